// A Campaign as everybody follows it: who fights for what, what makes the pools, the dice and how they count, the
// sacrifice, the outcome. It covers only the map; M shows the map.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Crest, Icon, Key, Words } from "../../parts";
import { CardLine } from "../../parts/Card";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { type Battle, battleOf, STEPS, stepOf } from "./battle";
import { ACTION, BANDITS as BANDIT_ICON, BANNER, RELIC, SHIELD, SKULL, SWORD, TITLE } from "./icons";
import { Landscape } from "./Landscape";
import { Band, Pawn } from "./Signs";
import { BANDITS, colorOf, type OathView, playerOf, type Reckoning, siteOf, type Tally } from "./view";
import "./stage.css";

/** Whether the map is shown instead of what lies over it. */
export const mapShown = signal(false);

/** Puts aside what lies over the map; the key M does the same. */
export function MapButton() {
  const texts = useTexts();
  return (
    <button
      type="button"
      class="btn ghost tomap"
      aria-keyshortcuts="m"
      onClick={() => {
        mapShown.value = true;
      }}
    >
      <Icon name="lucide:map" />
      <span class="lbl">{texts.text("oath-map")}</span>
      <Key name="M" />
    </button>
  );
}

/** The battle that is to be seen now. */
export function useBattle(view: OathView): Battle | null {
  const table = useTable();
  const battle = battleOf(table.events.value, view.extra.campaign);
  const at = battle?.at ?? -1;
  useEffect(() => {
    mapShown.value = false;
  }, [at]);
  return battle;
}

export function Stage({ view, battle }: { view: OathView; battle: Battle }) {
  const texts = useTexts();
  const table = useTable();
  const names = table.names.value;
  const step = stepOf(battle, view.extra.campaign);
  const foe = battle.defender === BANDITS ? texts.text("oath-note-bandits") : (names[battle.defender] ?? "");
  const title = texts.text(battle.defender === BANDITS ? "oath-campaign-bandits" : "oath-campaign-title", {
    attacker: names[battle.attacker] ?? "",
    defender: foe,
  });
  return (
    <section class={`ostage ${battle.over ? "over" : ""}`} aria-label={title}>
      <header>
        <Icon name={ACTION.campaign!} />
        <h2>{title}</h2>
        <ol class="osteps">
          {STEPS.map((name, i) => (
            <li
              key={name}
              class={i === step ? "on" : i < step ? "done" : ""}
              aria-current={i === step ? "step" : undefined}
            >
              <span>{i < step ? <Icon name="lucide:check" /> : i + 1}</span>
              <em>{texts.text(`oath-step-${name}`)}</em>
            </li>
          ))}
        </ol>
        <MapButton />
      </header>
      <div class="field">
        <Attack view={view} battle={battle} />
        <Middle view={view} battle={battle} />
        <Defense view={view} battle={battle} foe={foe} />
      </div>
      <Outcome view={view} battle={battle} />
    </section>
  );
}

interface Part {
  view: OathView;
  battle: Battle;
}

/** The count as it stands: of the battle that was won, else of the Campaign under way. */
const countOf = ({ view, battle }: Part): Reckoning | null => battle.count ?? view.extra.campaign;

function Attack({ view, battle }: Part) {
  const texts = useTexts();
  const table = useTable();
  const { attacker, attackFaces } = battle;
  const live = view.extra.campaign;
  const player = playerOf(view, attacker);
  const count = countOf({ view, battle });
  const lines = (count?.ledger ?? []).filter((entry) => entry.attack !== 0);
  return (
    <div class="side attack">
      <div class="fighter">
        <Crest seat={attacker} />
        <span>
          <small>{texts.text("oath-attacks")}</small>
          <b>{table.names.value[attacker]}</b>
        </span>
      </div>
      <DiceRow kind="attack" faces={attackFaces} count={battle.attackDice} />
      <ul class="lines">
        {lines.map(({ what, attack }, i) => (
          <Line key={i} view={view} battle={battle} what={what} value={signed(attack, i === 0)} />
        ))}
      </ul>
      {attackFaces && (
        <ul class="lines osum">
          {count?.attackTally.map((row) => (
            <Counted key={row.what} row={row} />
          ))}
          {battle.sacrificed > 0 && (
            <li class="loss">
              <span>{texts.text("oath-count-sacrificed")}</span>
              <b>{battle.sacrificed}</b>
            </li>
          )}
        </ul>
      )}
      {!attackFaces && live && (
        <p class="force">
          <Band color={colorOf(view, player.side)} count={live.attackForce} />
          {texts.text("oath-on-board")}
        </p>
      )}
      <Plans view={view} battle={battle} side="attack" />
    </div>
  );
}

