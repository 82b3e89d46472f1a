// A Campaign as everybody follows it, in steps: what makes the pools, defense, attack, skulls, the totals with the
// sacrifice, the verdict. A number is shown only after its dice lie still, the verdict last of all.
import { Crest, Icon, Words } from "../../parts";
import { CardLine } from "../../parts/Card";
import { useTable } from "../../table/store";
import { useTexts } from "../../text/texts";
import { type Battle, STEPS, stepOf } from "./battle";
import { Cover, mapShown } from "./Cover";
import { type Stakes as Outlook, oddsOf, stakesOf } from "./foresight";
import { ACTION, BANDITS as BANDIT_ICON, BANNER, RELIC, SHIELD, SKULL, SWORD, TITLE } from "./icons";
import { Landscape } from "./Landscape";
import { Odds, Outcomes } from "./Odds";
import { Band, Pawn } from "./Signs";
import { ATTACK, DEFENSE, Outcome, SKULLS, TOTALS, VERDICT } from "./staging";
import { BANDITS, colorOf, type OathView, playerOf, type Reckoning, siteOf, type Tally } from "./view";
import "./Campaign.css";

export function Campaign({
  view,
  battle,
  staged,
  rolling,
}: {
  view: OathView;
  battle: Battle;
  staged: number;
  rolling: boolean;
}) {
  const texts = useTexts();
  const table = useTable();
  const names = table.names.value;
  const step = stepOf(battle, view.extra.campaign);
  const foe = battle.defender === BANDITS ? texts.text("oath-note-bandits") : (names[battle.defender] ?? "");
  const title = texts.text(battle.defender === BANDITS ? "oath-campaign-bandits" : "oath-campaign-title", {
    attacker: names[battle.attacker] ?? "",
    defender: foe,
  });
  const steps = (
    <ol class="battle-steps">
      {STEPS.map((name, i) => (
        <li key={name} class={`abreast ${i < step ? "done" : ""}`} aria-current={i === step ? "step" : undefined}>
          <span class="middle battle-step">{i < step ? <Icon name="lucide:check" /> : i + 1}</span>
          <span>{texts.text(`oath-step-${name}`)}</span>
        </li>
      ))}
    </ol>
  );
  const part = { view, battle, staged };
  const ask = table.ask.value;
  const odds = defenseRolled(battle) ? null : oddsOf(ask);
  return (
    <Cover title={title} icon={ACTION.campaign!} class="campaign" part="stage" beside={steps}>
      <div class="battlefield" data-staged={staged}>
        <Defense {...part} foe={foe} />
        <Attack {...part} />
        <Stakes {...part} />
        {odds && ask ? <Odds ask={ask} odds={odds} /> : <Totals {...part} />}
        <Verdict {...part} stakes={rolling ? null : stakesOf(ask)} />
      </div>
    </Cover>
  );
}

const defenseRolled = (battle: Battle): boolean => battle.defenseFaces !== null;

interface Part {
  view: OathView;
  battle: Battle;
  staged: number;
}

/** The count as it stands: of the battle that was won, else of the Campaign under way. */
const countOf = ({ view, battle }: Pick<Part, "view" | "battle">): Reckoning | null =>
  battle.count ?? view.extra.campaign;

function Attack({ view, battle, staged }: Part) {
  const texts = useTexts();
  const table = useTable();
  const { attacker, attackFaces } = battle;
  const live = view.extra.campaign;
  const count = countOf({ view, battle });
  const lines = (count?.ledger ?? []).filter((entry) => entry.attack !== 0);
  const rolled = attackFaces && staged >= DEFENSE;
  // What was sacrificed is in the sum only once somebody has won.
  const rolledAttack = battle.attack - (battle.victor === null ? 0 : battle.sacrificed);
  return (
    <div class="stacked battle-panel attack-side" data-part="attack">
      <div class="abreast fighter" data-part="fighter">
        <Crest seat={attacker} />
        <span class="words">
          <small class="cap">{texts.text("oath-attacks")}</small>
          <b>{table.names.value[attacker]}</b>
        </span>
        {attackFaces && staged >= ATTACK && <output class="rolled-number">{rolledAttack}</output>}
      </div>
      <DiceRow kind="attack" faces={rolled ? attackFaces : null} count={attackFaces?.length ?? battle.attackDice} />
      <ul class="stacked battle-lines">
        {lines.map(({ what, attack }, i) => (
          <Line key={i} view={view} battle={battle} what={what} value={signed(attack, i === 0)} />
        ))}
      </ul>
      {attackFaces && staged >= ATTACK && (
        <ul class="stacked battle-lines battle-sum" data-part="sum">
          {count?.attackTally.map((row) => (
            <Counted key={row.what} row={row} />
          ))}
        </ul>
      )}
      {!attackFaces && live && (
        <p class="abreast force">
          <Band color={colorOf(view, playerOf(view, attacker).side)} count={live.attackForce} />
          {texts.text("oath-on-board")}
        </p>
      )}
      <Plans view={view} battle={battle} side="attack" />
    </div>
  );
}

