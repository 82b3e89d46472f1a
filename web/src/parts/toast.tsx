// Short words at the edge, and the live region that tells a screen reader what happened.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { useTexts } from "../text/texts";
import { clearOf } from "./beside";
import { Icon } from "./Icon";
import { RuleLink } from "./RuleNote";
import "./Toast.css";

interface Toast {
  id: number;
  text: string;
  kind: "note" | "error";
  rule: string;
  game: string;
}

/** What was pressed last: notes about it never lie over it. */
let pressed: Element | null = null;

const CONTROL = "button, a, label, input, select, textarea, summary";

function notePressed({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('[data-part="toast"]')) return;
  pressed = target.closest(CONTROL) ?? target;
}

const toasts = signal<readonly Toast[]>([]);
const said = signal("");
let next = 1;

/** Shows a note for a while. `rule` is the clause of the game that makes it so. */
export function toast(
  text: string,
  { kind = "note", rule = "", game = "" }: { kind?: "note" | "error"; rule?: string; game?: string } = {},
): void {
  const id = next++;
  toasts.value = [...toasts.value.filter((other) => other.text !== text).slice(-2), { id, text, kind, rule, game }];
  setTimeout(() => drop(id), 5000 + text.length * 40);
}

const drop = (id: number) => {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
};

/** Says something to a screen reader only. */
export function announce(text: string): void {
  // The same words twice must still be a change.
  if (text) said.value = said.value === text ? `${text}\u00a0` : text;
}

export function Toasts() {
  const texts = useTexts();
  const ref = useRef<HTMLDivElement>(null);
  const shown = toasts.value;
  // As a popover it lies above an open dialog too; the newest must be shown after the dialog was.
  useEffect(() => {
    const box = ref.current;
    if (!box?.showPopover) return;
    if (box.matches(":popover-open")) box.hidePopover();
    if (!shown.length) return;
    box.style.removeProperty("bottom");
    box.showPopover();
    if (!pressed?.isConnected) return;
    const room = { width: innerWidth, height: innerHeight };
    const bottom = clearOf(box.getBoundingClientRect(), pressed.getBoundingClientRect(), room);
    if (bottom !== undefined) box.style.bottom = `${bottom}px`;
  }, [shown]);
  useEffect(() => {
    const stop = new AbortController();
    for (const kind of ["pointerdown", "keydown"]) {
      document.addEventListener(kind, notePressed, { signal: stop.signal, capture: true });
    }
    return () => stop.abort();
  }, []);
  return (
    <>
      <div class="vh" role="status" aria-live="polite" id="live">
        {said.value}
      </div>
      <div class="toasts" data-part="toasts" role="alert" popover="manual" ref={ref}>
        {shown.map((toast) => (
          <p
            key={toast.id}
            class={`toast pair ${toast.kind === "error" ? "error" : ""}`}
            data-part="toast"
            data-kind={toast.kind}
          >
            <Icon name={toast.kind === "error" ? "lucide:circle-alert" : "lucide:info"} />
            <span>{toast.text}</span>
            {toast.rule && toast.game && <RuleLink rule={toast.rule} game={toast.game} />}
            <button type="button" class="bare" aria-label={texts.text("web-close")} onClick={() => drop(toast.id)}>
              <Icon name="lucide:x" />
            </button>
          </p>
        ))}
      </div>
    </>
  );
}