function Defense({ view, battle, foe }: Part & { foe: string }) {
  const texts = useTexts();
  const table = useTable();
  const { defender, defenseFaces, allies } = battle;
  const count = countOf({ view, battle });
  const lines = (count?.ledger ?? []).filter((entry) => entry.defense !== 0);
  const names = allies.map((seat) => table.names.value[seat] ?? "");
  return (
    <div class="side defense">
      <div class="fighter">
        <span>
          <small>{texts.text("oath-defends")}</small>
          <b>
            {foe}
            {names.length > 0 && <em> {texts.text("oath-with-allies", { names: texts.listed(names) })}</em>}
          </b>
        </span>
        {defender === BANDITS ? (
          <span class="crest h-bandit" aria-hidden="true">
            <Icon name={BANDIT_ICON} />
          </span>
        ) : (
          <Crest seat={defender} />
        )}
        {allies.map((seat) => (
          <Crest key={seat} seat={seat} />
        ))}
      </div>
      <DiceRow kind="defense" faces={defenseFaces} count={battle.defenseDice} />
      <ul class="lines">
        {lines.map(({ what, defense }, i) => (
          <Line key={i} view={view} battle={battle} what={what} value={signed(defense, i === 0)} />
        ))}
      </ul>
      <ul class="lines osum">
        {count?.defenseTally.map((row) => (
          <Counted key={row.what} row={row} />
        ))}
        {count?.sources.map(({ kind, where, count }) => (
          <li key={`${kind}${where}`}>
            <span>
              <Band
                color={colorOf(view, kind === "site" ? (siteOf(view, where)?.ruler ?? 0) : playerOf(view, where).side)}
              />
              {kind === "site"
                ? texts.text("oath-force-site", { site: siteOf(view, where)?.site.face ?? "" })
                : texts.text("oath-force-board", { name: table.names.value[where] ?? "" })}
            </span>
            <b>{count}</b>
          </li>
        ))}
        {count && count.bandits > 0 && (
          <li>
            <span>
              <Band color="bandit" />
              {texts.text("oath-note-bandits")}
            </span>
            <b>{count.bandits}</b>
          </li>
        )}
      </ul>
      <Plans view={view} battle={battle} side="defense" />
    </div>
  );
}

/** Faces of one kind and their worth; skulls only cost. */
function Counted({ row: { what, count, worth } }: { row: Tally }) {
  const texts = useTexts();
  return (
    <li class={what === "skulls" ? "loss" : ""}>
      <span>{texts.text(`oath-count-${what}`, { count })}</span>
      <b>{what === "skulls" ? "" : what === "doubling" ? `+${worth}` : worth}</b>
    </li>
  );
}

