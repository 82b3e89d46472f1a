// A card's effect as a line of signs. It reads the vocabulary of src/kronika/games/north/effects.py and decides nothing:
// the full text says the same in words.
import { COUNTED, REFRESH, THING, THINGS, type Thing, TILE, type Tile, TRIGGER, TYPE } from "./icons";

/** A number with a token, an icon alone, or a sign between two of them. */
export interface Sign {
  text?: string;
  /** A token in its own shape and color. */
  thing?: Thing;
  icon?: string;
  /** What it means (`north-sign-…`), where its icon does not tell. */
  means?: string;
  op?: string;
}

const isThing = (name: string): name is Thing => (THINGS as readonly string[]).includes(name);

const amount = (text: string): Sign[] => {
  const [, n, name] = /^(\d+) ([a-z-]+)$/.exec(text.trim()) ?? [];
  return n && name && isThing(name) ? [{ text: n, thing: name }] : [{ text }];
};

const joined = (parts: Sign[][], op: string): Sign[] => parts.flatMap((part, i) => (i ? [{ op }, ...part] : part));

const sums = (text: string): Sign[] => joined(text.split("+").map(amount), "+");

const choices = (text: string): Sign[] => joined(text.split("/").map(sums), "/");

function counted(what: string): Sign[] {
  const [head = "", of = ""] = what.split(" ");
  const icon = head.startsWith("type:") ? TYPE[head.slice(5)] : COUNTED[head];
  if (head === "assigned" && isThing(of)) return [{ thing: of }];
  return [icon ? { icon, ...(head === "ship-out" ? { means: "ship" } : {}) } : { text: what }];
}

/** What a part may be, with the signs for it. */
const FORMS: [RegExp, (found: string[]) => Sign[]][] = [
  [
    /^gain (.+?)(?: per ([a-z:-]+(?: [a-z-]+)?))?(?: max (\d+))?$/,
    ([, what, per, most]) => [
      ...choices(what!),
      ...(per ? [{ op: "×" }, ...counted(per)] : []),
      ...(most ? [{ op: `≤${most}` }] : []),
    ],
  ],
  [/^perform (\w+)$/, ([, tile]) => [{ icon: TILE[tile as Tile], means: tile! }]],
  [
    /^refresh (\d+|all) (\w+)$/,
    ([, n, what]) => [
      { icon: REFRESH },
      what === "worker"
        ? { text: n!, thing: "worker" }
        : { text: n === "all" ? "∞" : n!, icon: COUNTED[what!] ?? THING.card },
    ],
  ],
  [
    /^assign (up to )?(\d+) ([a-z-]+)$/,
    ([, upto, n, what]) => [
      { text: `${upto ? "≤" : ""}${n}`, thing: what as Thing },
      { op: "→" },
      { icon: TRIGGER.assign! },
    ],
  ],
  [
    /^release (\d+|all)(?: ([a-z-]+))?$/,
    ([, n, what]) => [
      { icon: TRIGGER.assign! },
      { op: "→" },
      what && isThing(what) ? { text: n!, thing: what } : { text: n === "all" ? "∞" : n! },
    ],
  ],
  [
    /^discard up to (\d+) card(?:: gain (.+) each)?$/,
    ([, n, gain]) => [
      { text: `−${n}`, icon: TRIGGER.discard! },
      ...(gain ? [{ op: "→" }, ...choices(gain), { op: "×" }, { icon: TRIGGER.discard! }] : []),
    ],
  ],
  [/^return (\d+) card$/, ([, n]) => [{ text: n!, icon: "game-icons:return-arrow" }]],
  [
    /^search (type:)?([a-z-]+)$/,
    ([, type, what]) => [
      { icon: "lucide:search" },
      { icon: (type ? TYPE[what!] : (COUNTED[what!] ?? TRIGGER[what!])) ?? THING.card },
    ],
  ],
  [/^move disc$/, () => [{ icon: "game-icons:plain-circle" }, { op: "→" }]],
  [/^move ship$/, () => [{ icon: TILE.sail }, { op: "→" }]],
  [/^resolve ship$/, () => [{ icon: TILE.sail }, { op: "→" }, { icon: COUNTED.island! }]],
  [/^call resculpt$/, () => [{ icon: TRIGGER.discard! }, { op: "→" }, { icon: TRIGGER.build! }]],
  [/^call three-kinds$/, () => [{ text: "3", thing: "resource" }]],
  [
    /^call release-with-interest$/,
    () => [
      { icon: TRIGGER.assign! },
      { op: "→" },
      { text: "2", thing: "resource" },
      { op: "+" },
      { text: "1", thing: "vp" },
    ],
  ],
];

function part(text: string): Sign[] {
  if (text.startsWith("may ")) return part(text.slice(4));
  for (const [form, signs] of FORMS) {
    const found = form.exec(text);
    if (found) return signs([...found]);
  }
  return [{ text }];
}

/** An action, an instant, a bonus: a price and what it buys. */
export function deed(line: string): Sign[] {
  const priced = /^pay ([^:]+): (.+)$/.exec(line);
  const parts = joined(
    (priced ? priced[2]! : line).split(";").map((each) => part(each.trim())),
    "+",
  );
  return priced ? [...sums(priced[1]!), { op: "→" }, ...parts] : parts;
}

/** What a card does without being used. */
export function feature(line: string): Sign[] {
  const when = /^when ([a-z-]+)(?: type:([a-z-]+))?: (.+)$/.exec(line);
  if (when) {
    const [, trigger, type, then] = when;
    return [{ icon: TRIGGER[trigger!]! }, ...(type ? [{ icon: TYPE[type]! }] : []), { op: ":" }, ...deed(then!)];
  }
  const stored = /^stored (\d+) ([a-z-]+): (.+)$/.exec(line);
  if (stored) return [{ text: stored[1]!, thing: stored[2] as Thing }, { op: ":" }, ...choices(stored[3]!)];
  const copies = /^copy (\w+)$/.exec(line);
  if (copies) return [{ icon: "lucide:copy" }, { icon: copies[1] === "field" ? COUNTED.field! : TRIGGER.build! }];
  const cheaper = /^cheaper (\d+)(?: type:([a-z-]+))?$/.exec(line);
  if (cheaper) {
    return [{ icon: cheaper[2] ? TYPE[cheaper[2]]! : TRIGGER.build! }, { text: `−${cheaper[1]}`, thing: "resource" }];
  }
  return [{ text: line }];
}
