// The legend of a table: what its lights say, its phases, its counters and the signs on its cards, each in words and
// with its clause.
import { type ComponentChildren, render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { facesOf, lookOf } from "../games";
import { CardFace } from "../parts/Card";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { type Meaning, printed } from "../parts/Meanings";
import { RuleLink } from "../parts/RuleNote";
import { GameContext, useTexts } from "../text/texts";
import "./Legend.css";

const LIGHTS = ["can", "chosen", "reach", "no"] as const;

export interface LegendProps {
  game: string;
  onClose: () => void;
}

export function Legend({ game, onClose }: LegendProps) {
  const texts = useTexts(game);
  const look = lookOf(game);
  const explained = ({ text }: Entry) => texts.has(text, "about");
  const phases = (look.phases ?? [])
    .map((id): Entry => ({ text: `${game}-phase-${id}`, picture: null }))
    .filter(explained);
  const tracks = Object.entries(look.tracks ?? {})
    .map(([id, icon]): Entry => ({ text: `${game}-track-${id}`, picture: <Icon name={icon} /> }))
    .filter(explained);
  const [signs, learn] = useState<readonly Meaning[]>([]);
  // The legend is there before all cards are drawn for it.
  useEffect(() => learn(signsOf(game)), [game]);
  // What is counted on the table stands among the counters already.
  const counted = new Set(tracks.map(({ text }) => texts.text(text)));
  const others = signs
    .filter(({ id }) => texts.has(id, "about") && !counted.has(texts.text(id)))
    .map(({ id, picture }): Entry => ({ text: id, picture: <Sign picture={picture} /> }));
  return (
    <Dialog title={texts.text("web-legend")} onClose={onClose} part="legend">
      <section class="legend col tight" aria-labelledby="legend-lights">
        <h3 id="legend-lights">{texts.text("web-legend-lights")}</h3>
        <dl>
          {LIGHTS.map((light) => (
            <div key={light} data-light={light}>
              <dt>
                <span class={`legend-light ${light === "no" ? "" : light}`} aria-hidden="true" />
                {texts.text(`web-legend-${light}`)}
              </dt>
              <dd>{texts.text(`web-legend-${light}`, {}, "about")}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Part game={game} kind="phase" entries={phases} />
      <Part game={game} kind="track" entries={tracks} />
      <Part game={game} kind="sign" entries={others} />
    </Dialog>
  );
}

const SIGN = "-sign-";
const known = new Map<string, readonly Meaning[]>();

/** The signs on the cards of a game, the commonest first: whatever the prints themselves explain, so that there is no
 * list of them that could say something else. */
function signsOf(game: string): readonly Meaning[] {
  const found = known.get(game);
  if (found) return found;
  const faces = [...facesOf(game).keys()];
  const box = document.createElement("div");
  const cards = faces.map((face) => (
    <div key={face}>
      <CardFace face={face} />
    </div>
  ));
  render(<GameContext.Provider value={game}>{cards}</GameContext.Provider>, box);
  const times = new Map<string, number>();
  for (const card of box.children) for (const { id } of printed(card)) times.set(id, (times.get(id) ?? 0) + 1);
  const signs = printed(box).filter(({ id }) => id.startsWith(game + SIGN));
  signs.sort((a, b) => times.get(b.id)! - times.get(a.id)!);
  render(null, box);
  if (faces.length > 0) known.set(game, signs);
  return signs;
}

/** A sign that is a number in a shape has no picture of its own; its place stays free. */
const Sign = ({ picture }: { picture: string }) => (
  <svg class="ic" aria-hidden="true">
    {picture && <use href={picture} />}
  </svg>
);

interface Entry {
  text: string;
  picture: ComponentChildren;
}

interface PartProps {
  game: string;
  kind: "phase" | "track" | "sign";
  entries: readonly Entry[];
}

function Part({ game, kind, entries }: PartProps) {
  const texts = useTexts(game);
  if (entries.length === 0) return null;
  return (
    <section class="legend col tight" aria-labelledby={`legend-${kind}`}>
      <h3 id={`legend-${kind}`}>{texts.text(`web-legend-${kind}s`)}</h3>
      <dl>
        {entries.map(({ text, picture }) => (
          <div key={text} data-explained={text}>
            <dt>
              {picture}
              {texts.text(text)}
            </dt>
            <dd>
              {texts.text(text, {}, "about")} <RuleLink rule={texts.text(text, {}, "rule")} game={game} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
