// What is printed on a card of Valeria: picture, badges in the corners, name, and what it does in signs; where there is
// room also in words.
import type { ComponentChildren } from "preact";
import type { Face } from "../../net/api";
import { Icon, Picture } from "../../parts";
import { Keywords } from "../../parts/Keywords";
import { Ribbon } from "../../parts/Ribbon";
import type { Catalogue } from "../../text/catalogue";
import { useTexts } from "../../text/texts";
import { ART, paintOf } from "./art";
import { formula, type Sign, WHEN } from "./formula";
import { AREA, DIE, LAURELS, RESOURCE, ROLE, ROLES, THING, TYPE } from "./icons";
import { Signs } from "./Signs";
import "./Print.css";

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

/** This many signs fit into one line of two halves. With more they take two, and a tile says only what one's own turn brings. */
const FIT = 4;

export function Print({ facts: given, cost }: { facts: Face; cost?: number | undefined }) {
  const facts = given as Facts;
  const texts = useTexts("valeria");
  const kind = facts.kinds?.[0] ?? "";
  const role = kind === "citizen" ? ROLES[facts.roles?.findIndex((n) => n > 0) ?? -1] : undefined;
  const name = texts.card(facts.id);
  const text = texts.or(`card-${facts.id}`, "", {}, "text");
  return (
    <span class="vface col val-on-paper" style={paintOf(kind, role, facts.area)}>
      <span class="vface-scene">
        <Picture art={ART[facts.id] ?? PLAIN} />
        <Badges facts={facts} kind={kind} cost={cost} />
      </span>
      <Ribbon class="vface-name">{name}</Ribbon>
      <span class="vface-type">{typeLine(texts, facts, kind, role)}</span>
      <span class="vface-rules col">
        <Does facts={facts} kind={kind} />
        {text && (
          <span class="vface-full">
            <Keywords text={text} />
          </span>
        )}
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

/** Over the picture: on the left what it asks for, on the right what it is worth. */
function Badges({ facts, kind, cost }: { facts: Facts; kind: string; cost: number | undefined }) {
  const price = cost ?? facts.cost;
  const numbers = facts.numbers ?? [];
  if (kind === "citizen" || kind === "starter") {
    const role = ROLES[facts.roles?.findIndex((n) => n > 0) ?? -1];
    return (
      <>
        <Side>
          <span
            class={`vbadge vb-number ${numbers.length === 1 ? "" : "vb-two"}`}
            data-explains={numbers.length ? NUMBER : "valeria-keyword-doubles"}
          >
            {numbers.length ? (
              numbers.join("/")
            ) : (
              <span>
                <Icon name={DIE} />=
              </span>
            )}
          </span>
        </Side>
        <Side>
          {role && <Badge icon={ROLE[role]} class={`vb-role role-${role}`} means={role} />}
          {price ? (
            <span class="vbadge vb-coin" data-explains={PRICE}>
              {price}+
            </span>
          ) : null}
        </Side>
      </>
    );
  }
  if (kind === "monster" || kind === "event") {
    return (
      <>
        <Side>
          <span class="vbadge vb-shield" data-explains="valeria-sign-fight">
            {facts.strength}
          </span>
          {facts.magic ? (
            <span class="vbadge vb-crystal" data-explains="valeria-sign-spell">
              {facts.magic}
            </span>
          ) : null}
          {kind === "event" && (
            <span class="vbadge vb-number" data-explains={NUMBER}>
              {numbers[0]}
            </span>
          )}
          {facts.area && <Badge icon={AREA[facts.area]!} class="vb-seal" means={facts.area} />}
        </Side>
        <Side>
          <Points count={facts.points} />
          {facts.type && <Badge icon={TYPE[facts.type]!} class="vb-seal" means={facts.type} />}
        </Side>
      </>
    );
  }
  if (kind !== "domain") return null;
  const needs = ROLES.flatMap((role, i) => Array.from({ length: facts.roles?.[i] ?? 0 }, () => role));
  return (
    <>
      <Side>
        <span class="vbadge vb-coin" data-explains={PRICE}>
          {price}
        </span>
        <span class="vneeds col">
          {needs.map((role, i) => (
            <span key={i} class={`role-${role}`} data-explains={`valeria-sign-${role}`}>
              <Icon name={ROLE[role]} />
            </span>
          ))}
        </span>
      </Side>
      <Side>
        <Points count={facts.points} />
      </Side>
    </>
  );
}

const Side = ({ children }: { children: ComponentChildren }) => <span class="vface-side col">{children}</span>;

const NUMBER = "valeria-sign-number";
const PRICE = "valeria-sign-price";

const Badge = ({ icon, class: more, means }: { icon: string; class: string; means: string }) => (
  <span class={`vbadge ${more}`} data-explains={`valeria-sign-${means}`}>
    <Icon name={icon} />
  </span>
);

const Points = ({ count }: { count: number | null | undefined }) => (
  <span class="vbadge vb-points" data-explains="valeria-sign-worth">
    <Icon name={LAURELS} />
    <b>{count}</b>
  </span>
);

function Does({ facts, kind }: { facts: Facts; kind: string }) {
  const lines = facts.lines ?? {};
  if (lines.active && lines.other && lines.active !== lines.other) {
    const [own, other] = [formula(lines.active), formula(lines.other)];
    return (
      <span class={`vface-halves ${own.length + other.length > FIT ? "vface-crowded" : ""}`}>
        <span class="vface-half col vface-own">
          <Icon name="game-icons:crown" class="vface-whose" explains="valeria-sign-own" />
          <Signs signs={own} explained />
        </span>
        <span class="vface-half col">
          <Icon name="lucide:users" class="vface-whose" explains="valeria-sign-others" />
          <Signs signs={other} explained />
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
  return <Signs signs={signs} class="vface-form" explained />;
}

/** A duke's points: "2 × holy", and one for a number of resources. */
function worth(facts: Facts): Sign[] {
  const signs = Object.entries(facts.scores ?? {}).flatMap(([thing, each], i): Sign[] => [
    ...(i ? [{ op: " " }] : []),
    { text: `${each}×`, icon: THING[thing] ?? RESOURCE.vp },
  ]);
  if (facts.resources) signs.push({ op: " " }, { text: `1/${facts.resources}`, icon: "game-icons:swap-bag" });
  return signs;
}
