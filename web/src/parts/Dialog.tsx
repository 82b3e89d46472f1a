// Windows over the page: a dialog in the middle, or a sheet from below on phones. <dialog> keeps the focus inside.
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { useTexts } from "../text/texts";
import { Explain } from "./Explain";
import { Icon } from "./Icon";
import { opened } from "./windows";
import "./Dialog.css";

interface DialogProps {
  title: ComponentChildren;
  onClose: () => void;
  class?: string;
  /** Which window it is, for tests and scripts. */
  part?: string;
  children: ComponentChildren;
}

export function Dialog({ title, onClose, class: more = "", part = "dialog", children }: DialogProps) {
  const texts = useTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const back = document.activeElement as HTMLElement | null;
    const dialog = ref.current!;
    dialog.showModal?.();
    // A button at the end does not have the beginning scrolled out of sight.
    (dialog.querySelector<HTMLElement>("[data-first]") ?? dialog).focus({ preventScroll: true });
    // A click beside it closes it, as Esc does.
    const beside = (event: MouseEvent) => event.target === dialog && close.current();
    dialog.addEventListener("click", beside);
    const closed = opened(dialog);
    return () => {
      closed();
      back?.focus?.();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog leaf edged ${more}`}
      data-part={part}
      tabIndex={-1}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div class="dialog-in col">
        <div class="dialog-head ends">
          <h2 id={id} class="gold">
            {title}
          </h2>
          <button type="button" class="bare" aria-label={texts.text("web-close")} onClick={onClose}>
            <Icon name="lucide:x" />
          </button>
        </div>
        {children}
      </div>
      <Explain inside={ref} />
    </dialog>
  );
}

/** The same from the edge of the screen: below on phones, right on wider ones. */
export const Sheet = (props: DialogProps) => <Dialog {...props} class={`sheet ${props.class ?? ""}`} />;
