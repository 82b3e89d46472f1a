// Pictures are put into the page when something first shows them: there they take colors and gradients from where they
// are used, and a page holds the few dozens it shows and not all of them.
import address from "./sprite.gen.svg?url";

/** The file line by line, as build/sprite.js writes it: the head, each picture by its id, the end. */
let drawings: ReadonlyMap<string, string> | null = null;
let head = "";
let sprite: Element | null = null;
const asked = new Set<string>();
let missing: string[] = [];

export async function loadSprite(): Promise<void> {
  try {
    const lines = (await (await fetch(address)).text()).split("\n");
    head = lines[0]!;
    drawings = new Map(lines.slice(1).map((line) => [/^<symbol id="([^"]+)"/.exec(line)?.[1] ?? "", line]));
    sprite = parsed("");
    sprite.classList.add("sprite");
    document.body.prepend(sprite);
    draw();
  } catch {
    // Without pictures everything still has its words.
  }
}

/** Where a `<use>` finds the picture of this name ("game-icons:crown"). */
export function pictureOf(name: string): string {
  const id = name.replace(":", "-");
  if (!asked.has(id)) {
    asked.add(id);
    if (missing.push(id) === 1) queueMicrotask(draw);
  }
  return `#${id}`;
}

/** All that have been asked for since the last time, at once. */
function draw(): void {
  if (!drawings || !sprite || missing.length === 0) return;
  const lines = missing.map((id) => drawings!.get(id) ?? "");
  missing = [];
  sprite.append(...parsed(lines.join("")).querySelectorAll("symbol"));
}

const parsed = (symbols: string): Element =>
  document.adoptNode(new DOMParser().parseFromString(`${head}${symbols}</svg>`, "image/svg+xml").documentElement);
