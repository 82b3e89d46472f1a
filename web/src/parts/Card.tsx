// The card of all games: one template, three densities by its width (see Card.css), drawn from data.
import type { ComponentChildren, JSX } from "preact";
import { useContext } from "preact/hooks";
import { facesOf, lookOf } from "../games";
import { type Art, type ArtIcon, hueOf, type Pic, plainArt } from "../games/look";
import type { Face } from "../net/api";
import { foretold } from "../table/foretold";
import { marks } from "../table/marks";
import { useTableMaybe } from "../table/store";
import { flipOf, namesOfCard, spotOf, type Zone } from "../table/view";
import type { Catalogue } from "../text/catalogue";
import { GameContext, useTexts } from "../text/texts";
import { Icon } from "./Icon";
import { Key } from "./Key";
import { Keywords } from "./Keywords";
import { openCloseUp } from "./looking";
import { describe } from "./reading";
import "./Card.css";
import "./CardBack.css";
import "./CardFrame.css";
import "./CardLine.css";
import "./Light.css";
import "./Picture.css";

/** Where an icon of a picture stands, how large it is, and in which tone. */
export const placed = ({ x, y, s, tone = "cream" }: ArtIcon): Record<string, string | number> => ({
  "--x": `${x}%`,
  "--y": `${y}%`,
  "--s": s,
  "--tone": `var(--tone-${tone})`,
});

/** The picture alone: for tiles, piles seen small, prompts and boxes. */
export function Picture({ art, letter = "" }: { art: Art; letter?: string }) {
  return (
    <span class="art" data-part="picture" style={{ "--a1": art.a1, "--a2": art.a2, "--a3": art.a3 }} aria-hidden="true">
      <span class={art.sky ?? "halo"} />
      {art.land !== "none" && <span class={art.land ?? "ground"} />}
      {art.icons.map((icon, i) => (
        <span key={i} class={`ai ${icon.tone ?? "cream"}`} style={{ ...placed(icon), opacity: icon.opacity ?? 1 }}>
          <Icon name={icon.name} />
        </span>
      ))}
      {letter && <span class="letter">{letter}</span>}
    </span>
  );
}

export function artOf(game: string, face: string): { art: Art; letter: string } {
  const look = lookOf(game);
  const drawn = look.art[face];
  if (drawn) return { art: drawn, letter: "" };
  const kind = facesOf(game).get(face)?.kinds?.[0];
  const icon = kind ? look.kinds[kind]?.icon : undefined;
  return { art: plainArt(face, icon), letter: icon ? "" : "?" };
}

/** The first letters of a name, or the whole of a short one: what stands in a picture nobody has drawn. */
const initials = (name: string): string => (name.length <= 3 ? name : [...name][0]!);

export function FacePicture({ face, game }: { face: string; game?: string }) {
  const around = useContext(GameContext);
  const texts = useTexts(game);
  const { art, letter } = artOf(game ?? around, face);
  return <Picture art={art} letter={letter && initials(texts.card(face))} />;
}

/** CSS classes of a card's frame. A kind nobody has drawn gets a color made from its name. */
export interface Frame {
  class: string;
  style?: Record<string, string>;
  /** The door to the game's room: `data-room={frame.room}`. */
  room: string;
}

export function frameOf(game: string, face: string): Frame {
  const look = lookOf(game);
  const facts = facesOf(game).get(face);
  const kinds = facts?.kinds ?? [];
  if (look.frame && kinds.length) return { class: look.frame(kinds, facts), room: game };
  return { class: "t-plain", room: game, style: { "--fr": `oklch(0.42 0.05 ${hueOf(kinds[0] ?? face)})` } };
}

export function Pics({ pics, class: more = "pics" }: { pics: readonly Pic[]; class?: string }) {
  if (pics.length === 0) return null;
  return (
    <span class={more}>
      {pics.map((pic, i) => (
        <span key={i} class={`pic ${pic.tone ?? ""}`} data-explains={pic.means}>
          {pic.or && <span class="or">/</span>}
          {pic.text}
          <Icon name={pic.icon} class="pi" />
        </span>
      ))}
    </span>
  );
}

/** "Torturer, Action – Attack, costs 5": what a card is called for anyone who does not see it. */
export function labelOf(texts: Catalogue, face: string, facts?: Face, cost?: number | null): string {
  const parts = [texts.card(face)];
  if (facts?.kinds?.length) parts.push(facts.kinds.map((kind) => texts.or(`type-${kind}`, kind)).join(" – "));
  const price = cost ?? facts?.cost;
  if (price !== null && price !== undefined) parts.push(texts.text("web-card-cost", { cost: price }));
  return parts.join(", ");
}

