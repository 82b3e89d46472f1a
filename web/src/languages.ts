// Written by `python -m kronika.server.typescript` from src/kronika/engine/texts.py. Do not edit.

/** All languages: by their code, what each is called in itself. The first is for those who read none. */
export const LANGUAGES = { en: "English", cs: "Česky" } as const;

export type Lang = keyof typeof LANGUAGES;

/** Languages without texts, and the one that their readers understand best. */
export const NEAR: Readonly<Record<string, Lang>> = { sk: "cs" };
