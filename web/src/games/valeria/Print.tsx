// What is printed on a card of Valeria: picture, badges in the corners, name, and what it does in signs; where there is
// room also in words.
import type { Face } from "../../net/api";
import { Icon, Picture } from "../../parts";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import { ART } from "./art";
import "./cards.css";
import { formula, type Sign, WHEN } from "./formula";
import { AREA, DIE, LAURELS, RESOURCE, ROLE, ROLES, THING, TYPE } from "./icons";
import { Signs } from "./Signs";

interface Facts extends Face {
  numbers?: number[];
  roles?: number[];
  strength?: number;
  magic?: number;
  type?: string;
  area?: string;
  when?: string;
  lines?: Record<string, string>;
  scores?: Record<string, number>;
  resources?: number;
}

const PLAIN = { a1: "#b3ab9a", a2: "#7c7465", a3: "#55504a", icons: [] };

export function Print({ facts: given, cost }: { facts: Face; cost?: number | undefined }) {
  const facts = given as Facts;
  const texts = useTexts("valeria");
  const kind = facts.kinds?.[0] ?? "";
  const role = kind === "citizen" ? ROLES[facts.roles?.findIndex((n) => n > 0) ?? -1] : undefined;
  const name = texts.card(facts.id);
  const text = texts.or(`card-${facts.id}`, "", {}, "text");
  return (
    <span class={`vface ${kind} ${role ?? ""} ${facts.area ?? ""} ${facts.type ?? ""}`}>
      <Picture art={ART[facts.id] ?? PLAIN} />
      <Badges facts={facts} kind={kind} cost={cost} />
      <span class={`rib ${name.length > 12 ? "long" : ""}`}>{name}</span>
      <span class="type">{typeLine(texts, facts, kind, role)}</span>
      <span class={`rules ${text.length > 110 ? "much" : ""}`}>
        <Does facts={facts} kind={kind} />
        {text && <span class="full">{text}</span>}
      </span>
    </span>
  );
}

function typeLine(texts: Catalogue, facts: Facts, kind: string, role: string | undefined): string {
  const words = [texts.or(`valeria-kind-${kind}`, kind)];
  // The line that tells all about a card ends with the role, as one says it of one person.
  const person = texts.or(`card-${facts.id}`, "", {}, "stats").split(" · ").at(-1);
  if (role) words.push(person || texts.text(`valeria-role-${role}`));
  if (facts.area) words.push(texts.text(`valeria-area-${facts.area}`));
  if (facts.type) words.push(texts.text(`valeria-type-${facts.type}`));
  return words.join(" · ");
}

function Badges({ facts, kind, cost }: { facts: Facts; kind: string; cost: number | undefined }) {
  const price = cost ?? facts.cost;
  const numbers = facts.numbers ?? [];
  if (kind === "citizen" || kind === "starter") {
    const role = ROLES[facts.roles?.findIndex((n) => n > 0) ?? -1];
    return (
      <>
        <span class={`bdg tl num ${numbers.length === 1 ? "" : "two"}`}>
          {numbers.length ? (
            numbers.join("/")
          ) : (
            <span>
              <Icon name={DIE} />=
            </span>
          )}
        </span>
        {role && (
          <span class={`bdg tr role ${role}`}>
            <Icon name={ROLE[role]} />
          </span>
        )}
        {price ? <span class="bdg tr2 coin">{price}+</span> : null}
      </>
    );
  }
  if (kind === "monster" || kind === "event") {
    return (
      <>
        <span class="bdg tl str">{facts.strength}</span>
        {facts.magic ? <span class="bdg tl2 mag">{facts.magic}</span> : null}
        <Points count={facts.points} />
        {kind === "event" && <span class="bdg evn">{numbers[0]}</span>}
        {facts.area && (
          <span class="bdg area">
            <Icon name={AREA[facts.area]!} />
          </span>
        )}
        {facts.type && (
          <span class="bdg mtype">
            <Icon name={TYPE[facts.type]!} />
          </span>
        )}
      </>
    );
  }
  if (kind === "domain") {
    const needs = ROLES.flatMap((role, i) => Array.from({ length: facts.roles?.[i] ?? 0 }, () => role));
    return (
      <>
        <span class="bdg tl coin">{price}</span>
        <span class="bdg req">
          {needs.map((role, i) => (
            <span key={i} class={`rq ${role}`}>
              <Icon name={ROLE[role]} />
            </span>
          ))}
        </span>
        <Points count={facts.points} />
      </>
    );
  }
  return null;
}

const Points = ({ count }: { count: number | null | undefined }) => (
  <span class="bdg tr vpb">
    <Icon name={LAURELS} />
    <b>{count}</b>
  </span>
);

function Does({ facts, kind }: { facts: Facts; kind: string }) {
  const lines = facts.lines ?? {};
  if (lines.active && lines.other && lines.active !== lines.other) {
    return (
      <span class="halves">
        <span class="hf on">
          <Icon name="game-icons:crown" class="who" />
          <Half line={lines.active} />
        </span>
        <span class="hf">
          <Icon name="lucide:users" class="who" />
          <Half line={lines.other} />
        </span>
      </span>
    );
  }
  const line = lines.active ?? lines.reward ?? lines.effect;
  const signs: Sign[] = line ? formula(line) : [];
  if (kind === "duke") signs.push(...worth(facts));
  const when = kind === "domain" ? WHEN[facts.when ?? ""] : undefined;
  if (when) signs.unshift(...when, { op: ":" });
  if (signs.length === 0) return null;
  return <Signs signs={signs} class="form" />;
}

/** Three signs fit on one line of half a card. */
function Half({ line }: { line: string }) {
  const signs = formula(line);
  return <Signs signs={signs} class={signs.length > 3 ? "wraps" : ""} />;
}

/** A duke's points: "2 × holy", and one for so many resources. */
function worth(facts: Facts): Sign[] {
  const signs = Object.entries(facts.scores ?? {}).flatMap(([thing, each], i): Sign[] => [
    ...(i ? [{ op: " " }] : []),
    { text: `${each}×`, icon: THING[thing] ?? RESOURCE.vp },
  ]);
  if (facts.resources) signs.push({ op: " " }, { text: `1/${facts.resources}`, icon: "game-icons:swap-bag" });
  return signs;
}
