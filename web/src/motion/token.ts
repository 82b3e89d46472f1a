// A token that changes places is seen flying from one to the other, and is gone when it has arrived.
import { type ComponentChild, render } from "preact";
import { fly } from "./aloft";

const TIME = 620;

export function flyToken(look: string, content: ComponentChild, from: DOMRect, to: DOMRect, delay: number): void {
  const token = document.createElement("span");
  token.className = look;
  token.dataset.part = "flight";
  // It flies over the whole page, but it is a thing of the game.
  token.dataset.room = document.querySelector<HTMLElement>("[data-part=hall]")?.dataset.game ?? "";
  render(content, token);
  token.style.left = `${to.left + to.width / 2}px`;
  token.style.top = `${to.top + to.height / 2}px`;
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  fly(
    token,
    [
      { transform: `translate(${dx}px, ${dy}px) scale(0.6)`, opacity: 0 },
      { transform: `translate(${dx}px, ${dy - 18}px) scale(1.25)`, opacity: 1, offset: 0.3 },
      { transform: "none", opacity: 1, offset: 0.9 },
      { transform: "scale(0.7)", opacity: 0 },
    ],
    { duration: TIME, delay, easing: "cubic-bezier(.4,.1,.3,1)", fill: "both" },
  );
}
