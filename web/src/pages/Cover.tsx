// The picture on a game's box: as the whole lid, or small as its mark in lists.
import { placed } from "../parts/Card";
import { Icon } from "../parts/Icon";
import { boxOf } from "./home/boxes";
import "./Cover.css";

/** The colors of a box as properties, for it and for what stands inside. */
export function colorsOf(game: string): Record<string, string> {
  const { b1, b2, b3, sun, m1, m2, m3 } = boxOf(game);
  return { "--b1": b1, "--b2": b2, "--b3": b3, "--sun": sun, "--m1": m1, "--m2": m2, "--m3": m3 };
}

/** `mark`: only the sky and the main icon, large. */
export function Cover({ game, mark = false }: { game: string; mark?: boolean }) {
  const box = boxOf(game);
  const main = box.icons[0]!;
  // What stands behind is drawn first.
  const icons = mark
    ? [{ ...main, x: 50, y: 52, s: 64 }]
    : [...box.icons].sort((a, b) => Number(b.tone === "dark") - Number(a.tone === "dark"));
  return (
    <span class={`cover ${box.sea ? "north" : ""}`} style={colorsOf(game)} aria-hidden="true">
      <span class="cover-sun" />
      <svg class="cover-hills" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 34L12 20L20 27L34 8L46 24L56 14L70 30L82 16L100 32V60H0Z" />
        <path d="M0 46L16 34L30 44L48 30L62 43L80 33L100 45V60H0Z" />
      </svg>
      {icons.map((icon) => (
        <span key={`${icon.name}${icon.x}`} class={`ai ${icon.tone ?? "cream"}`} style={placed(icon)}>
          <Icon name={icon.name} />
        </span>
      ))}
      {box.sea && !mark && <span class="cover-sea" />}
    </span>
  );
}

/** The mark of a game in lists. */
export const Mark = ({ game }: { game: string }) => (
  <span class="mark">
    <Cover game={game} mark />
  </span>
);
