// A card's effect as a line of signs. It reads the vocabulary of src/kronika/games/valeria/effects.py and decides
// nothing: the full text says the same in words.
import { ACTION, CITIZEN, DICE, DIE, DOMAIN, MONSTER, RESOURCE, type Resource, THING } from "./icons";

/** A number with an icon, or a sign between two of them. */
export interface Sign {
  text?: string;
  icon?: string;
  tone?: Resource;
  /** What it means (`valeria-sign-…`), where its icon does not tell. */
  means?: string;
  /** An operator: + / × → */
  op?: string;
}

const AMOUNT = /^(\d+) (strength|gold|magic|vp)$/;

function amount(text: string): Sign {
  const [, n, resource] = AMOUNT.exec(text) ?? [];
  const tone = resource as Resource;
  return { text: n ?? "", icon: RESOURCE[tone], tone };
}

const joined = (parts: Sign[][], op: string): Sign[] => parts.flatMap((part, i) => (i ? [{ op }, ...part] : part));

const sums = (text: string): Sign[] =>
  joined(
    text.split(" + ").map((part) => [amount(part)]),
    "+",
  );

export function formula(line: string): Sign[] {
  const choices = line.split(" | ");
  if (choices.length > 1) return joined(choices.map(formula), "/");
  const trade = /^(\d.*) -> (\d.*)$/.exec(line);
  if (trade) return [...sums(trade[1]!), { op: "→" }, ...sums(trade[2]!)];
  return joined(line.split(" + ").map(part), "+");
}

/** The amounts of a line that brings nothing else; nothing where it asks, counts or trades. */
export function amountsOf(line: string): [Resource, number][] {
  const parts = line.split(" + ").map((part) => AMOUNT.exec(part));
  return parts.every(Boolean) ? parts.map((found) => [found![2] as Resource, Number(found![1])]) : [];
}

/** What the whole line may be where it is no amount, with the signs for it. */
const FORMS: [RegExp, (found: string[]) => Sign[]][] = [
  [AMOUNT, ([whole]) => [amount(whole!)]],
  [/^(\d+ \w+) x (?:named )?([a-z-]+)$/, ([, each, thing]) => [amount(each!), { op: "×" }, { icon: THING[thing!]! }]],
  [
    /^take (\d+) (\w+)(?: or (\w+))?$/,
    ([, n, one, other]) => [
      { icon: "game-icons:grab" },
      amount(`${n} ${one}`),
      ...(other ? [{ op: "/" }, amount(`${n} ${other}`)] : []),
    ],
  ],
  [
    /^(?:may )?citizen(?: of (\w+))?(?: named ([a-z-]+))?(?: up to (\d+))?$/,
    ([, role, name, most]) => [
      { icon: CITIZEN },
      ...(name || role ? [{ icon: THING[(name || role)!]! }] : []),
      ...(most ? [{ text: `≤${most}`, icon: RESOURCE.gold, tone: "gold" as const }] : []),
    ],
  ],
  [
    /^pay (\d+ gold)(?: x (\w+))? to set die (\d)$/,
    ([, pay, role, to]) => [
      amount(pay!),
      ...(role ? [{ op: "×" }, { icon: THING[role]! }] : []),
      { op: "→" },
      { icon: DIE },
      { op: "=" },
      { text: to! },
    ],
  ],
  [/^lower die (\d)$/, ([, by]) => [{ icon: DIE, text: "" }, { text: `−${by}` }]],
  [
    /^may return (citizen|monster) -> (\d+ vp)$/,
    ([, thing, gain]) => [{ text: "−", icon: THING[thing!]! }, { op: "→" }, amount(gain!)],
  ],
  [/^put (\w+) on monster$/, ([, token]) => [amount(`1 ${token}`), { op: "→" }, { icon: MONSTER }]],
  [/^all lose (\d+) (\w+)$/, ([, n, what]) => [{ icon: "lucide:users" }, { ...amount(`${n} ${what}`), text: `−${n}` }]],
  [/^domains cheaper (\d)$/, ([, by]) => [{ icon: DOMAIN }, { text: `−${by}`, icon: RESOURCE.gold, tone: "gold" }]],
  [/^ignore plus$/, () => [{ icon: CITIZEN }, { text: "+0", icon: RESOURCE.gold, tone: "gold" }]],
  [/^may slay$/, () => [{ icon: ACTION, means: "slay" }]],
  [/^may rob monster$/, () => [{ icon: "game-icons:grab" }, { icon: MONSTER }]],
];

function part(text: string): Sign[] {
  for (const [form, signs] of FORMS) {
    const found = form.exec(text);
    if (found) return signs([...found]);
  }
  return [{ text }];
}

/** When a domain works, where that is not at once. */
export const WHEN: Record<string, Sign[]> = {
  roll: [{ icon: DICE }],
  doubles: [{ icon: DIE }, { op: "=" }, { icon: DIE }],
  actions: [{ icon: ACTION }],
  start: [{ icon: ACTION }],
  end: [{ icon: "lucide:hourglass" }],
  citizen: [{ text: "+", icon: CITIZEN }],
  slay: [{ icon: MONSTER }],
};
