// A site on the map: its landscape, who rules it, what the way there costs, its cards, and what stands and lies there.
import { Card, Icon, openCloseUp, Rove } from "../../parts";
import { DownCard } from "../../parts/Card";
import { marks } from "../../table/marks";
import { useTable } from "../../table/store";
import { namesOfZone, type Zone } from "../../table/view";
import { useTexts } from "../../text/texts";
import { BANDITS as BANDIT_ICON, HOUSE, TITLE } from "./icons";
import { Landscape } from "./Landscape";
import { Recover } from "./Print";
import { Band, Pawn, Tok } from "./Signs";
import { BANDITS, colorOf, type OathView, playerOf, relicsAt, type Spot, shownSeat, slotOf } from "./view";

export function Site({ view, spot }: { view: OathView; spot: Spot }) {
  const table = useTable();
  const texts = useTexts();
  const slot = slotOf(spot);
  const name = spot.site.face;
  const names = namesOfZone(spot);
  const light = table.light(names, spot.id);
  const glow = table.glow(names, spot.id);
  const no = light === "no" ? table.whyNot(names) : undefined;
  const here = spot.pawns.includes(shownSeat(view));
  const aimed = view.extra.campaign?.targets.includes(spot.id) ?? false;
  const told = name ? texts.card(name) : texts.text("oath-unknown-site");
  return (
    <section
      class={`osite ${spot.up ? "" : "hid"} ${here ? "here" : ""} ${aimed ? "aimed" : ""} ${glow}`}
      aria-label={name ? told : `${told}: ${texts.text("oath-the-place", { slot })}`}
      data-part="site"
      data-light={light || undefined}
      data-glow={glow || undefined}
      data-spot={spot.id}
      data-zone={spot.id}
    >
      {spot.up && <Landscape name={name} />}
      <button
        type="button"
        class={`place ${glow}`}
        data-part="place"
        {...marks(table, names, spot.id)}
        data-face={name || undefined}
        aria-pressed={light === "can" || light === "chosen" ? light === "chosen" : undefined}
        aria-description={no ? texts.prompt(no.reason, table.names.value) : undefined}
        onClick={() => {
          if (light) table.click(names, spot.id);
          else if (name) openCloseUp({ game: "oath", face: name });
        }}
      >
        <span class="sname">{told}</span>
        <Ruler view={view} spot={spot} />
        <span class="way">
          {here ? (
            <span class="youhere">
              <Icon name="lucide:map-pin" />
              {texts.text("oath-here")}
            </span>
          ) : (
            typeof spot.travel === "number" && (
              <span class="tcost" title={texts.text("oath-note-travel", { supply: spot.travel })}>
                <Icon name="game-icons:walking-boot" label={texts.text("oath-note-travel", { supply: spot.travel })} />
                <b aria-hidden="true">{spot.travel}</b>
              </span>
            )
          )}
        </span>
      </button>
      {spot.up ? (
        <>
          <p class="pow">{texts.or(`card-${name}`, "", {}, "text")}</p>
          <Cards view={view} spot={spot} told={told} />
        </>
      ) : (
        <p class="unknown">
          <Icon name="game-icons:mountain-road" />
          <span>{texts.text("oath-unknown-help")}</span>
        </p>
      )}
      <Shelf view={view} spot={spot} slot={slot} />
    </section>
  );
}

function Ruler({ view, spot }: { view: OathView; spot: Spot }) {
  const table = useTable();
  const texts = useTexts();
  if (!spot.up || spot.ruler < BANDITS) return null;
  const color = colorOf(view, spot.ruler);
  const you = spot.ruler > 0 && spot.ruler === table.info.value?.my_seat;
  const word =
    spot.ruler === BANDITS
      ? texts.text("oath-note-bandits")
      : spot.ruler === 0
        ? texts.text("oath-note-empire")
        : you
          ? texts.text("web-you")
          : (table.names.value[spot.ruler] ?? "");
  return (
    <span class={`ruler h-${color}`} data-part="ruler" title={texts.text("oath-rules", { name: word })}>
      <Icon name={HOUSE[color] ?? BANDIT_ICON} />
      <span>{word}</span>
    </span>
  );
}

