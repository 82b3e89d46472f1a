// Selectors taken apart as far as fence and checks need it. Brackets and parentheses are passed over whole.

/** "a > .b:has(.c) .d" → ["a", ".b:has(.c)", ".d"] */
export function compounds(selector: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let now = "";
  for (const letter of selector) {
    if (letter === "(" || letter === "[") depth += 1;
    if (letter === ")" || letter === "]") depth -= 1;
    if (depth === 0 && /[\s>+~]/.test(letter)) {
      if (now) found.push(now);
      now = "";
    } else now += letter;
  }
  if (now) found.push(now);
  return found;
}

const PSEUDO_ELEMENT = /::|:(?=(?:before|after|first-line|first-letter)\b)/;

/** Puts a condition on what the selector styles: behind its last compound, before a pseudo-element. */
export function narrow(selector: string, condition: string): string {
  const last = compounds(selector).at(-1) ?? "";
  const start = selector.lastIndexOf(last);
  const at = last.search(PSEUDO_ELEMENT);
  const cut = start + (at < 0 ? last.length : at);
  return selector.slice(0, cut) + condition + selector.slice(cut);
}

/** Classes of a compound itself, without those in :has(), :not() and the like. */
export function classesOf(compound: string): string[] {
  let bare = compound;
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(/\([^()]*\)/g, "");
  }
  return [...bare.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name]) => name!);
}
