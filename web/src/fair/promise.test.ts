// The same numbers stand in tests/engine/test_commitment.py: server and browser have to agree for ever.
import { describe, expect, it } from "vitest";
import { drawn, hashOf, promiseOf, sealed, seedOf, wordsOf } from "./promise";
import { toHex } from "./sha";

const SECRET = toHex(Uint8Array.from({ length: 32 }, (_, i) => i));
const TABLE = "tisk3w8kd2rx";
const ANNA = toHex(Uint8Array.from({ length: 16 }, (_, i) => i));
const BEN = toHex(Uint8Array.from({ length: 16 }, (_, i) => 100 + i));

describe("what is promised", () => {
  it("has the hashes of the server", () => {
    expect(promiseOf(SECRET, TABLE)).toBe("5ae47edbfc221fb54fccd8a73f97ab094b2a50e8ae8645c26bede232a84dc58e");
    expect(hashOf(ANNA, TABLE)).toBe("5f712ddd2340841cad90f7f0a3a21166895aff0bcf52871b90778d461e3391bc");
    expect(seedOf(SECRET, TABLE, [ANNA, "", BEN])).toBe(
      "11856e2e3af52cc7ba0f4127ffb5981cecd2a1b046fd2e02692b27c9ac229dff",
    );
    expect(seedOf(SECRET, TABLE, [ANNA, BEN])).toBe("1e2351104a87bd43e3a03d1fea2ee9376f849a7193d589d7431ad3e8aade98bb");
  });

  it("no part can flow into another", () => {
    const all = [sealed("ab", "c"), sealed("a", "bc"), sealed("abc"), sealed("abc", ""), sealed()].map(toHex);
    expect(new Set(all).size).toBe(5);
  });

  it("leads to the stream that the server deals from", () => {
    const words = wordsOf("1e2351104a87bd43e3a03d1fea2ee9376f849a7193d589d7431ad3e8aade98bb", 20);
    expect([...words.slice(0, 4), ...words.slice(-4)]).toEqual([
      31446333, 4147266094, 3617880527, 980020809, 1722085111, 2229408406, 2123829692, 3750373669,
    ]);
  });

  it("draws sixteen bytes, others each time", () => {
    expect(drawn()).toMatch(/^[0-9a-f]{32}$/);
    expect(drawn()).not.toBe(drawn());
  });
});