function Cards({ view, spot, told }: { view: OathView; spot: Spot; told: string }) {
  const texts = useTexts();
  const free = Math.max(0, (spot.capacity ?? 0) - spot.cards.length);
  return (
    <Rove
      class={`oslots n${Math.max(spot.cards.length, spot.capacity ?? 0)}`}
      part="slots"
      label={texts.text("oath-cards-at", { site: told })}
    >
      {spot.cards.map((card, i) => (
        <Laid key={card.id ?? i} view={view} zone={spot} index={i} />
      ))}
      {Array.from({ length: free }, (_, i) => (
        <span key={`free-${i}`} class="hole">
          <span>{texts.text("oath-free-slot")}</span>
        </span>
      ))}
    </Rove>
  );
}

/** An open card with the tokens that lie on it. */
export function Laid({ view, zone, index }: { view: OathView; zone: Zone; index: number }) {
  const texts = useTexts();
  const card = zone.cards[index]!;
  if (!card.face) return <DownCard zone={zone} index={index} />;
  const favor = Number(card.favor ?? 0);
  const secrets = Number(card.secrets ?? 0);
  const used = view.extra.campaign?.plans.some((plan) => plan.card === card.face) ?? false;
  // What one holds in the hand lies before nobody yet.
  const down = card.down === true && zone.kind !== "drawn";
  const said = [
    favor ? texts.text("oath-some-favor", { amount: favor }) : "",
    secrets ? texts.text("oath-some-secrets", { amount: secrets }) : "",
    down ? texts.text("web-card-turned") : "",
  ];
  return (
    <Card
      face={card.face}
      zone={zone}
      index={index}
      suffix={said.filter(Boolean).join(", ")}
      class={`${down ? "turned" : ""} ${used ? "used" : ""}`}
    >
      {(favor > 0 || secrets > 0) && (
        <span class="olaid" aria-hidden="true">
          {favor > 0 && <Tok of="favor" count={favor > 1 ? favor : undefined} label={false} />}
          {secrets > 0 && <Tok of="secrets" count={secrets > 1 ? secrets : undefined} label={false} />}
        </span>
      )}
      {down && (
        <span class="turnedmark" aria-hidden="true">
          <Icon name="lucide:eye-off" />
        </span>
      )}
    </Card>
  );
}

/** Warbands, pawns, tokens and relics at the foot of a site. */
function Shelf({ view, spot, slot }: { view: OathView; spot: Spot; slot: number }) {
  const table = useTable();
  const texts = useTexts();
  const color = colorOf(view, spot.ruler);
  const relics = relicsAt(view, slot);
  return (
    <div class="oshelf" data-part="shelf">
      {spot.warbands > 0 && (
        <Band color={color} count={spot.warbands} label={texts.text("oath-some-warbands", { amount: spot.warbands })} />
      )}
      {spot.pawns.map((seat) => (
        <span key={seat} class="stands" data-flip={`piece:pawn:${seat}`}>
          <Pawn
            color={playerOf(view, seat).color}
            label={texts.text("oath-pawn-of", { name: table.names.value[seat] ?? "" })}
            mine={seat === shownSeat(view)}
          />
          {playerOf(view, seat).title && <Icon name={TITLE} class="crowned" />}
        </span>
      ))}
      {spot.favor + spot.secrets > 0 && (
        <span class="otray">
          {spot.favor > 0 && <Tok of="favor" count={spot.favor} />}
          {spot.secrets > 0 && <Tok of="secrets" count={spot.secrets} />}
        </span>
      )}
      {relics && (
        <span class="hoard">
          <Rove class="hoarded" label={texts.text("oath-zone-site-relics")} zone={relics.id}>
            {relics.cards.map((card, i) =>
              card.face ? (
                <Card key={card.id ?? i} face={card.face} zone={relics} index={i} class="turned" />
              ) : (
                <DownCard key={i} zone={relics} index={i} />
              ),
            )}
          </Rove>
          {spot.recover && <Recover {...spot.recover} />}
        </span>
      )}
    </div>
  );
}
