// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Face } from "../../../net/api";
import type { SagaGame, SagaStory } from "../../../wire";
import { wrapped } from "./Drawing";
import { bands, columnsOf, exiledAfter, fates, type SagaRecord, survival, threadsOf } from "./model";

const faces = new Map<string, Face>(
  [
    { id: "hall", kinds: ["edifice"], suit: "hearth", other: "squalor" },
    { id: "squalor", kinds: ["edifice"], suit: "", other: "hall" },
    { id: "wolves", kinds: ["denizen"], suit: "beast" },
  ].map((face) => [face.id, face]),
);

const suits = (discord: number, nomad: number) => ({ discord, arcane: 0, order: 0, hearth: 0, beast: 0, nomad });

function game(
  number: number,
  sites: string[],
  record: Partial<SagaRecord>,
  cards: Record<string, string[]> = {},
): SagaGame {
  return {
    number,
    table: `t${number}`,
    status: "over",
    names: ["Anna", "Karel"],
    mine: null,
    created: 0,
    winners: [1],
    saga_record: {
      oath: "supremacy",
      next: "people",
      number,
      round: 6,
      winner: 1,
      ending: "usurper",
      colors: ["purple", "blue"],
      roles: ["chancellor", "exile"],
      deeds: [],
      suits: suits(9, 9),
      exiled: [],
      map: [],
      ...record,
    },
    turns: [],
    scene: {
      zones: [
        ...sites.map((name, i) => ({
          kind: "site",
          ...(name ? { name } : {}),
          ruler: i === 0 ? 1 : -1,
          cards: (cards[name] ?? []).map((face) => ({ face })),
        })),
        { kind: "world" },
      ],
    },
  };
}

const story = (games: SagaGame[], on = false): SagaStory => ({
  id: "s",
  name: "Mlha",
  game: "oath",
  games,
  on,
  may_renew: false,
  may_go_on: !on,
});

const place = (site: string, cards: string[] = []) => ({ site, cards, relics: 0 });

const first = game(
  1,
  ["plains", "mine", ""],
  {
    deeds: [
      ["built", "hall"],
      ["lost", "plains"],
    ],
    map: [place("mine", ["hall", "wolves"]), place("river"), place("")],
    suits: suits(12, 6),
  },
  { mine: ["wolves"] },
);
const second = game(
  2,
  ["mine", "river", ""],
  {
    oath: "people",
    deeds: [["ruined", "hall"]],
    map: [place("river"), place(""), place("mine", ["squalor"])],
    suits: suits(9, 9),
    exiled: ["wolves"],
  },
  { mine: ["hall"] },
);

describe("the columns of a saga", () => {
  it("has one for each finished game and one for the world that is left", () => {
    const columns = columnsOf(story([first, second]), faces);
    expect(columns.map(({ number, kind, oath }) => [number, kind, oath])).toEqual([
      [1, "over", "supremacy"],
      [2, "over", "people"],
      [3, "next", "people"],
    ]);
    expect(columns[0]!.places).toEqual([
      { site: "plains", ruler: "blue", edifice: "", ruin: false, survived: false },
      { site: "mine", ruler: "", edifice: "", ruin: false, survived: true },
      { site: "", ruler: "", edifice: "", ruin: false, survived: false },
    ]);
    expect(columns[2]!.places[2]).toEqual({ site: "mine", ruler: "", edifice: "squalor", ruin: true, survived: null });
    expect(survival(columns[0]!)).toEqual({ count: 1, of: 2 });
  });

  it("says which game is on, and has no world where none was left", () => {
    const running: SagaGame = { ...game(3, [], {}), status: "playing", saga_record: {} };
    expect(columnsOf(story([first, second, running], true), faces).at(-1)!.kind).toBe("on");
    expect(columnsOf(story([game(1, ["plains"], {})]), faces).map(({ kind }) => kind)).toEqual(["over"]);
  });

  it("leads a thread from every site to where the next game has it, dashed where it is a ruin by then", () => {
    const columns = columnsOf(story([first, second]), faces);
    expect(threadsOf(columns, faces)).toEqual([
      { column: 0, from: 1, to: 0, ruin: false },
      { column: 1, from: 1, to: 0, ruin: false },
      { column: 1, from: 0, to: 2, ruin: true },
    ]);
  });
});

describe("what the games changed", () => {
  const columns = columnsOf(story([first, second]), faces);

  it("stacks the suits one upon the other, each game from 0 to 1", () => {
    const [discord, , , , , nomad] = bands(columns);
    expect(discord).toMatchObject({ suit: "discord", top: [0, 0], count: [12, 9] });
    expect(discord!.bottom).toEqual([12 / 18, 0.5]);
    expect(nomad!.top).toEqual(discord!.bottom);
    expect(nomad!.bottom).toEqual([1, 1]);
  });

  it("knows who was sent away only when the next game is over", () => {
    expect(exiledAfter(columns, 1)).toEqual(["wolves"]);
    expect(exiledAfter(columns, 2)).toBeNull();
  });

  it("follows an edifice by its intact side", () => {
    const third = game(3, ["river"], { deeds: [["buried", "squalor"]] });
    expect(fates(columnsOf(story([first, second, third]), faces), faces)).toEqual([
      {
        card: "hall",
        steps: [
          { what: "built", game: 1 },
          { what: "ruined", game: 2 },
          { what: "buried", game: 3 },
        ],
      },
    ]);
    // One that nobody here has built stood there before.
    expect(fates(columnsOf(story([second]), faces), faces)[0]!.steps.map(({ what }) => what)).toEqual([
      "found",
      "ruined",
    ]);
  });
});

describe("wrapped", () => {
  it("breaks between words and never inside of one", () => {
    expect(wrapped("by exhaustion, for the Empire", 16)).toEqual(["by exhaustion,", "for the Empire"]);
    expect(wrapped("Neuvěřitelnodlouhé", 5)).toEqual(["Neuvěřitelnodlouhé"]);
    expect(wrapped("", 5)).toEqual([]);
  });
});

describe("a site that went and was drawn again", () => {
  const again = game(1, ["coast", "mine"], {
    deeds: [["lost", "coast"]],
    map: [place("mine"), place("coast"), place("")],
  });
  const columns = columnsOf(story([again]), faces);

  it("has not survived, as the list of what was lost says", () => {
    expect(columns[0]!.places.map(({ site, survived }) => [site, survived])).toEqual([
      ["coast", false],
      ["mine", true],
    ]);
    expect(survival(columns[0]!)).toEqual({ count: 1, of: 2 });
  });

  it("has no thread to its new place", () => {
    expect(threadsOf(columns, faces)).toEqual([{ column: 0, from: 1, to: 0, ruin: false }]);
  });
});
