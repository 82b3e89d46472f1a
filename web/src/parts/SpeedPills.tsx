// How fast one sees what others do.
import { type Speed, speed, tempo } from "../app/settings";
import { useTexts } from "../text/texts";
import { Pills } from "./Pills";

const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "once"];

export function SpeedPills({ class: more }: { class?: string }) {
  const texts = useTexts();
  return (
    <Pills
      {...(more ? { class: more } : {})}
      part="speed"
      legend={texts.text("web-speed")}
      value={tempo.value}
      of={SPEEDS.map((value) => ({ value, label: texts.text(`web-speed-${value}`) }))}
      set={(value) => {
        speed.value = value;
      }}
    />
  );
}
