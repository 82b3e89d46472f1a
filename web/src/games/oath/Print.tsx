// What is printed on a card of Oath: the band of its suit, a picture, when and for what its power is used, its price on a
// ribbon, its restrictions. Small it shows only signs; large all words.
import type { Face } from "../../net/api";
import { Icon, Picture } from "../../parts";
import { Keywords } from "../../parts/Keywords";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import { artOf } from "./art";
import "./Print.css";
import { ACTION, EDIFICE, RELIC, RUIN, SHIELD, SITE, SUIT, TIME, VISION } from "./icons";
import { TokenIcon } from "./Signs";
import type { Facts } from "./view";

const KIND: Record<string, string> = { vision: VISION, relic: RELIC, site: SITE, edifice: EDIFICE };

export const isRuin = (facts: Facts | undefined): boolean => facts?.kinds?.[0] === "edifice" && !facts.suit;

const emblemOf = (facts: Facts | undefined): string =>
  isRuin(facts) ? RUIN : (SUIT[facts?.suit ?? ""] ?? KIND[facts?.kinds?.[0] ?? ""] ?? SITE);

export function Print({ facts: given }: { facts: Face; cost?: number | undefined }) {
  const facts = given as Facts;
  const texts = useTexts("oath");
  const kind = facts.kinds?.[0] ?? "";
  const ruin = isRuin(facts);
  const emblem = ruin ? "ruin" : facts.suit || kind;
  const name = texts.card(facts.id);
  const text = texts.or(`card-${facts.id}`, "", {}, "text");
  const costs = costsOf(facts);
  // On a small card a long word is drawn narrower rather than broken.
  const word = Math.max(...name.split(/[\s-]+/).map((part) => part.length));
  return (
    <span
      style={{ "--word": word }}
      class={`oface k-${kind} ${ruin ? "ruin" : ""} ${facts.persistent ? "lasting" : ""}`}
    >
      <span class="abreast oname">
        <span class="omedal" data-explains={`oath-sign-${emblem}`}>
          <Icon name={emblemOf(facts)} />
        </span>
        <span class={`onm ${name.length > 15 ? "long" : ""}`}>{name}</span>
      </span>
      <span class="oprint">
        <Picture art={artOf(facts.id, kind, facts.suit ?? "")} />
      </span>
      {kind === "site" ? (
        <Land facts={facts} texts={texts} />
      ) : (
        <span class={`abreast otype ${planOf(facts)}`}>
          <Times facts={facts} />
          <span class="ow">
            {typeOf(facts, texts)}
            {facts.times?.includes("modifier") && <span class="ow-more"> · {texts.text("oath-time-modifier")}</span>}
          </span>
          <span class="ocosts">{costs}</span>
        </span>
      )}
      {kind !== "site" && <span class="oshort">{texts.or(`short-${facts.id}`, "")}</span>}
      <span
        class={`abreast otext ${costs.length ? "priced" : ""} ${text.length > 190 ? "verbose" : text.length > 120 ? "wordy" : ""}`}
      >
        {costs.length > 0 && <span class="stacked oribbon">{costs}</span>}
        <span>
          <Keywords text={text} />
        </span>
      </span>
      <span class="abreast ofoot">
        <span class="omedal" data-explains={`oath-sign-${emblem}`}>
          <Icon name={emblemOf(facts)} />
        </span>
        <Times facts={facts} />
        <span class="okind">{kindOf(facts, texts)}</span>
        {facts.only && (
          <span class="only" data-explains={`oath-sign-only-${facts.only}`}>
            <Icon name={facts.only === "site" ? "game-icons:position-marker" : "game-icons:person"} />
            <span>{texts.text(`oath-only-${facts.only}`)}</span>
          </span>
        )}
        {facts.locked && (
          <span class="only" data-explains="oath-sign-locked">
            <Icon name="game-icons:padlock" />
            <span>{texts.text("oath-locked")}</span>
          </span>
        )}
        <span class="ocosts">{costs}</span>
      </span>
      {facts.dice ? (
        <span class="odice" data-explains="oath-sign-dice">
          <Icon name={SHIELD} />
          <b>{facts.dice}</b>
        </span>
      ) : null}
      {ruin && <span class="ocrack" />}
    </span>
  );
}

