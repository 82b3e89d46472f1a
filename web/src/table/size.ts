// Which size the room around a component has. The hall measures its board; a page without a board has the window.

import type { RefObject } from "preact";
import { createContext } from "preact";
import { useContext, useLayoutEffect, useState } from "preact/hooks";
import { railed } from "../app/settings";
import { type SizeName, sizeOf } from "../app/sizes";

const BAR = 46;
const RAIL = 300;

/** Before anything is measured: what the window leaves for a board. */
const guess = (): SizeName => sizeOf(innerWidth - (railed.value ? RAIL : 0), innerHeight - BAR);

export const SizeContext = createContext<SizeName | null>(null);

interface RoomSize {
  name: SizeName;
  /** A phone, held either way: things are in reach of a thumb, and little is in sight at once. */
  small: boolean;
}

export function useSize(): RoomSize {
  const name = useContext(SizeContext) ?? guess();
  return { name, small: name === "upright" || name === "across" };
}

/** The size of an element that its contents cannot stretch. */
export function useMeasured(room: RefObject<HTMLElement | null>): SizeName {
  const [size, setSize] = useState(guess);
  useLayoutEffect(() => {
    const look = () => {
      const { clientWidth, clientHeight } = room.current!;
      if (clientWidth > 0) setSize(sizeOf(clientWidth, clientHeight));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, []);
  return size;
}
