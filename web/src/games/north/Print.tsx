// What is printed on a card of the North: picture, wooden sign with the price (or the tile it comes with), name, and what
// it does in signs; where there is room in words.
import type { Face } from "../../net/api";
import { Icon, Picture } from "../../parts";
import { Keywords } from "../../parts/Keywords";
import { Ribbon } from "../../parts/Ribbon";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import { ART } from "./art";
import { deed, feature, type Sign } from "./formula";
import { MEANS, TILE, type Tile, TYPE } from "./icons";
import { Amounts, Signs, TokenIcon } from "./Signs";
import { amountsIn, type Facts, kindOf } from "./view";
import "./Print.css";

const PLAIN = { a1: "#e9f0f0", a2: "#9cb8c4", a3: "#55504a", icons: [] };

/** This many signs do not fit a small card as a whole; the reading stand has them in words. */
const MANY = 8;
/** With this many the name of a small card has one line. */
const SOME = 4;

export function Print({ facts: given }: { facts: Face; cost?: number | undefined }) {
  const facts = given as Facts;
  const texts = useTexts("north");
  const kind = kindOf(facts);
  const name = texts.card(facts.id);
  const text = texts.or(`card-${facts.id}`, "", {}, "text");
  const island = kind === "near" || kind === "distant";
  const signs = signsOf(facts);
  const giving = kind === "field" || kind === "upgrade";
  const much = (!giving && signs.length > SOME) || undefined;
  return (
    <span class="norse" data-kind={island ? "island" : kind} data-much={much}>
      <span class="norse-picture">
        <Picture art={ART[facts.id] ?? PLAIN} />
        {facts.copies > 1 && !facts.start && <span class="norse-copies" style={{ "--n": facts.copies }} />}
      </span>
      <Corner facts={facts} kind={kind} texts={texts} />
      <Ribbon class="norse-name">
        {TYPE[facts.type] && <Icon name={TYPE[facts.type]!} explains={`north-sign-${MEANS[TYPE[facts.type]!]}`} />}
        <span data-may-clip>{name}</span>
      </Ribbon>
      <span class="norse-type">
        {texts.text(`north-kind-${kind}`)}
        {facts.start && ` · ${texts.text("north-starting")}`}
        {facts.with && <span class="norse-with"> · {withTile(texts, facts.with, kind)}</span>}
        {facts.type && ` · ${texts.or(`north-type-${facts.type}`, facts.type)}`}
      </span>
      <span class={`norse-rules ${text.length > 105 ? "long" : ""}`}>
        {giving ? (
          <span class="norse-yield">
            {kind === "upgrade" && <b>+</b>}
            <Amounts of={amountsIn(facts.yields)} explained />
          </span>
        ) : (
          <>
            {island && (
              <span class="norse-pillage">
                <em>{texts.text("north-word-pillage")}</em>
                <Amounts of={amountsIn(facts.pillage)} explained />
              </span>
            )}
            <span
              class={`norse-deed ${text.length > 105 ? "long" : ""}`}
              data-may-clip={signs.length > MANY || undefined}
            >
              {island && <TokenIcon of="raze" explained />}
              <Signs signs={signs} explained />
            </span>
            <span class="norse-text">
              <Keywords text={text} />
            </span>
          </>
        )}
      </span>
    </span>
  );
}

/** What it does, in signs; the bonus of building first. */
export function signsOf({ lines }: Facts): Sign[] {
  const parts: Sign[][] = [];
  if (lines.bonus) parts.push([{ icon: "lucide:zap" }, ...deed(lines.bonus)]);
  if (lines.instant) parts.push(deed(lines.instant));
  if (lines.action) parts.push(deed(lines.action));
  if (lines.feature) parts.push(feature(lines.feature));
  return parts.flatMap((part, i) => (i ? [{ op: "·" }, ...part] : part));
}

function withTile(texts: Catalogue, tile: Tile, kind: string): string {
  const named = { tile: texts.text(`north-tile-${tile}`) };
  return texts.text(kind === "boost" ? "north-play-with" : "north-build-with", named);
}

function Corner({ facts, kind, texts }: { facts: Facts; kind: string; texts: Catalogue }) {
  if (facts.start) {
    return (
      <span class="norse-cost">
        <Icon name="lucide:flag" explains="north-sign-start" />
      </span>
    );
  }
  if (facts.with) {
    return (
      <span class="norse-plate">
        <Icon name={TILE[facts.with]} explains={`north-sign-${facts.with}`} />
        <em>{texts.text(`north-tile-${facts.with}`)}</em>
      </span>
    );
  }
  if (facts.distance) {
    return (
      <span class="norse-plate" data-explains={`north-sign-${kind}`}>
        <Icon name="lucide:waves" />
        {kind === "distant" && <Icon name="lucide:waves" />}
        <em>{texts.text(`north-${facts.distance}`)}</em>
      </span>
    );
  }
  const price = amountsIn(facts.price ?? {}).flatMap(([thing, n]) => Array.from({ length: n }, () => thing));
  if (price.length === 0) return null;
  return (
    <span class="norse-cost" style={{ "--n": price.length }}>
      {price.map((thing, i) => (
        <TokenIcon key={i} of={thing} explained />
      ))}
    </span>
  );
}
