// The four spaces of the Imperial Reliquary; one without its relic binds the Chancellor by what stands there.
import { DownCard } from "../../parts/Card";
import { useTexts } from "../../text/texts";
import { CardWithTokens } from "./Site";
import { type OathView, type Reliquary, zoneOf } from "./view";
import "./Reliquary.css";

interface Props {
  view: OathView;
  /** With the names of the spaces; else they are tiles. */
  named?: boolean;
  /** And with what an empty one does. */
  told?: boolean;
}

export function ReliquaryRow({ view, named = false, told = false }: Props) {
  const texts = useTexts();
  const zone = zoneOf(view, "reliquary") as Reliquary | undefined;
  if (!zone) return null;
  let place = 0;
  return (
    <div
      class={`wrapped reliquary ${named ? "named" : ""} ${told ? "told" : ""}`}
      role="group"
      aria-label={texts.text("oath-zone-reliquary")}
      data-zone="reliquary"
    >
      {named && <h3 class="cap">{texts.text("oath-zone-reliquary")}</h3>}
      {zone.spaces.map((space) => {
        const name = texts.text(`oath-reliquary-${space.id}`);
        const about = `${name}: ${texts.text(`oath-reliquary-${space.id}`, {}, "text")}`;
        const index = space.card ? place++ : -1;
        return (
          <span
            key={space.id}
            class={`${named ? "pill" : "middle"} space ${space.card ? "" : "bare-space"}`}
            data-tip={space.card ? name : about}
            data-explains={`oath-reliquary-${space.id}`}
          >
            {space.card &&
              (space.card.face ? (
                <CardWithTokens view={view} zone={zone} index={index} />
              ) : (
                <DownCard zone={zone} index={index} />
              ))}
            <span class={named ? "" : "vh"}>{space.card || (named && !told) ? name : about}</span>
          </span>
        );
      })}
    </div>
  );
}
