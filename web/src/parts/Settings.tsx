// What a visitor prefers, in one window: kept in this browser, in force at once.
import type { Signal } from "@preact/signals";
import { colors, LANGS, lang, letters, motion, recap, textSize, theme, volume, warned } from "../app/settings";
import { play } from "../app/sound/player";
import { LANGUAGES } from "../languages";
import { useTexts } from "../text/texts";
import { Dialog } from "./Dialog";
import { Pills } from "./Pills";
import { SpeedPills } from "./SpeedPills";
import "./Settings.css";

const NAMES = LANGS.map((value) => ({ value, label: LANGUAGES[value] }));

export function Settings({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  return (
    <Dialog title={texts.text("web-settings")} onClose={onClose} part="settings">
      <div class="col">
        <Pills
          class="setting"
          legend={texts.text("web-settings-lang")}
          value={lang.value}
          of={NAMES}
          set={(value) => {
            lang.value = value;
          }}
        />
        <Setting id="theme" of={theme} values={["auto", "light", "dark"]} />
        <Setting id="text" of={textSize} values={["usual", "large", "largest"]} />
        <Setting id="colors" of={colors} values={["usual", "apart"]} />
        <Setting id="motion" of={motion} values={["auto", "off"]} />
        <SpeedPills class="setting" />
        <p class="sub">{texts.text("web-speed-about")}</p>
        <Setting id="recap" of={recap} values={["on", "off"]} />
        <Setting id="volume" of={volume} values={["off", "low", "medium", "high"]} onSet={() => play("turn")} />
        <Setting id="letters" of={letters} values={["on", "off"]} />
        <Setting id="warned" of={warned} values={["on", "off"]} />
      </div>
    </Dialog>
  );
}

interface SettingProps<T extends string> {
  /** Its words are `web-settings-<id>`, those of a value `web-settings-<id>-<value>`, or else `web-settings-<value>`. */
  id: string;
  of: Signal<T>;
  values: readonly T[];
  onSet?: () => void;
}

function Setting<T extends string>({ id, of, values, onSet }: SettingProps<T>) {
  const texts = useTexts();
  const name = `web-settings-${id}`;
  const word = (value: T) => texts.or(`${name}-${value}`, texts.text(`web-settings-${value}`));
  return (
    <>
      <Pills
        class="setting"
        legend={texts.text(name)}
        value={of.value}
        of={values.map((value) => ({ value, label: word(value) }))}
        set={(value) => {
          of.value = value;
          onSet?.();
        }}
      />
      {texts.has(`${name}-about`) && <p class="sub">{texts.text(`${name}-about`)}</p>}
    </>
  );
}
