// A rival's empire in the place of the sea, with real cards: what can be raided first and large, the rest below with the
// reason. The first click on a target chooses it and shows what would come of it, the second one raids; Esc goes back.
import { useEffect } from "preact/hooks";
import { Crest, Icon, Key, Rove, RuleLink } from "../../parts";
import { keepsEnter } from "../../table/keys";
import { useTable } from "../../table/store";
import { namesOfCard } from "../../table/view";
import { useTexts } from "../../text/texts";
import type { Choice } from "../../wire";
import { facesOf } from "..";
import { LaidCard } from "./Empire";
import { deed } from "./formula";
import { EXHAUSTED } from "./icons";
import { signsOf } from "./Print";
import { aim, back, isRaid, raidOf } from "./raid";
import { Signs, TokenIcon } from "./Signs";
import {
  type Facts,
  type NorthView,
  type Placed,
  raidFeatures,
  rowsOf,
  seatOf,
  sortedFor,
  stockOf,
  zoneOf,
} from "./view";
import "./Visit.css";

export function Visit({ view, seat }: { view: NorthView; seat: number }) {
  const table = useTable();
  const texts = useTexts();
  const name = table.names.value[seat] ?? "";
  const zone = zoneOf(view, `empire:${seat}`);
  const rows = rowsOf(zone?.cards ?? [], facesOf("north"));
  const raidAt = ({ index }: Placed): Choice | undefined =>
    zone && table.optionsAt(namesOfCard(zone, index, view.seat)).find(isRaid);
  const chosen = raidOf(table);
  const { targets, ...rest } = sortedFor(rows, (placed) => !table.pending.value && raidAt(placed) !== undefined);
  const raiding = targets.length > 0;
  const safe = seatOf(view, seat).passed && !view.over;
  useBack(() => chosen && table.choose(chosen));
  return (
    <section
      class="visit leaf"
      style={{ "--whose": `var(--seat${seat})` }}
      aria-label={texts.text("north-empire-of", { name })}
      data-part="visit"
      data-seat={seat}
      data-raiding={raiding || undefined}
    >
      <header class="visit-head pair">
        <Crest seat={seat} small />
        <h2>{texts.text("north-empire-of", { name })}</h2>
        <p class="sub fine">
          {safe && <Icon name="lucide:shield" />}{" "}
          {texts.text(raiding ? "north-visit-targets" : safe ? "north-visit-safe" : "north-visit-look")}
        </p>
        <button type="button" class="btn" aria-keyshortcuts="Escape" onClick={() => back(true)}>
          <Icon name="lucide:chevron-left" />
          <span>{texts.text("north-visit-back")}</span>
          <Key name="Esc" />
        </button>
      </header>
      <div class="visit-place">
        <Rove class="visit-cards" label={texts.text("north-zone-empire")} zone={zone?.id}>
          {raiding ? (
            <>
              <Some
                cards={targets}
                head={texts.text("north-visit-count", { count: targets.length })}
                zone={zone}
                onClick={(placed) => aim(table, seat, raidAt(placed)!)}
                chosen={(placed) => chosen !== undefined && raidAt(placed) === chosen}
                large
              />
              <Some cards={rest.fields} head={texts.text("north-visit-fields")} zone={zone} />
              <Some cards={rest.features} head={texts.text("north-visit-features")} zone={zone} />
              <Some cards={rest.exhausted} head={texts.text("north-visit-exhausted")} zone={zone} />
            </>
          ) : (
            (["fields", "actions", "features", "islands"] as const).map((word) => (
              <Some key={word} cards={rows[word]} head={texts.text(`north-row-${word}`)} zone={zone} />
            ))
          )}
        </Rove>
      </div>
      {raiding && <Outcome view={view} seat={seat} raid={chosen} />}
    </section>
  );
}

/** Esc one step back, Enter does what is chosen; a button that one went to by key keeps its own Enter. */
function useBack(confirm: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") back();
      else if (event.key === "Enter" && !keepsEnter() && !event.repeat) confirm();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", listen, true);
    return () => document.removeEventListener("keydown", listen, true);
  });
}

interface SomeProps {
  cards: Placed[];
  head: string;
  zone: ReturnType<typeof zoneOf>;
  large?: boolean;
  onClick?: (placed: Placed) => void;
  chosen?: (placed: Placed) => boolean;
}

function Some({ cards, head, zone, large = false, onClick, chosen }: SomeProps) {
  if (cards.length === 0) return null;
  return (
    <div class="visit-some" data-part="empire-row" data-large={large || undefined} style={{ "--n": cards.length }}>
      <h3 class="sub finest">{head}</h3>
      <div>
        {cards.map((placed) => (
          <LaidCard
            key={placed.card.key ?? placed.index}
            placed={placed}
            zone={zone}
            class={chosen?.(placed) ? "chosen" : ""}
            onClick={onClick && (() => onClick(placed))}
          />
        ))}
      </div>
    </div>
  );
}

/** What comes of the raid, for me and for the other one. */
function Outcome({ view, seat, raid }: { view: NorthView; seat: number; raid: Choice | undefined }) {
  const table = useTable();
  const texts = useTexts();
  const faces = facesOf("north");
  const me = view.seat!;
  const { raze = 0 } = stockOf(view, me);
  const face = raid && String(raid.text.args.card);
  const facts = face ? (faces.get(face) as Facts | undefined) : undefined;
  return (
    <div class="outcome fine" data-part="outcome" aria-live="polite">
      <h3 class="sub finest">{texts.text("north-outcome")}</h3>
      {!face && <p class="sub">{texts.text("north-outcome-none")}</p>}
      {face && (
        <>
          <dl class="outcome-for leaf">
            <dt class="pair">
              <Crest seat={me} small /> <b>{texts.text("north-outcome-you")}</b>
            </dt>
            <dd class="pair">
              <TokenIcon of="raze" /> {texts.text("north-track-raze")}
              <b>
                {raze} → {raze - 1}
              </b>
            </dd>
            {raidFeatures(zoneOf(view, `empire:${me}`)?.cards ?? [], faces).map(({ face, line }, i) => (
              <dd key={i} class="pair">
                {texts.card(face)} <Signs signs={deed(line)} />
              </dd>
            ))}
          </dl>
          <dl class="outcome-for leaf">
            <dt class="pair">
              <Crest seat={seat} small /> <b>{table.names.value[seat]}</b>
            </dt>
            <dd class="pair">
              <Icon name={EXHAUSTED} /> {texts.text("north-outcome-spent", { card: face })}
            </dd>
            {facts && (
              <dd class="pair">
                {texts.text("north-outcome-unused")} <Signs signs={signsOf(facts)} />
              </dd>
            )}
          </dl>
          <p class="sub">
            {texts.text("north-outcome-stays")} <RuleLink rule="N6.1-b" />
          </p>
        </>
      )}
    </div>
  );
}
