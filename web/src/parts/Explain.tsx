// What something at the table means, in words and with its clause, beside the thing itself. It lies above everything. The
// page has one, and so has each window over it: what lies outside an open window cannot be pressed.
import type { RefObject } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import { useTexts } from "../text/texts";
import { beside } from "./beside";
import { explained } from "./explaining";
import { RuleLink } from "./RuleNote";
import "./Explain.css";

/** `inside` is the window it explains things in; without one it explains those of the page. */
export function Explain({ inside }: { inside?: RefObject<HTMLDialogElement | null> }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const about = explained.value;
  const shown = about && about.at.closest("dialog") === (inside?.current ?? null) ? about : null;
  const texts = useTexts(shown?.game ?? "");
  const told = shown !== null && texts.has(shown.id, "about");
  const known = told || shown?.tip ? shown : null;
  // What the thing itself says, where that is more than its name.
  const own = known && told && known.tip !== texts.text(known.id) ? known.tip : "";
  useLayoutEffect(() => {
    const note = box.current;
    if (!note?.showPopover || !known) return;
    note.showPopover();
    const room = { width: innerWidth, height: innerHeight };
    const size = { width: note.offsetWidth, height: note.offsetHeight };
    const { left, top } = beside(known.at.getBoundingClientRect(), size, room);
    note.style.left = `${left}px`;
    note.style.top = `${top}px`;
    const described = known.at.getAttribute("aria-describedby");
    if (!described) known.at.setAttribute("aria-describedby", id);
    const gone = new MutationObserver(() => {
      if (!known.at.isConnected) explained.value = null;
    });
    gone.observe(document.body, { childList: true, subtree: true });
    return () => {
      gone.disconnect();
      if (!described) known.at.removeAttribute("aria-describedby");
      note.hidePopover();
    };
  }, [known, texts]);
  return (
    <div
      ref={box}
      id={id}
      class={`explain col tight ${told ? "" : "tip"}`}
      popover="manual"
      role="tooltip"
      // Plain words are read as the description of the thing; there is nothing in them to go to.
      aria-hidden={known && !told ? true : undefined}
      data-part="explain"
    >
      {known && !told && <p>{known.tip}</p>}
      {known && told && (
        <>
          <b>{texts.text(known.id)}</b>
          {own && <p>{own}</p>}
          <p>{texts.text(known.id, {}, "about")}</p>
          {known.follows && (
            <p class="follows" data-part="follows">
              {texts.text("web-foretold", { what: known.follows })}
            </p>
          )}
          {texts.has(known.id, "rule") && (
            <p>
              <RuleLink rule={texts.text(known.id, {}, "rule")} game={known.game} />
            </p>
          )}
        </>
      )}
    </div>
  );
}
