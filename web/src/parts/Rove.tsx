// A group with one tab stop: arrows move the focus among its buttons, by place, so rows and fans work alike.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface RoveProps {
  class?: string;
  label: string;
  children: ComponentChildren;
  zone?: string | undefined;
  part?: string | undefined;
}

const ITEMS = "button:not([data-own-stop])";

export function Rove({ class: more = "", label, zone, part, children }: RoveProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const group = ref.current!;
    const settle = (current?: Element | null) => {
      // The attribute, not the property: to tell the latter the browser works out the styles of the whole page.
      const stops = (item: Element) => item.getAttribute("tabindex") === "0";
      const items = [...group.querySelectorAll<HTMLElement>(ITEMS)];
      const stop = items.find((item) => item === current) ?? items.find(stops) ?? items[0];
      for (const item of items) if (item !== stop) item.setAttribute("tabindex", "-1");
      stop?.setAttribute("tabindex", "0");
    };
    settle();
    const observer = new MutationObserver(() => settle());
    observer.observe(group, { childList: true, subtree: true });
    const focus = (event: FocusEvent) => settle((event.target as Element).closest(ITEMS));
    group.addEventListener("focusin", focus);
    return () => {
      observer.disconnect();
      group.removeEventListener("focusin", focus);
    };
  }, []);
  return (
    <div
      ref={ref}
      class={more}
      role="group"
      aria-label={label}
      data-part={part}
      data-zone={zone}
      onKeyDown={(event) => {
        if (!event.key.startsWith("Arrow") && event.key !== "Home" && event.key !== "End") return;
        const items = [...ref.current!.querySelectorAll<HTMLElement>(ITEMS)];
        const next = neighbor(items, document.activeElement as HTMLElement, event.key);
        if (!next) return;
        event.preventDefault();
        next.focus();
      }}
    >
      {children}
    </div>
  );
}

function neighbor(items: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const start = from.getBoundingClientRect();
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (item === from) continue;
    const rect = item.getBoundingClientRect();
    const dx = rect.left + rect.width / 2 - start.left - start.width / 2;
    const dy = rect.top + rect.height / 2 - start.top - start.height / 2;
    const along = (across ? dx : dy) * sign;
    const aside = Math.abs(across ? dy : dx);
    if (along <= 1 || (across && aside > start.height * 0.8)) continue;
    const far = along + aside * 2;
    if (far < least) {
      least = far;
      best = item;
    }
  }
  if (best || !across) return best;
  // At the end of a row the next one begins.
  return items[items.indexOf(from) + sign];
}
