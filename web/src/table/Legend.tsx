// The legend of a table: what its lights say, its phases and its counters, each in words and with its clause.
import { lookOf } from "../games";
import { Dialog } from "../parts/Dialog";
import { Icon } from "../parts/Icon";
import { RuleLink } from "../parts/RuleNote";
import { useTexts } from "../text/texts";
import "./Legend.css";

const LIGHTS = ["can", "chosen", "reach", "no"] as const;

export interface LegendProps {
  game: string;
  onClose: () => void;
}

export function Legend({ game, onClose }: LegendProps) {
  const texts = useTexts(game);
  const look = lookOf(game);
  const explained = (kind: string, ids: readonly string[]) =>
    ids.filter((id) => texts.has(`${game}-${kind}-${id}`, "about"));
  const phases = explained("phase", look.phases ?? []);
  const tracks = explained("track", Object.keys(look.tracks ?? {}));
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
      {phases.length > 0 && <Part game={game} kind="phase" ids={phases} icons={{}} />}
      {tracks.length > 0 && <Part game={game} kind="track" ids={tracks} icons={look.tracks ?? {}} />}
    </Dialog>
  );
}

interface PartProps {
  game: string;
  kind: "phase" | "track";
  ids: readonly string[];
  icons: Record<string, string>;
}

function Part({ game, kind, ids, icons }: PartProps) {
  const texts = useTexts(game);
  return (
    <section class="legend col tight" aria-labelledby={`legend-${kind}`}>
      <h3 id={`legend-${kind}`}>{texts.text(`web-legend-${kind}s`)}</h3>
      <dl>
        {ids.map((id) => {
          const text = `${game}-${kind}-${id}`;
          return (
            <div key={id} data-explained={text}>
              <dt>
                {icons[id] && <Icon name={icons[id]} />}
                {texts.text(text)}
              </dt>
              <dd>
                {texts.text(text, {}, "about")} <RuleLink rule={texts.text(text, {}, "rule")} game={game} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