interface CardFaceProps {
  face: string;
  /** What it costs now, where that differs from what is printed. */
  cost?: number | undefined;
  /** The hollow coin: out of reach. */
  far?: boolean | undefined;
  /** The coin half full: within reach of several answers. */
  half?: boolean | undefined;
}

/** A text of more characters than this fits only a large card; in the hand its pictograms stand for it. */
const LENGTHY = 105;

/** What is printed on a card. It fills its `.card`, whose width decides how much of it is shown. */
export function CardFace({ face, cost, far = false, half = false }: CardFaceProps) {
  const game = useContext(GameContext);
  const texts = useTexts();
  const look = lookOf(game);
  const facts = facesOf(game).get(face);
  const Print = look.print;
  if (Print && facts) {
    return (
      <span class="inner" data-print aria-hidden="true">
        <Print facts={facts} cost={cost} />
      </span>
    );
  }
  const name = texts.card(face);
  const kinds = facts?.kinds ?? [];
  const brief = look.brief?.(kinds) ?? kinds;
  const named = (some: readonly string[]) => some.map((kind) => texts.or(`type-${kind}`, kind)).join(" – ");
  const { art, letter } = artOf(game, face);
  const values = facts ? (look.values?.(facts) ?? []) : [];
  const pics = facts ? (look.pics?.(facts) ?? []) : [];
  const short = texts.or(`short-${face}`, "");
  const text = texts.or(`card-${face}`, "", {}, "text");
  const printed = facts?.cost;
  const price = cost ?? printed;
  const lengthy = text.length > LENGTHY && (pics.length > 0 || short !== "");
  const bare = !values.length && !pics.length && !short && !text;
  return (
    <span class="inner" data-print aria-hidden="true">
      <span class={`face ${kinds.length ? "" : "kindless"}`}>
        <span class="in">
          <span class={`nm ${name.length > 12 ? "long" : ""}`}>{name}</span>
          <Picture art={art} letter={letter && initials(name)} />
          {!bare && (
            <span class={`tx col ${values.length ? "big" : ""} ${lengthy ? "lengthy" : ""}`}>
              {values.length > 0 && <Pics pics={values} class="vals" />}
              <span class="small">
                <Pics pics={pics} />
                {short && <span class="sh">{short}</span>}
              </span>
              {text && (values.length === 0 || pics.length > 0) && (
                <span class="full">
                  <Keywords text={text} />
                </span>
              )}
            </span>
          )}
        </span>
        <span class="ft">
          <span class={`ty ${brief.length > 1 ? "dual" : ""}`} data-may-clip>
            {kinds.map(
              (kind) =>
                look.kinds[kind] && (
                  <Icon
                    key={kind}
                    name={look.kinds[kind].icon}
                    class={brief.includes(kind) ? "ti" : "ti more"}
                    explains={`${game}-sign-${kind}`}
                  />
                ),
            )}
            <span class={`tyn ${brief.length < kinds.length ? "more" : ""}`}>{named(kinds)}</span>
            {brief.length < kinds.length && <span class="tyn brief">{named(brief)}</span>}
          </span>
        </span>
      </span>
      {price !== undefined && price !== null && (
        <span class={`cost ${half ? "partly" : far ? "far" : ""}`} data-explains={`${game}-sign-cost`}>
          <b>{price}</b>
          {printed !== undefined && printed !== null && price !== printed && (
            <span class="cut">
              {price < printed ? "−" : "+"}
              {Math.abs(price - printed)}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

interface CardProps extends CardFaceProps {
  /** Where it lies: gives its spot, its names for options, and its key for moving. */
  zone?: Zone | undefined;
  index?: number | undefined;
  /** Other or further names by which options mean it. */
  names?: readonly string[] | undefined;
  class?: string;
  /** Read before the rest by a screen reader. */
  prefix?: string;
  /** Read after the rest. */
  suffix?: string;
  /** Instead of choosing: what a click does. */
  onClick?: (() => void) | undefined;
  children?: ComponentChildren;
}

/** What makes a button of anything that stands for a card: how it is lit and called, and what pointer and keys do. */
function useCardButton({ face, cost, zone, index = 0, names, prefix, suffix, onClick }: CardProps) {
  const game = useContext(GameContext);
  const table = useTableMaybe();
  const texts = useTexts();
  const facts = facesOf(game).get(face);
  const spot = zone ? spotOf(zone, index) : undefined;
  const called = [...(zone ? namesOfCard(zone, index, table?.seat.value ?? null) : []), ...(names ?? [])];
  const light = table?.light(called, spot) ?? "";
  const order = spot && table ? table.order(spot) : 0;
  const options = light === "can" || light === "chosen" ? (table?.optionsAt(called) ?? []) : [];
  const key = options.length === 1 ? table!.key(options[0]!) : "";
  const no = light === "no" ? table?.whyNot(called) : undefined;
  const takes = light === "reach" ? table?.reachedAt(called)?.text : undefined;
  const label = [
    prefix,
    labelOf(texts, face, facts, cost),
    suffix,
    order ? texts.text("web-picked-as", { order }) : "",
  ];
  const here = {
    game,
    face,
    cost,
    why: no ? { text: no.reason, rule: no.rule } : undefined,
    takes,
    leads: options.length && !onClick ? () => foretold(table!, texts, called, spot) : undefined,
  };
  const props: JSX.IntrinsicElements["button"] & Record<`data-${string}`, string | undefined> = {
    "data-part": "card",
    ...marks(table, called, spot),
    "data-flip": flipOf(zone?.cards[index]),
    "data-face": face,
    "data-game": game,
    ref: (card) => {
      if (card) describe(card, here);
    },
    "data-thing": called.at(-1),
    "aria-label": label.filter(Boolean).join(", "),
    "aria-pressed": options.length && !onClick ? light === "chosen" : undefined,
    "aria-description": (no ?? takes) ? texts.prompt(no?.reason ?? takes!, table?.names.value) : undefined,
    onClick: () => {
      if (onClick) onClick();
      else if (table && (options.length || no || takes)) table.click(called, spot);
      else openCloseUp(here);
    },
  };
  return { light, glow: table?.glow(called, spot) ?? "", order, key, props };
}

/** A card as a button: pointer or focus shows it large, a click chooses what the question allows. */
export function Card(card: CardProps) {
  const { face, cost, far, half, class: more = "", children } = card;
  const { light, glow, order, key, props } = useCardButton(card);
  const frame = frameOf(useContext(GameContext), face);
  return (
    <button
      type="button"
      class={`card ${frame.class} ${glow} ${more}`}
      style={frame.style}
      data-room={frame.room}
      {...props}
    >
      <CardFace face={face} cost={cost} far={far} half={half} />
      {light === "chosen" && (
        <span class="tick" data-part="tick">
          {order || <Icon name="lucide:check" />}
        </span>
      )}
      <Key name={key} class="key" />
      {children}
    </button>
  );
}

/** A card as one line, picture and name: where many lie in little room. */
export function CardLine(card: CardProps) {
  const { face, class: more = "", children } = card;
  const { light, glow, order, props } = useCardButton(card);
  const frame = frameOf(useContext(GameContext), face);
  const texts = useTexts();
  return (
    <button
      type="button"
      class={`cline ${frame.class} ${glow} ${more}`}
      style={frame.style}
      {...props}
      data-part="card-line"
    >
      <span class="cpic">
        <FacePicture face={face} />
        {light === "chosen" && <span class="tick">{order || <Icon name="lucide:check" />}</span>}
      </span>
      <span class="cname" data-part="name">
        {texts.card(face)}
      </span>
      {children}
    </button>
  );
}

/** Somebody's facedown card, or one that nobody has turned up: a button where an option means it. */
export function DownCard({ zone, index, line = false }: { zone: Zone; index: number; line?: boolean }) {
  const table = useTableMaybe();
  const texts = useTexts();
  const card = zone.cards[index]!;
  const kind = card.back ?? "";
  const note = card.note ? texts.text(card.note) : "";
  const spot = spotOf(zone, index);
  const names = namesOfCard(zone, index, table?.seat.value ?? null);
  const light = table?.light(names, spot) ?? "";
  const what = texts.or(`type-${kind}`, kind);
  const label = [texts.text("web-card-down", { kind: what }), note].filter(Boolean).join(", ");
  const inside = line ? (
    <>
      <span class="cpic">
        <CardBack kind={kind} />
        {light === "chosen" && <span class="tick">{<Icon name="lucide:check" />}</span>}
      </span>
      <span class="cname">{note || what}</span>
    </>
  ) : (
    <>
      <CardBack kind={kind} class="big" />
      {note && <span class="cnote">{note}</span>}
      {light === "chosen" && <span class="tick">{<Icon name="lucide:check" />}</span>}
    </>
  );
  const part = line ? "card-line" : "card";
  const shape = `${line ? "cline" : "card"} down ${table?.glow(names, spot) ?? ""}`;
  if (!light) {
    return (
      <span class={shape} role="img" aria-label={label} data-part={part}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={shape}
      aria-label={label}
      aria-pressed={light === "no" ? undefined : light === "chosen"}
      data-part={part}
      {...marks(table, names, spot)}
      data-thing={card.ref}
      onClick={() => table!.click(names, spot)}
    >
      {inside}
    </button>
  );
}

/** A card seen from behind; some games have several backs. */
export const CardBack = ({ class: more = "", kind = "" }: { class?: string; kind?: string }) => (
  <span class={`back ${kind && `b-${kind}`} ${more}`} data-part="back" aria-hidden="true" />
);
