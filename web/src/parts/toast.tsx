// Short words at the edge, and the live region that tells a screen reader what happened.
import { effect, signal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { useTexts } from "../text/texts";
import { clearOf } from "./beside";
import { Icon } from "./Icon";
import { RuleLink } from "./RuleNote";
import { windows } from "./windows";
import "./Toast.css";

interface Toast {
  id: number;
  text: string;
  kind: "note" | "error";
  rule: string;
  game: string;
  answering: boolean;
}

interface Manner {
  kind?: "note" | "error";
  /** The clause of the game that makes it so. */
  rule?: string;
  game?: string;
  /** About an answer that could not be given: it goes when one is. */
  answering?: boolean;
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

/** Somebody who says elsewhere what is wrong with an answer: a coach. */
type Catcher = (text: string, rule: string) => void;
let catcher: Catcher | null = null;

/** From now on notes about answers go there; gives back how to stop. */
export function catchAnswering(by: Catcher): () => void {
  catcher = by;
  return () => {
    if (catcher === by) catcher = null;
  };
}

/** Shows a note for a while. */
export function toast(text: string, { kind = "note", rule = "", game = "", answering = false }: Manner = {}): void {
  if (answering && catcher) {
    catcher(text, rule);
    return;
  }
  const id = next++;
  const others = toasts.value.filter((other) => other.text !== text).slice(-2);
  toasts.value = [...others, { id, text, kind, rule, game, answering }];
  setTimeout(() => drop(id), 5000 + text.length * 40);
}

/** An answer was given: what was said about those that could not be is of no use any more, and lies over the hand. */
export function answered(): void {
  if (toasts.peek().some((toast) => toast.answering)) toasts.value = toasts.peek().filter((toast) => !toast.answering);
}

const drop = (id: number) => {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
};

/** Says something to a screen reader only. */
export function announce(text: string): void {
  // The same words twice must still be a change.
  if (text) said.value = said.value === text ? `${text}\u00a0` : text;
}

/** Nothing that was said is left, on the page or for a screen reader. */
export function hush(): void {
  toasts.value = [];
  said.value = "";
}

export function Toasts() {
  useEffect(() => {
    const box = document.createElement("div");
    box.className = "toasts";
    box.dataset.part = "toasts";
    box.role = "alert";
    box.popover = "manual";
    // Its own root, since it moves: in the topmost window its buttons can be pressed, outside of it they could not.
    render(<Notes box={box} />, box);
    const stopMoving = effect(() => {
      (windows.value.at(-1) ?? document.body).append(box);
      raise(box);
    });
    const stop = new AbortController();
    for (const kind of ["pointerdown", "keydown"]) {
      document.addEventListener(kind, notePressed, { signal: stop.signal, capture: true });
    }
    return () => {
      stop.abort();
      stopMoving();
      render(null, box);
      box.remove();
    };
  }, []);
  return (
    <div class="vh" role="status" aria-live="polite" id="live">
      {said.value}
    </div>
  );
}

/** As a popover it lies above an open window too; the newest must be shown after the window was. */
function raise(box: HTMLElement): void {
  if (!box.showPopover) return;
  if (box.matches(":popover-open")) box.hidePopover();
  if (!toasts.peek().length) return;
  box.style.removeProperty("bottom");
  box.showPopover();
  if (!pressed?.isConnected) return;
  const room = { width: innerWidth, height: innerHeight };
  const bottom = clearOf(box.getBoundingClientRect(), pressed.getBoundingClientRect(), room);
  if (bottom !== undefined) box.style.bottom = `${bottom}px`;
}

function Notes({ box }: { box: HTMLElement }) {
  const texts = useTexts("");
  const shown = toasts.value;
  useEffect(() => raise(box), [shown]);
  return (
    <>
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
    </>
  );
}
