// Where something may lie: inside the window, and not over the thing it is about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Smaller than it is, where the window is. */
  scale: number;
}

const GAP = 10;
const EDGE = 6;

const within = (at: number, length: number, room: number): number => Math.max(EDGE, Math.min(at, room - length - EDGE));

/** Right of the thing, else left of it, below, above; where none has room, on that half of the window that is freer. */
export function beside(
  thing: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
): Placed {
  const scale = Math.min(1, (room.height - 2 * EDGE) / size.height, (room.width - 2 * EDGE) / size.width);
  const width = size.width * scale;
  const height = size.height * scale;
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const left = within(thing.left + (thing.width - width) / 2, width, room.width);
  const top = within(thing.top + (thing.height - height) / 2, height, room.height);
  if (right + GAP + width + EDGE <= room.width) return { left: right + GAP, top, scale };
  if (thing.left - GAP - width >= EDGE) return { left: thing.left - GAP - width, top, scale };
  if (bottom + GAP + height + EDGE <= room.height) return { left, top: bottom + GAP, scale };
  if (thing.top - GAP - height >= EDGE) return { left, top: thing.top - GAP - height, scale };
  const free = thing.left > room.width - right ? EDGE : room.width - width - EDGE;
  return { left: free, top, scale };
}

/** How far above the lower edge of the window a box has to lie so as not to cover the thing: just above it, else just
 * below it, else at the upper edge. Nothing if it does not cover it where it is. */
export function clearOf(box: Box, thing: Box, room: { height: number }): number | undefined {
  const beneath = box.left + box.width > thing.left && thing.left + thing.width > box.left;
  const level = box.top + box.height > thing.top && thing.top + thing.height > box.top;
  if (!beneath || !level) return undefined;
  const above = room.height - thing.top + GAP;
  if (above + box.height + EDGE <= room.height) return above;
  const below = room.height - thing.top - thing.height - GAP - box.height;
  return below >= EDGE ? below : room.height - box.height - EDGE;
}
