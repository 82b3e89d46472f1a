// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Chair, Deal, TableInfo } from "../wire";
import { checkDeal } from "./check";
import { keepDeal, keptOf, noteDeal } from "./kept";
import { partsOf } from "./part";
import { hashOf, promiseOf } from "./promise";

const SECRET = "ab".repeat(32);
const TABLE = "t1";
const OTHERS = "07".repeat(16);

function deal(change: Partial<Deal> = {}): Deal {
  return {
    promise: promiseOf(SECRET, TABLE),
    table: TABLE,
    number: 1,
    stage: "hashes",
    parts: ["waits", "none"],
    hashes: ["", ""],
    added: ["", ""],
    secret: "",
    ...change,
  };
}

const partOf = (info: TableInfo) => partsOf(info)[0] ?? null;

function info(of: Deal, names = ["Anna", "Robot"]): TableInfo {
  const chairs = names.map((name, seat) => ({
    seat,
    name,
    person: !!name && seat === 0,
    bot: name && seat ? "x" : "",
  }));
  const line = { id: TABLE, deal: of, my_seat: 0, device: [], status: "gathering", chairs: chairs as Chair[] };
  return line as unknown as TableInfo;
}

/** The deal as it stands when the game is over, as an honest server tells it. */
function shown(change: Partial<Deal> = {}): Deal {
  const bytes = keptOf(TABLE)!.bytes;
  const over = { added: [bytes, ""], hashes: [hashOf(bytes, TABLE), ""], parts: ["opened", "none"] as Deal["parts"] };
  return deal({ stage: "dealt", secret: SECRET, ...over, ...change });
}

beforeEach(() => localStorage.clear());

describe("several people at this device", () => {
  const shared = (of: Deal): TableInfo => {
    const line = info(of, ["Anna", "Jana"]);
    const chairs = line.chairs.map((chair) => ({
      ...chair,
      person: true,
      bot: "",
      keeper: chair.seat === 0 ? null : 0,
    }));
    return { ...line, device: [0, 1], chairs: chairs as Chair[] };
  };

  it("each have a part of their own, with bytes of their own, and all of them are checked", () => {
    const sent = partsOf(shared(deal({ parts: ["waits", "waits"] })));
    expect(sent.map(({ seat, opened }) => [seat, opened])).toEqual([
      [null, ""],
      [1, ""],
    ]);
    const hashes = sent.map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(2);
    const opened = partsOf(shared(deal({ parts: ["hashed", "hashed"], hashes, stage: "bytes" })));
    expect(opened.map(({ opened }) => hashOf(opened, TABLE))).toEqual(hashes);
    const added = opened.map(({ opened }) => opened);
    const over = deal({ stage: "dealt", secret: SECRET, parts: ["opened", "opened"], hashes, added });
    expect(checkDeal(TABLE, over, keptOf(TABLE), 0).verdict).toBe("fits");
    const foreign = [added[0]!, OTHERS];
    const swapped = { ...over, added: foreign, hashes: foreign.map((each) => hashOf(each, TABLE)) };
    expect(checkDeal(TABLE, swapped, keptOf(TABLE), 0).faults).toEqual(["bytes"]);
  });
});

