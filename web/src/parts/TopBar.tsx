// The bar above everything: where one is, what the page adds, and the tools that are always there.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { afterThis, dark, lang, nextLang, nextTheme } from "../app/settings";
import { LANGUAGES } from "../languages";
import { useTexts } from "../text/texts";
import { Icon } from "./Icon";
import { Settings } from "./Settings";
import "./TopBar.css";

const open = signal(false);

interface TopBarProps {
  /** Game and table, or the section. */
  crumb?: ComponentChildren;
  /** The middle: round and phase. */
  children?: ComponentChildren;
  /** To the right of the middle: what ends the game. */
  end?: ComponentChildren;
  /** Tools of this page, before the common ones. */
  tools?: ComponentChildren;
  /** The game whose round and end stand in it. */
  room?: string;
  class?: string;
}

export function TopBar({ crumb, children, end, tools, room, class: more = "" }: TopBarProps) {
  const texts = useTexts();
  return (
    <header class={`top ${more}`} data-part="top-bar">
      <a class="brand pair" data-part="brand" href="/" aria-label={texts.text("web-home")}>
        <Icon name="game-icons:open-book" />
        <span>Kronika</span>
      </a>
      {crumb && (
        <div class="crumb" data-part="crumb" data-may-clip>
          {crumb}
        </div>
      )}
      {children && (
        <div class="turn pair" data-room={room} data-may-clip>
          {children}
        </div>
      )}
      {end && (
        <div class="endt" data-room={room}>
          {end}
        </div>
      )}
      <div class="tools pair" data-part="tools">
        {tools}
        <Tool
          icon={dark.value ? "lucide:sun" : "lucide:moon"}
          label={texts.text(dark.value ? "web-theme-light" : "web-theme-dark")}
          onClick={nextTheme}
          class="extra"
        />
        <Tool
          icon="lucide:settings"
          label={texts.text("web-settings")}
          onClick={() => {
            open.value = true;
          }}
        />
        <button
          type="button"
          class="bare tool lang"
          lang={afterThis()}
          aria-label={LANGUAGES[afterThis()]}
          data-tip={LANGUAGES[afterThis()]}
          onClick={nextLang}
        >
          {lang.value.toUpperCase()}
        </button>
      </div>
      {open.value && (
        <Settings
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </header>
  );
}

interface ToolProps {
  icon: string;
  label: string;
  onClick?: () => void;
  href?: string;
  keys?: string;
  disabled?: boolean;
  class?: string;
  /** The link saves what it leads to. */
  download?: boolean;
  /** There is something to do with it now. */
  on?: boolean;
  /** A number beside the icon: unread words. */
  count?: number;
}

/** A button with an icon and a name that is shown on hover. */
export function Tool({
  icon,
  label,
  onClick,
  href,
  keys,
  disabled = false,
  class: more = "",
  download = false,
  on = false,
  count = 0,
}: ToolProps) {
  const title = keys ? `${label} (${keys})` : label;
  const inside = (
    <>
      <Icon name={icon} />
      {count > 0 && <b class="dotnum">{count}</b>}
    </>
  );
  if (href) {
    return (
      <a class={`bare tool ${more}`} href={href} download={download || undefined} aria-label={label} data-tip={title}>
        {inside}
      </a>
    );
  }
  return (
    <button
      type="button"
      class={`bare tool ${more}`}
      data-on={on || undefined}
      aria-label={label}
      data-tip={title}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={onClick}
    >
      {inside}
    </button>
  );
}