/** Targets, the two totals, and what a sacrifice would take. */
function Middle({ view, battle }: Part) {
  const texts = useTexts();
  const live = view.extra.campaign;
  const targets = live?.targets ?? battle.targets;
  const dice = live?.targetDice ?? [];
  const { attack, defense, attackFaces, defenseFaces } = battle;
  const color = colorOf(view, playerOf(view, battle.attacker).side);
  const price = battle.victor === null ? live?.sacrifice : null;
  return (
    <div class="middle">
      <div class="targets">
        <small class="cap">{texts.text("oath-targets")}</small>
        <div>
          {targets.map((target, i) => (
            <Target key={target} view={view} target={target} dice={dice[i]} defender={battle.defender} />
          ))}
        </div>
      </div>
      <p
        class="totals"
        role="status"
        aria-label={
          attackFaces || defenseFaces
            ? texts.text("oath-note-rolled", { attack, defense })
            : texts.text("oath-note-dice", { attack: battle.attackDice, defense: battle.defenseDice })
        }
      >
        <span class={`total attack ${attackFaces ? "" : "open"}`}>
          <b key={attack}>{attackFaces ? attack : "?"}</b>
          <small>{texts.text("oath-attack")}</small>
        </span>
        <span class="vs">:</span>
        <span class={`total defense ${defenseFaces ? "" : "open"}`}>
          <b key={defense}>{defenseFaces ? defense : "?"}</b>
          <small>{texts.text("oath-defense")}</small>
        </span>
      </p>
      {price && (
        <div class="sacrifice">
          <small class="cap">{texts.text("oath-sacrifice-of", { amount: price.needed, force: price.force })}</small>
          {price.needed <= price.force ? (
            <>
              <span class="pennants" aria-hidden="true">
                {Array.from({ length: Math.min(price.force, 12) }, (_, i) => (
                  <span key={i} class={i < price.needed ? "dead" : ""}>
                    <Band color={color} />
                  </span>
                ))}
              </span>
              <span class="sumup">
                {attack} → <b>{price.total}</b> &gt; {defense}
              </span>
            </>
          ) : (
            <span class="sumup">{texts.text("oath-sacrifice-short")}</span>
          )}
        </div>
      )}
    </div>
  );
}

const signed = (n: number, bare: boolean): string => (bare ? String(n) : n > 0 ? `+${n}` : `−${-n}`);

const TARGET = /^(site|banner|relic):|^pawn$/;

/** What brought or took dice: the force, a target, the title, or a card. */
function Line({ view, battle, what, value }: Part & { what: string; value: string }) {
  const texts = useTexts();
  return (
    <li class={value.startsWith("−") ? "loss" : ""}>
      <span>
        {what === "title" && <Icon name={TITLE} />}
        {TARGET.test(what) ? (
          <TargetName view={view} target={what} defender={battle.defender} />
        ) : texts.has(`oath-ledger-${what}`) ? (
          texts.text(`oath-ledger-${what}`)
        ) : (
          <Words pieces={[{ text: texts.card(what), card: what }]} />
        )}
      </span>
      <b>{value}</b>
    </li>
  );
}

/** The dice of a side: as they were rolled, or still to be. */
function DiceRow({ kind, faces, count }: { kind: "attack" | "defense"; faces: number[] | null; count: number }) {
  const texts = useTexts();
  const shown = faces ?? Array.from({ length: count }, () => -1);
  return (
    <div class="dicebox">
      <small class="cap">
        {texts.text(`oath-${kind}-dice`)} · {faces ? faces.length : count}
      </small>
      <div class={`odice-row ${faces ? "rolled" : ""}`} key={faces ? "rolled" : "still"}>
        {shown.map((face, i) => (
          <Die key={i} kind={kind} face={face} place={i} />
        ))}
      </div>
    </div>
  );
}

function Die({ kind, face, place }: { kind: "attack" | "defense"; face: number; place: number }) {
  const texts = useTexts();
  const label = face < 0 ? texts.text("oath-die-still") : texts.text(`oath-die-${kind}-${face}`);
  return (
    <span class={`odie ${kind} f${face}`} role="img" aria-label={label} title={label} style={{ "--i": place }}>
      {kind === "attack" && face >= 0 && (
        <>
          <Icon name={SWORD} class={face === 0 ? "hollowed" : ""} />
          {face === 2 && <Icon name={SWORD} />}
          {face === 2 && <Icon name={SKULL} class="skull" />}
        </>
      )}
      {kind === "defense" && face > 0 && face < 3 && (
        <>
          <Icon name={SHIELD} />
          {face === 2 && <Icon name={SHIELD} />}
        </>
      )}
      {kind === "defense" && face === 3 && <b>×2</b>}
    </span>
  );
}

