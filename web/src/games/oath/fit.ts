// What gives way where there is too little room: the first of several densities in which the contents fit their box.
import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/** Writes `data-fit="0"`, `"1"` … on the box; the stylesheet says what each takes away. Looks again after each drawing
 *  and when the box changes its size. */
export function useFit(box: RefObject<HTMLElement | null>, most: number): void {
  useLayoutEffect(() => {
    const it = box.current;
    if (!it) return;
    const look = () => {
      for (let level = 0; level <= most; level++) {
        it.dataset.fit = String(level);
        if (it.scrollHeight <= it.clientHeight + 1) return;
      }
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(it);
    return () => observer.disconnect();
  });
}

/** Whether cards on the map and on one's own board lie as lines: a card there would be too small to be read. */
export const lined = signal(false);

const ROOM = { width: 1000, height: 790 };

export function useLined(board: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const look = () => {
      const { clientWidth, clientHeight } = board.current!;
      lined.value = clientWidth < ROOM.width || clientHeight < ROOM.height;
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(board.current!);
    return () => observer.disconnect();
  }, []);
}