function Defense({ view, battle, staged, foe }: Part & { foe: string }) {
  const texts = useTexts();
  const table = useTable();
  const { defender, defenseFaces, allies } = battle;
  const count = countOf({ view, battle });
  const lines = (count?.ledger ?? []).filter((entry) => entry.defense !== 0);
  const names = allies.map((seat) => table.names.value[seat] ?? "");
  return (
    <div class="stacked battle-panel defense-side" data-part="defense">
      <div class="abreast fighter" data-part="fighter">
        {defender === BANDITS ? (
          <span class="middle bandit-crest coat h-bandit" aria-hidden="true">
            <Icon name={BANDIT_ICON} />
          </span>
        ) : (
          <Crest seat={defender} />
        )}
        <span class="words">
          <small class="cap">{texts.text("oath-defends")}</small>
          <b>
            {foe}
            {names.length > 0 && <em> {texts.text("oath-with-allies", { names: texts.listed(names) })}</em>}
          </b>
        </span>
        {defenseFaces && staged >= DEFENSE && <output class="rolled-number">{battle.defense}</output>}
      </div>
      <DiceRow kind="defense" faces={defenseFaces} count={battle.defenseDice} />
      <ul class="stacked battle-lines">
        {lines.map(({ what, defense }, i) => (
          <Line key={i} view={view} battle={battle} what={what} value={signed(defense, i === 0)} />
        ))}
      </ul>
      <ul class="stacked battle-lines battle-sum" data-part="sum">
        {staged >= DEFENSE && count?.defenseTally.map((row) => <Counted key={row.what} row={row} />)}
        {count?.sources.map(({ kind, where, count }) => (
          <li key={`${kind}${where}`} class="abreast">
            <span class="abreast">
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
          <li class="abreast">
            <span class="abreast">
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
    <li class={`abreast ${what === "skulls" ? "battle-loss" : ""}`}>
      <span>{texts.text(`oath-count-${what}`, { count })}</span>
      <b>{what === "skulls" ? "" : what === "doubling" ? `+${worth}` : worth}</b>
    </li>
  );
}

/** What is fought for; once the dice lie, what they cost at once. */
function Stakes({ view, battle, staged }: Part) {
  const texts = useTexts();
  const live = view.extra.campaign;
  const dice = live?.targetDice ?? [];
  const skulls = countOf({ view, battle })?.attackTally.find(({ what }) => what === "skulls");
  return (
    <div class="stacked battle-panel battle-stakes">
      <small class="cap">{texts.text("oath-targets")}</small>
      <div class="wrapped aims">
        {(live?.targets ?? battle.targets).map((target, i) => (
          <Target key={target} view={view} target={target} dice={dice[i]} defender={battle.defender} />
        ))}
      </div>
      {skulls && staged >= SKULLS && (
        <p class="abreast skulls">
          <Icon name={SKULL} />
          {texts.text("oath-count-skulls", { count: skulls.count })}
        </p>
      )}
    </div>
  );
}

/** The two totals, and what a sacrifice would take. */
function Totals({ view, battle, staged }: Part) {
  const texts = useTexts();
  const { attack, defense, attackFaces, defenseFaces } = battle;
  const price = battle.victor === null && staged >= TOTALS ? view.extra.campaign?.sacrifice : null;
  const color = colorOf(view, playerOf(view, battle.attacker).side);
  const shown = { attack: attackFaces && staged >= TOTALS, defense: defenseFaces && staged >= DEFENSE };
  return (
    <div class="stacked battle-panel battle-totals">
      <p
        class="abreast sums"
        role="status"
        aria-label={
          shown.attack && shown.defense
            ? texts.text("oath-note-rolled", { attack, defense })
            : texts.text("oath-note-dice", { attack: battle.attackDice, defense: battle.defenseDice })
        }
      >
        <span class={`sum total-attack ${shown.attack ? "" : "open"}`} data-total="attack">
          <b key={attack}>{shown.attack ? attack : "?"}</b>
          <small>{texts.text("oath-attack")}</small>
        </span>
        <span>:</span>
        <span class={`sum total-defense ${shown.defense ? "" : "open"}`} data-total="defense">
          <b key={defense}>{shown.defense ? defense : "?"}</b>
          <small>{texts.text("oath-defense")}</small>
        </span>
      </p>
      {battle.sacrificed > 0 && staged >= TOTALS && (
        <p class="abreast force">
          {texts.text("oath-count-sacrificed")} <b>{battle.sacrificed}</b>
        </p>
      )}
      {price && (
        <div class="stacked sacrifice">
          <small class="cap">{texts.text("oath-sacrifice-of", { amount: price.needed, force: price.force })}</small>
          {price.needed <= price.force ? (
            <>
              <span class="wrapped pennants" aria-hidden="true">
                {Array.from({ length: Math.min(price.force, 12) }, (_, i) => (
                  <span key={i} class={i < price.needed ? "falls" : ""}>
                    <Band color={color} />
                  </span>
                ))}
              </span>
              <span class="sum-up">
                {attack} → <b>{price.total}</b> &gt; {defense}
              </span>
            </>
          ) : (
            <span class="sum-up">{texts.text("oath-sacrifice-short")}</span>
          )}
        </div>
      )}
    </div>
  );
}

const signed = (n: number, bare: boolean): string => (bare ? String(n) : n > 0 ? `+${n}` : `−${-n}`);

const TARGET = /^(site|banner|relic):|^pawn$/;

/** What brought or took dice: the force, a target, the title, or a card. */
function Line({ view, battle, what, value }: Omit<Part, "staged"> & { what: string; value: string }) {
  const texts = useTexts();
  return (
    <li class={`abreast ${value.startsWith("−") ? "battle-loss" : ""}`} data-small>
      <span class="abreast">
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
    <div class="stacked dice-box">
      <small class="cap">
        {texts.text(`oath-${kind}-dice`)} · {faces ? faces.length : count}
      </small>
      <div class={`wrapped dice-row ${faces ? "rolled" : ""}`} key={faces ? "rolled" : "still"}>
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
    <span
      class={`middle die die-${kind} face-${face}`}
      data-part="die"
      role="img"
      aria-label={label}
      data-tip={label}
      data-explains={kind === "attack" ? "oath-sign-attack-die" : "oath-sign-defense-die"}
      style={{ "--i": place }}
    >
      {kind === "attack" && face >= 0 && (
        <>
          <Icon name={SWORD} class={face === 0 ? "hollow-sword" : ""} />
          {face === 2 && <Icon name={SWORD} />}
          {face === 2 && <Icon name={SKULL} class="die-skull" />}
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
function Plans({ view, battle, side }: Omit<Part, "staged"> & { side: "attack" | "defense" }) {
  const texts = useTexts();
  const table = useTable();
  const plans = battle.plans.filter(({ seat }) => (seat === battle.attacker) === (side === "attack"));
  if (plans.length === 0) return null;
  return (
    <div class="stacked battle-plans">
      <small class="cap">{texts.text(`oath-plans-${side}`)}</small>
      {plans.map(({ seat, card }) => (
        <span key={card} class="abreast battle-plan">
          <CardLine face={card} class="card-line" />
          <small class="cap">
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
    <span class="aim">
      {kind === "site" && <Landscape name={siteName(view, id)} />}
      {kind === "pawn" && defender >= 0 && <Pawn color={playerOf(view, defender).color} label="" />}
      {kind === "banner" && <Icon name={BANNER} class="aim-sign" />}
      {kind === "relic" && <Icon name={RELIC} class="aim-sign" />}
      <b>
        {kind === "pawn" ? (
          texts.text("oath-target-pawn")
        ) : (
          <TargetName view={view} target={target} defender={defender} />
        )}
      </b>
      {dice !== undefined && (
        <span class="pill aim-dice" data-explains="oath-sign-dice">
          <Icon name={SHIELD} label={texts.text("oath-track-dice")} />
          {dice}
        </span>
      )}
    </span>
  );
}

/** A seal until all is counted; then who won, who fell, what changed hands. */
function Verdict({ view, battle, staged, stakes }: Part & { stakes: Outlook | null }) {
  const texts = useTexts();
  const table = useTable();
  if (battle.victor === null || staged < VERDICT) {
    const asked = table.awaited.value;
    return (
      <div class="stacked battle-panel verdict" data-part="stake">
        {stakes ? (
          <Outcomes stakes={stakes} />
        ) : (
          <span class="middle oath-seal verdict-seal">
            <Icon name={ACTION.campaign!} />
          </span>
        )}
        <p hidden={stakes !== null}>
          {texts.text(`oath-stage-${STEPS[Math.min(stepOf(battle, view.extra.campaign), STEPS.length - 1)]}`)}
          {asked.length > 0 && ` ${texts.text("web-waiting-for", { names: texts.listed(asked), count: asked.length })}`}
        </p>
      </div>
    );
  }
  const won = battle.victor === battle.attacker;
  return (
    <div class={`stacked battle-panel verdict ${won ? "won" : "lost"}`} data-part="stake" role="status">
      <Icon name="game-icons:laurel-crown" />
      <b>
        <Outcome battle={battle} />
      </b>
      <ul>
        {battle.after
          .filter((event) => texts.has(event.id))
          .slice(0, 8)
          .map((event, i) => (
            <li key={i}>
              <Words pieces={texts.eventPieces(event, table.names.value)} />
            </li>
          ))}
      </ul>
      {battle.over && (
        <button
          type="button"
          class="btn"
          data-part="battle-done"
          onClick={() => {
            mapShown.value = true;
          }}
        >
          {texts.text("oath-battle-done")}
        </button>
      )}
    </div>
  );
}