/** One sign for each time the power is used. */
function Times({ facts }: { facts: Facts }) {
  const signs = (facts.times ?? []).flatMap((time) =>
    time === "modifier" && facts.modifies?.length ? facts.modifies : [time],
  );
  return (
    <span class={`otimes ${planOf(facts)}`}>
      {signs.map((sign) => (
        <Icon key={sign} name={(ACTION[sign] ?? TIME[sign])!} explains={`oath-sign-${sign}`} />
      ))}
    </span>
  );
}

/** Whose battle plan it is; nothing for other powers. */
const planOf = (facts: Facts): string => (facts.times?.includes("plan") ? `plan-${facts.side || "either"}` : "");

function typeOf(facts: Facts, texts: Catalogue): string {
  const words = (facts.times ?? []).map((time) => {
    if (time === "plan") return texts.text(`oath-plan-${facts.side || "either"}`);
    if (time === "modifier" && facts.modifies?.length) {
      return facts.modifies.map((action) => texts.text(`oath-action-${action}`)).join(", ");
    }
    return texts.text(`oath-time-${time}`);
  });
  if (words.length === 0) words.push(kindOf(facts, texts));
  return words.join(" · ");
}

const kindOf = (facts: Facts, texts: Catalogue): string =>
  isRuin(facts)
    ? texts.text("oath-ruined")
    : facts.kinds?.[0] === "denizen"
      ? texts.text(`oath-suit-${facts.suit}`)
      : texts.text(`type-${facts.kinds?.[0]}`);

/** What using it takes: tokens placed on the card, or burned. */
function costsOf(facts: Facts) {
  const price = facts.price ?? {};
  const shown = [];
  for (const [key, of] of [
    ["favor", "favor"],
    ["secret", "secrets"],
  ] as const) {
    for (let i = 0; i < (price[`place_${key}`] ?? 0); i++)
      shown.push(<TokenIcon key={`p${key}${i}`} of={of} label={false} means={`place-${of}`} />);
    for (let i = 0; i < (price[`burn_${key}`] ?? 0); i++)
      shown.push(<TokenIcon key={`b${key}${i}`} of={of} label={false} burn means={`burn-${of}`} />);
  }
  return shown;
}

/** What lies at a site when it is found, how many cards it takes, what its relics cost. */
function Land({ facts, texts }: { facts: Facts; texts: Catalogue }) {
  const { reveal, recover } = facts;
  return (
    <span class="abreast oland">
      <span data-explains="oath-sign-capacity">
        {texts.text("oath-capacity")} <b>{facts.capacity}</b>
      </span>
      {reveal && reveal.favor + reveal.secrets + reveal.relics > 0 && (
        <span data-explains="oath-sign-reveal">
          {texts.text("oath-reveal")} {reveal.favor > 0 && <TokenIcon of="favor" count={reveal.favor} label={false} />}
          {reveal.secrets > 0 && <TokenIcon of="secrets" count={reveal.secrets} label={false} />}
          {reveal.relics > 0 && (
            <span class="otok t-relic">
              <span class="oti">
                <Icon name={RELIC} />
              </span>
              <b>{reveal.relics}</b>
            </span>
          )}
        </span>
      )}
      {recover && <Recover {...recover} />}
    </span>
  );
}

/** What a relic costs at a site: given to a bank, or burned. */
export function Recover({ favor, secrets, bank }: { favor: number; secrets: number; bank: string }) {
  return (
    <span class="orec" data-explains="oath-sign-price">
      <Icon name={RELIC} />
      {favor > 0 && <TokenIcon of="favor" count={favor} label={false} burn={!bank} />}
      {secrets > 0 && <TokenIcon of="secrets" count={secrets} label={false} burn={!bank} />}
      {bank && (
        <>
          <Icon name="lucide:arrow-right" />
          <span class={`omedal o-${bank}`}>
            <Icon name={SUIT[bank]!} />
          </span>
        </>
      )}
    </span>
  );
}
