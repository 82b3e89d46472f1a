// What comes to lie over the map: a battle, a deal, a request, drawn cards. M puts it aside and brings it back.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Icon, Key } from "../../parts";
import { useTexts } from "../../text/texts";
import "./Cover.css";

/** Whether the map is shown instead of what lies over it. */
export const mapShown = signal(false);

function MapButton() {
  const texts = useTexts();
  return (
    <button
      type="button"
      class="btn ghost tomap"
      aria-keyshortcuts="m"
      onClick={() => {
        mapShown.value = true;
      }}
    >
      <Icon name="lucide:map" />
      <span class="lbl">{texts.text("oath-map")}</span>
      <Key name="M" />
    </button>
  );
}

/** Back to what was put aside; what came of it may stand on the button. */
export function BackButton({ to, children }: { to: string; children?: ComponentChildren }) {
  const texts = useTexts();
  return (
    <button
      type="button"
      class="btn go backto"
      aria-keyshortcuts="m"
      data-part="back-to"
      onClick={() => {
        mapShown.value = false;
      }}
    >
      <Icon name="lucide:undo-2" />
      <span class="lbl">
        {children} {texts.text(`oath-to-${to}`)}
      </span>
      <Key name="M" />
    </button>
  );
}

interface CoverProps {
  title: string;
  icon: string;
  class?: string;
  part: string;
  /** Beside the title. */
  beside?: ComponentChildren;
  children: ComponentChildren;
}

export function Cover({ title, icon, class: name = "", part, beside, children }: CoverProps) {
  return (
    <section class={`stacked map-cover ${name}`} data-part={part} aria-label={title}>
      <header class="abreast">
        <Icon name={icon} />
        <h2>{title}</h2>
        {beside}
        <MapButton />
      </header>
      {children}
    </section>
  );
}
