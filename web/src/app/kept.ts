// What somebody has typed or chosen and not sent yet. It stays in this tab when the page is loaded again.

const PREFIX = "kronika-kept-";

/** Keeps something under a name; null forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // One can play without storage.
  }
}

/** What was kept under a name; null if nothing was. */
export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** Nothing is kept any more: whoever typed it has left. */
export function forgetKept(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // One can play without storage.
  }
}
