// The map of a page: sites with what lies there, marked with what becomes of them; from page to page they glide.
import { useLayoutEffect, useRef } from "preact/hooks";
import { still } from "../../../app/settings";
import { Icon, openCloseUp } from "../../../parts";
import { useTable } from "../../../table/store";
import { useTexts } from "../../../text/texts";
import { facesOf } from "../..";
import { BANDITS as BANDIT_ICON, EDIFICE, HOUSE, RELIC, RUIN, SUIT } from "../icons";
import { Landscape } from "../Landscape";
import { isRuin } from "../Print";
import { BANDITS, colorOf, type Facts, type OathView, REGIONS, regionOf, slotOf } from "../view";
import type { Chronicle, Plot } from "./pages";
import "./World.css";

/** Pages on which somebody still rules the sites. */
const RULED = ["victory", "vow", "citizens", "works", "departure", "ruins"];

const MARK: Record<string, string> = {
  leaves: "lucide:log-out",
  falls: RUIN,
  aside: "lucide:move-down-right",
  stays: "lucide:anchor",
};

interface WorldProps {
  view: OathView;
  chronicle: Chronicle;
  at: number;
  title: string;
}

export function World({ view, chronicle, at, title }: WorldProps) {
  const texts = useTexts();
  const { pages } = chronicle;
  const page = pages[at]!;
  const before = pages[at - 1];
  const map = useRef<HTMLDivElement>(null);
  useGlide(map, at);
  // What will be is shown only as long as it can change.
  const fates = at === pages.length - 1 ? chronicle.fates : [];
  return (
    <section class="world" aria-label={title}>
      <h3>{title}</h3>
      <div class="world-regions" ref={map}>
        {REGIONS.map((region) => (
          <div key={region} class="world-region">
            <h4>{texts.text(`oath-region-${region}`)}</h4>
            {regionOf(view, region).map((spot) => {
              const slot = slotOf(spot);
              const plot = page.map[slot]!;
              // A card that leaves is still seen while the page tells of it.
              const gone = page.step === "departure" && !plot.taken && before !== undefined;
              return (
                <Land
                  key={slot}
                  view={view}
                  slot={slot}
                  plot={gone ? before.map[slot]! : plot}
                  ruled={RULED.includes(page.step)}
                  fate={gone ? "gone" : (fates[slot] ?? "")}
                />
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Sites that stand elsewhere than a page ago glide there; what is new turns up. */
function useGlide(map: { current: HTMLDivElement | null }, at: number): void {
  const seen = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    for (const land of map.current?.querySelectorAll<HTMLElement>("[data-land]") ?? []) {
      const name = land.dataset.land!;
      const rect = land.getBoundingClientRect();
      now.set(name, rect);
      const was = seen.current.get(name);
      if (still.value || seen.current.size === 0 || typeof land.animate !== "function") continue;
      if (!was) {
        land.animate(
          [
            { opacity: 0, transform: "rotateY(80deg)" },
            { opacity: 1, transform: "none" },
          ],
          {
            duration: 600,
            easing: "ease-out",
          },
        );
      } else if (Math.abs(was.left - rect.left) + Math.abs(was.top - rect.top) > 4) {
        const from = `translate(${was.left - rect.left}px, ${was.top - rect.top}px)`;
        land.animate(
          [
            { transform: from, zIndex: 2 },
            { transform: "none", zIndex: 2 },
          ],
          {
            duration: 1100,
            easing: "cubic-bezier(.3,.7,.2,1)",
          },
        );
      }
    }
    seen.current = now;
  }, [at]);
}

interface LandProps {
  view: OathView;
  slot: number;
  plot: Plot;
  ruled: boolean;
  fate: string;
}

function Land({ view, slot, plot, ruled, fate }: LandProps) {
  const texts = useTexts();
  const mark = MARK[fate === "gone" ? "leaves" : fate];
  const known = plot.site !== "";
  if (!plot.taken) {
    return (
      <div class="land-gap" data-land={`gap:${slot}`}>
        <span class="vh">{texts.text("oath-land-gap")}</span>
      </div>
    );
  }
  const name = known ? texts.card(plot.site) : texts.text("oath-unknown-site");
  return (
    <div
      class={`land ${known ? "" : "land-unknown"}`}
      data-part="land"
      data-fate={fate || undefined}
      data-land={known ? plot.site : `hid:${slot}`}
      data-slot={slot}
    >
      {known && <Landscape name={plot.site} />}
      <p class="land-name pair" data-part="name">
        {known ? (
          <button type="button" data-face={plot.site} onClick={() => openCloseUp({ game: "oath", face: plot.site })}>
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
        {ruled && known && <Ruled view={view} ruler={plot.ruler} />}
      </p>
      {mark && (
        <span
          class="fate"
          style={{ "--fate": `var(--fate-${fate})` }}
          data-part="fate"
          data-tip={texts.text(`oath-fate-${fate}`)}
        >
          <Icon name={mark} />
          <span>{texts.text(`oath-fate-${fate}`)}</span>
        </span>
      )}
      {known && <Stuff plot={plot} />}
    </div>
  );
}

function Ruled({ view, ruler }: { view: OathView; ruler: number }) {
  const table = useTable();
  const texts = useTexts();
  if (ruler < BANDITS) return null;
  const color = colorOf(view, ruler);
  const who =
    ruler === BANDITS
      ? texts.text("oath-note-bandits")
      : ruler === 0
        ? texts.text("oath-note-empire")
        : (table.names.value[ruler] ?? "");
  const said = texts.text("oath-rules", { name: who });
  return (
    <span class={`opennant h-${color}`} data-tip={said} data-explains="oath-keyword-rule">
      <Icon name={HOUSE[color] ?? BANDIT_ICON} label={said} />
    </span>
  );
}

/** Cards and relics at a site: edifices by their own sign, denizens by their suit. */
function Stuff({ plot }: { plot: Plot }) {
  const texts = useTexts();
  if (plot.cards.length === 0 && plot.relics === 0) return null;
  return (
    <ul class="land-things">
      {plot.cards.map((card) => {
        const face = facesOf("oath").get(card) as Facts | undefined;
        const ruin = isRuin(face);
        const built = face?.kinds?.[0] === "edifice";
        const icon = ruin ? RUIN : built ? EDIFICE : (SUIT[face?.suit ?? ""] ?? EDIFICE);
        return (
          <li key={card}>
            <button
              type="button"
              class={`thing o-${ruin ? "ruin" : face?.suit} ${built ? "thing-built" : ""}`}
              data-part="thing"
              data-face={card}
              onClick={() => openCloseUp({ game: "oath", face: card })}
            >
              <span class="omedal">
                <Icon name={icon} />
              </span>
              <span>{texts.card(card)}</span>
            </button>
          </li>
        );
      })}
      {plot.relics > 0 && (
        <li>
          <span
            class="thing thing-relics"
            data-tip={texts.text("oath-relics-here", { count: plot.relics })}
            data-explains="oath-sign-relic"
          >
            <Icon name={RELIC} label={texts.text("oath-relics-here", { count: plot.relics })} />
            <b aria-hidden="true">{plot.relics}</b>
          </span>
        </li>
      )}
    </ul>
  );
}
