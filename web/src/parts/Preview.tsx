// A card large beside what stands for it, where no reading stand can be seen. It lies above everything, windows too,
// and is nothing to a pointer or a screen reader: the thing's own label says the same.
import { useLayoutEffect, useRef } from "preact/hooks";
import { beside } from "./beside";
import { Reading } from "./CloseUp";
import { previewed, putAway } from "./looking";
import css from "./Preview.module.css";

export function Preview() {
  const ref = useRef<HTMLDivElement>(null);
  const shown = previewed.value;
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box?.showPopover || !shown) return;
    const { at } = shown;
    // Shown again each time: the newest of what lies above everything is the highest.
    box.showPopover();
    const place = () => {
      const thing = at.getBoundingClientRect();
      const room = { width: innerWidth, height: innerHeight };
      if (thing.bottom < 0 || thing.top > room.height || !at.isConnected) return putAway();
      const { left, top, scale } = beside(thing, { width: box.offsetWidth, height: box.offsetHeight }, room);
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
      box.style.scale = String(scale);
    };
    place();
    const grown = new ResizeObserver(place);
    grown.observe(box);
    const gone = new MutationObserver(() => at.isConnected || putAway());
    gone.observe(document.body, { childList: true, subtree: true });
    addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      grown.disconnect();
      gone.disconnect();
      removeEventListener("scroll", place, { capture: true });
      box.hidePopover();
    };
  }, [shown]);
  return (
    <div ref={ref} class={css.preview} popover="manual" aria-hidden="true" inert data-part="preview">
      {shown && <Reading what={shown.what} still />}
    </div>
  );
}