/** The card of a plan, who used it, and what it changed. */
function Plans({ view, battle, side }: { view: OathView; battle: Battle; side: "attack" | "defense" }) {
  const texts = useTexts();
  const table = useTable();
  const plans = battle.plans.filter(({ seat }) => (seat === battle.attacker) === (side === "attack"));
  if (plans.length === 0) return null;
  return (
    <div class="plans">
      <small class="cap">{texts.text(`oath-plans-${side}`)}</small>
      {plans.map(({ seat, card }) => (
        <span key={card} class="splan">
          <CardLine face={card} />
          <small>
            {seat === BANDITS ? texts.text("oath-note-bandits") : table.names.value[seat]}
            {change(countOf({ view, battle }), card)}
          </small>
        </span>
      ))}
    </div>
  );
}

const change = (count: Reckoning | null, card: string): string => {
  const entry = count?.ledger.find(({ what }) => what === card);
  if (!entry) return "";
  return [entry.attack && `${signed(entry.attack, false)} ⚔`, entry.defense && `${signed(entry.defense, false)} ⛨`]
    .filter(Boolean)
    .map((part) => ` · ${part}`)
    .join("");
};

/** A site by the name of its card, whether the target says its slot (the view) or its name (events). */
const siteName = (view: OathView, id: string): string =>
  /^\d+$/.test(id) ? (siteOf(view, Number(id))?.site.face ?? "") : id;

function TargetName({ view, target, defender }: { view: OathView; target: string; defender: number }) {
  const texts = useTexts();
  const table = useTable();
  const [kind = "", id = ""] = target.split(":");
  if (kind === "site") return <>{texts.card(siteName(view, id))}</>;
  if (kind === "pawn") return <>{texts.text("oath-do-target-pawn", { player: table.names.value[defender] ?? "" })}</>;
  if (kind === "banner") return <>{texts.text(`oath-banner-${id}`)}</>;
  return <>{texts.card(id)}</>;
}

function Target({
  view,
  target,
  dice,
  defender,
}: {
  view: OathView;
  target: string;
  dice: number | undefined;
  defender: number;
}) {
  const texts = useTexts();
  const [kind = "", id = ""] = target.split(":");
  return (
    <span class={`target k-${kind}`}>
      {kind === "site" && <Landscape name={siteName(view, id)} />}
      {kind === "pawn" && defender >= 0 && <Pawn color={playerOf(view, defender).color} label="" />}
      {kind === "banner" && <Icon name={BANNER} class="tg" />}
      {kind === "relic" && <Icon name={RELIC} class="tg" />}
      <b>
        {kind === "pawn" ? (
          texts.text("oath-target-pawn")
        ) : (
          <TargetName view={view} target={target} defender={defender} />
        )}
      </b>
      {dice !== undefined && (
        <span class="tdice" title={texts.text("oath-track-dice")}>
          <Icon name={SHIELD} label={texts.text("oath-track-dice")} />
          {dice}
        </span>
      )}
    </span>
  );
}

/** What came of it: who won, who fell, what changed hands. */
function Outcome({ view, battle }: { view: OathView; battle: Battle }) {
  const texts = useTexts();
  const table = useTable();
  const names = table.names.value;
  if (battle.victor === null) {
    const asked = table.awaited.value;
    const what = texts.text(`oath-stage-${STEPS[stepOf(battle, view.extra.campaign)]}`);
    return (
      <p class="stake">
        <Icon name="lucide:hourglass" />
        <span>
          {what}
          {asked.length > 0 && ` ${texts.text("web-waiting-for", { names: texts.listed(asked), count: asked.length })}`}
        </span>
      </p>
    );
  }
  const won = battle.victor === battle.attacker;
  const victor = battle.victor === BANDITS ? texts.text("oath-note-bandits") : (names[battle.victor] ?? "");
  return (
    <div class={`stake ${won ? "won" : "lost"}`} role="status">
      <Icon name="game-icons:laurel-crown" />
      <div>
        <b>{texts.text("oath-stage-victor", { name: victor, attack: battle.attack, defense: battle.defense })}</b>
        <ul>
          {battle.after
            .filter((event) => texts.has(event.id))
            .slice(0, 8)
            .map((event, i) => (
              <li key={i}>
                <Words pieces={texts.eventPieces(event, names)} />
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
