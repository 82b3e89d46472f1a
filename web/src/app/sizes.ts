// The five sizes of a room. What decides is the room a board has, not the window: the build writes them into
// stylesheets (`@room low { … }`), and the frame tells components which one it is.
export type SizeName = "wide" | "table" | "low" | "across" | "upright";

interface Bounds {
  /** From this width and height on (px), … */
  width: number;
  height: number;
  /** … and below this height. */
  below?: number;
}

/** In the order in which they are tried; a room that is none of these stands upright. */
const BOUNDS: readonly (readonly [SizeName, Bounds])[] = [
  ["wide", { width: 1320, height: 900 }],
  ["table", { width: 760, height: 640 }],
  ["low", { width: 760, height: 430, below: 640 }],
  ["across", { width: 560, height: 0, below: 430 }],
];

export const SIZES: readonly SizeName[] = [...BOUNDS.map(([name]) => name), "upright"];

export function sizeOf(width: number, height: number): SizeName {
  const found = BOUNDS.find(
    ([, is]) => width >= is.width && height >= is.height && (is.below === undefined || height < is.below),
  );
  return found?.[0] ?? "upright";
}

/** From this size of the whole hall on there is a rail beside the board, with reading stand, log and chat. */
export const RAIL = { width: 1180, height: 470 };

const condition = (is: Bounds): string => {
  const parts = [`(width >= ${is.width}px)`];
  if (is.height) parts.push(`(height >= ${is.height}px)`);
  if (is.below !== undefined) parts.push(`(height < ${is.below}px)`);
  return `(${parts.join(" and ")})`;
};

/** The same as the condition of a container query. */
export function queryOf(name: string): string {
  const at = BOUNDS.findIndex(([size]) => size === name);
  if (at < 0 && name !== "upright") throw new Error(`there is no room "${name}": ${SIZES.join(", ")}`);
  const before = BOUNDS.slice(0, at < 0 ? undefined : at).map(([, is]) => `(not ${condition(is)})`);
  // Only the larger one can hold what is also this one.
  const others = name === "upright" ? before : name === "table" ? before.slice(0, 1) : [];
  return [...(at < 0 ? [] : [condition(BOUNDS[at]![1])]), ...others].join(" and ");
}
