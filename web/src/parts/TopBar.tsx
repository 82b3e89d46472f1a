// The bar above everything: where one is, what the page adds, and the tools that are always there.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import {
  colours,
  dark,
  lang,
  letters,
  motion,
  nextLang,
  nextTheme,
  recap,
  textSize,
  theme,
  volume,
  warned,
} from "../app/settings";
import { play } from "../app/sound/player";
import { useTexts } from "../text/texts";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import { Pills } from "./Pills";
import { SpeedPills } from "./SpeedPills";
import "./TopBar.css";

const open = signal(false);

export interface TopBarProps {
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
          lang={lang.value === "cs" ? "en" : "cs"}
          aria-label={lang.value === "cs" ? "English" : "Česky"}
          title={lang.value === "cs" ? "English" : "Česky"}
          onClick={nextLang}
        >
          {lang.value.toUpperCase()}
        </button>
      </div>
      {open.value && <Settings />}
    </header>
  );
}

export interface ToolProps {
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
      <a class={`bare tool ${more}`} href={href} download={download || undefined} aria-label={label} title={title}>
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
      title={title}
      aria-keyshortcuts={keys}
      disabled={disabled}
      onClick={onClick}
    >
      {inside}
    </button>
  );
}

interface ChoiceProps<T> {
  name: string;
  value: T;
  of: readonly (readonly [T, string])[];
  set: (value: T) => void;
}

function Choice<T extends string>({ name, value, of, set }: ChoiceProps<T>) {
  return (
    <Pills class="setting" legend={name} value={value} of={of.map(([value, label]) => ({ value, label }))} set={set} />
  );
}

function Settings() {
  const texts = useTexts();
  const say = (id: string) => texts.text(`web-settings-${id}`);
  return (
    <Dialog
      title={texts.text("web-settings")}
      onClose={() => {
        open.value = false;
      }}
      part="settings"
    >
      <div class="col">
        <Choice
          name={say("lang")}
          value={lang.value}
          of={[
            ["cs", "Česky"],
            ["en", "English"],
          ]}
          set={(value) => {
            lang.value = value;
          }}
        />
        <Choice
          name={say("theme")}
          value={theme.value}
          of={[
            ["auto", say("auto")],
            ["light", say("light")],
            ["dark", say("dark")],
          ]}
          set={(value) => {
            theme.value = value;
          }}
        />
        <Choice
          name={say("text")}
          value={textSize.value}
          of={[
            ["usual", say("text-usual")],
            ["large", say("text-large")],
            ["largest", say("text-largest")],
          ]}
          set={(value) => {
            textSize.value = value;
          }}
        />
        <Choice
          name={say("colours")}
          value={colours.value}
          of={[
            ["usual", say("colours-usual")],
            ["apart", say("colours-apart")],
          ]}
          set={(value) => {
            colours.value = value;
          }}
        />
        <p class="sub">{say("colours-about")}</p>
        <Choice
          name={say("motion")}
          value={motion.value}
          of={[
            ["auto", say("auto")],
            ["off", say("motion-off")],
          ]}
          set={(value) => {
            motion.value = value;
          }}
        />
        <SpeedPills class="setting" />
        <p class="sub">{texts.text("web-speed-about")}</p>
        <Choice
          name={say("recap")}
          value={recap.value}
          of={[
            ["on", say("on")],
            ["off", say("off")],
          ]}
          set={(value) => {
            recap.value = value;
          }}
        />
        <Choice
          name={say("volume")}
          value={volume.value}
          of={[
            ["off", say("off")],
            ["low", say("volume-low")],
            ["medium", say("volume-medium")],
            ["high", say("volume-high")],
          ]}
          set={(value) => {
            volume.value = value;
            play("turn");
          }}
        />
        <Choice
          name={say("letters")}
          value={letters.value}
          of={[
            ["on", say("on")],
            ["off", say("off")],
          ]}
          set={(value) => {
            letters.value = value;
          }}
        />
        <p class="sub">{say("letters-about")}</p>
        <Choice
          name={say("warned")}
          value={warned.value}
          of={[
            ["on", say("on")],
            ["off", say("off")],
          ]}
          set={(value) => {
            warned.value = value;
          }}
        />
        <p class="sub">{say("warned-about")}</p>
      </div>
    </Dialog>
  );
}
