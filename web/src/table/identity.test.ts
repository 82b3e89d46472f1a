import { describe, expect, it } from "vitest";
import samples from "./flight-samples.json";
import { Identity } from "./identity";
import type { TableEvent, View, Zone } from "./view";

type PlainZone = [owner: number | null, cards: string, unseen: number, alike?: boolean];

interface Frame {
  zones: Record<string, PlainZone | null>;
  moves: [from: string, to: string, cards: string, unseen?: number][];
}

interface Sample {
  game: string;
  eyes: number | "all";
  frames: Frame[];
}

/** A face with the true card behind it, which the browser is never told. */
const split = (cards: string) =>
  cards
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const [face, id] = word.split("#");
      return { face: face === "-" ? "" : face!, id };
    });

/** True names. A card that goes from another place than it went to (a discard pile was shuffled into a deck between)
 * has been lost track of: from then on it is another one. */
class Truth {
  private readonly lost = new Map<string, number>();
  /** Where cards are seen to lie. */
  lies = new Map<string, string>();

  name = (id: string | undefined): string | undefined => id && `${id}/${this.lost.get(id) ?? 0}`;

  moves(moves: Frame["moves"]): Told[] {
    const { lies } = this;
    return moves.map(([from, to, cards]) => [
      from,
      to,
      split(cards).map(({ id }) => {
        const last = lies.get(id!);
        if (from && last && last !== from) this.lost.set(id!, (this.lost.get(id!) ?? 0) + 1);
        lies.set(id!, to);
        return this.name(id)!;
      }),
    ]);
  }
}

function* moments(sample: Sample) {
  const zones = new Map<string, PlainZone>();
  const names = new Truth();
  for (const frame of sample.frames) {
    for (const [id, zone] of Object.entries(frame.zones)) zone ? zones.set(id, zone) : zones.delete(id);
    const lying: Zone[] = [...zones].map(([id, [owner, cards, unseen, alike]]) => {
      const shown = split(cards).map(({ face }) => ({ face }));
      return {
        id,
        owner,
        kind: id.split(":")[0]!,
        count: shown.length + unseen,
        cards: shown,
        ...(alike && { alike }),
      };
    });
    const event = (moves: Frame["moves"]): TableEvent => ({
      id: "",
      seat: 0,
      args: {},
      moves: moves.map(([from, to, cards, unseen = 0]) => {
        const seen = split(cards).map(({ face }) => ({ face }));
        return { from, to, count: seen.length + unseen, cards: seen };
      }),
    });
    const moves = names.moves(frame.moves);
    names.lies = new Map([...zones].flatMap(([id, [, cards]]) => split(cards).map((card) => [card.id ?? "", id])));
    const truth = placesOf(
      [...zones].map(([id, [, cards]]) => [
        id,
        split(cards).map((card) => ({ face: card.face, name: names.name(card.id) })),
      ]),
    );
    yield { view: { zones: lying } as unknown as View, events: [event(frame.moves)], truth, moves };
  }
}

type Told = [from: string, to: string, names: string[]];
type Places = Map<string, { zone: string; face: string }>;

/** Where each card lies, by its name: the true one, or the key. */
function placesOf(zones: Iterable<[string, { face: string; name?: string | undefined }[]]>): Places {
  const found: Places = new Map();
  for (const [zone, cards] of zones) {
    for (const { face, name } of cards) {
      if (name === undefined) continue;
      expect(found.has(name), `${name} lies in two places`).toBe(false);
      found.set(name, { zone, face });
    }
  }
  return found;
}

/** What is seen moving: what lay elsewhere, what comes from a place that a move names, what goes to one. */
function flights(before: Places, after: Places, moves: Told[]): string[] {
  const origin = new Map<string, string>();
  const target = new Map<string, string>();
  for (const [from, to, names] of moves) {
    for (const name of names) {
      if (!origin.has(name)) origin.set(name, from);
      target.set(name, to);
    }
  }
  const found: string[] = [];
  for (const [name, { zone, face }] of after) {
    const from = before.get(name)?.zone ?? origin.get(name);
    if (from && from !== zone) found.push(`${face} ${from} -> ${zone}`);
  }
  for (const [name, { zone, face }] of before) {
    const to = after.has(name) ? undefined : target.get(name);
    if (to && to !== zone) found.push(`${face} ${zone} -> ${to} and out of sight`);
  }
  return found.sort();
}

const keyed = (view: View): Places =>
  placesOf(
    view.zones.map((zone) => [
      zone.id,
      zone.cards.map(({ face, key }) => ({ face, name: key === undefined ? undefined : String(key) })),
    ]),
  );

describe.each(samples as unknown as Sample[])("$game through the eyes of $eyes", (sample) => {
  it("every card flies as it really went", () => {
    const identity = new Identity();
    let truly: Places = new Map();
    let shown: Places = new Map();
    let flown = 0;
    for (const [n, { view, events, truth, moves }] of [...moments(sample)].entries()) {
      const next = identity.follow(view, events);
      const seen = keyed(next.view);
      const told = next.events.flatMap((event) =>
        event.moves.map((move): Told => [move.from, move.to, move.cards.map(({ key }) => String(key))]),
      );
      if (n > 0) {
        const right = flights(truly, truth, moves);
        expect(flights(shown, seen, told), `moment ${n}`).toEqual(right);
        flown += right.length;
      }
      [truly, shown] = [truth, seen];
    }
    expect(flown).toBeGreaterThan(10);
  });

  it("stepping back and jumping, what lies there keeps its key", () => {
    const identity = new Identity();
    const views = [...moments(sample)].map(({ view }) => view);
    let before: View | undefined;
    for (const [n, view] of [...views, ...views.toReversed(), views[0]!, views.at(-1)!].entries()) {
      const next = identity.follow(view).view;
      keyed(next); // no two cards have one key
      for (const zone of next.zones) {
        const was = before?.zones.find(({ id }) => id === zone.id)?.cards ?? [];
        for (const face of new Set(zone.cards.map((card) => card.face).filter(Boolean))) {
          const [now, then] = [zone.cards, was].map((cards) => cards.filter((card) => card.face === face));
          const kept = now!.filter(({ key }) => key !== undefined && then!.some((card) => card.key === key));
          const stay = zone.alike ? 0 : Math.min(now!.length, then!.length);
          expect(kept.length, `${face} in ${zone.id} at ${n}`).toBe(stay);
        }
      }
      before = next;
    }
  });
});