describe("this page's part", () => {
  it("is sent at once, in one message, where nobody else takes part", () => {
    const sent = partOf(info(deal()))!;
    expect(sent.hash).toBe(hashOf(sent.opened, TABLE));
    expect(keptOf(TABLE)).toMatchObject({ promise: sent.promise, early: true, bytes: sent.opened });
    expect(partOf(info(deal()))).toEqual(sent); // said again, it is the same
  });

  it("keeps its bytes until all have fixed theirs and no chair is empty", () => {
    const waiting = deal({ parts: ["waits", "waits"] });
    const sent = partOf(info(waiting))!;
    expect(sent.opened).toBe("");
    expect(partOf(info(deal(), ["Anna", ""]))!.opened).toBe("");
    const hashes = [sent.hash, "00"];
    expect(partOf(info(deal({ parts: ["hashed", "waits"], hashes })))).toBeNull();
    const opening = deal({ parts: ["hashed", "hashed"], hashes, stage: "bytes" });
    expect(hashOf(partOf(info(opening))!.opened, TABLE)).toBe(sent.hash);
    expect(partOf(info({ ...opening, parts: ["opened", "hashed"] }))).toBeNull();
  });

  it("keeps its bytes until several people are ready, where they are asked", () => {
    const of = deal({ parts: ["waits", "hashed"], hashes: ["", "00"] });
    const room = (ready: boolean[]): TableInfo => {
      const line = info(of, ["Anna", "Jana"]);
      const people = line.chairs.map((chair, i) => ({
        ...chair,
        person: true,
        bot: "",
        keeper: null,
        ready: ready[i]!,
      }));
      return { ...line, ready: true, chairs: people };
    };
    expect(partOf(room([true, false]))!.opened).toBe("");
    expect(partOf(room([true, true]))!.opened).not.toBe("");
    expect(partOf({ ...info(deal()), ready: true })!.opened).not.toBe(""); // one person among bots is not asked
  });

  it("is silent where another device of the same person has spoken, or none is wanted", () => {
    expect(partOf(info(deal({ parts: ["hashed", "none"], hashes: ["00", ""], stage: "bytes" })))).toBeNull();
    expect(partOf(info(deal({ parts: ["none", "none"] })))).toBeNull();
    expect(partOf({ ...info(deal()), my_seat: null })).toBeNull();
  });

  it("begins again with other bytes when the table is sealed anew", () => {
    const first = partOf(info(deal()))!;
    const again = partOf(info(deal({ number: 2, promise: promiseOf(OTHERS, TABLE) })))!;
    expect(again.opened).not.toBe(first.opened);
    expect(again.promise).not.toBe(first.promise);
  });

  it("adds nothing to a promise that was changed under the same seal", () => {
    partOf(info(deal()));
    expect(partOf(info(deal({ promise: promiseOf(OTHERS, TABLE) })))).toBeNull();
  });
});

describe("the check", () => {
  const verdict = (of: Deal | null) => checkDeal(TABLE, of, keptOf(TABLE), 0);

  it("fits where everything was as promised", () => {
    partOf(info(deal()));
    expect(verdict(shown())).toMatchObject({ verdict: "fits", faults: [], computed: promiseOf(SECRET, TABLE) });
  });

  it("waits for the secret, and remembers one that was shown", () => {
    partOf(info(deal()));
    expect(verdict(shown({ secret: "" })).verdict).toBe("waits");
    noteDeal(TABLE, shown());
    expect(verdict(shown({ secret: "" })).verdict).toBe("fits"); // a saga that goes on hides it again
  });

  it("says that it has to believe the hash where this browser came too late", () => {
    partOf(info(deal()));
    const told = shown();
    localStorage.clear();
    keepDeal(TABLE, { ...noteDeal("another", told), early: false });
    expect(verdict(told).verdict).toBe("unkept");
    expect(checkDeal(TABLE, told, null, null).verdict).toBe("unkept");
  });

  it("knows tables without a promise", () => {
    expect(verdict(null).verdict).toBe("none");
  });

  it.each<[string, (honest: Deal) => Partial<Deal>]>([
    ["promise", () => ({ promise: promiseOf(OTHERS, TABLE), secret: OTHERS })],
    ["secret", () => ({ secret: OTHERS })],
    ["bytes", () => ({ added: [OTHERS, ""], hashes: [hashOf(OTHERS, TABLE), ""] })],
    ["hashes", ({ added }) => ({ added: [added[0]!, OTHERS], hashes: [hashOf(added[0]!, TABLE), "00"] })],
    ["table", () => ({ table: "another" })],
  ])("finds a server that cheats with another %s", (fault, change) => {
    partOf(info(deal()));
    const honest = shown();
    const found = verdict({ ...honest, ...change(honest) });
    expect(found.verdict).toBe("broken");
    expect(found.faults).toContain(fault);
  });

  it("looks at files that bring their promise along", () => {
    const file = deal({
      number: 0,
      stage: "dealt",
      table: "theirs",
      promise: promiseOf(SECRET, "theirs"),
      secret: SECRET,
    });
    expect(checkDeal("ours", file, null, null).verdict).toBe("unkept");
    expect(checkDeal("ours", { ...file, secret: OTHERS }, null, null).faults).toEqual(["secret"]);
  });
});
