// The examples of NIST (FIPS 180-4), and every length around the edges of a block against Node's own hashes.
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fromHex, sha256, sha512, toHex } from "./sha";

const bytes = (text: string) => new TextEncoder().encode(text);
const TWO_BLOCKS = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq";
const LONG =
  "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu";

describe("the hashes", () => {
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    [TWO_BLOCKS, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
    [LONG, "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"],
  ])("SHA-256 of %j", (text, hash) => {
    expect(toHex(sha256(bytes(text)))).toBe(hash);
  });

  it.each([
    [
      "abc",
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
    ],
    [
      LONG,
      "8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909",
    ],
  ])("SHA-512 of %j", (text, hash) => {
    expect(toHex(sha512(bytes(text)))).toBe(hash);
  });

  it("agree with others at every length up to two blocks", () => {
    for (let length = 0; length <= 260; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      const of = (kind: string) => createHash(kind).update(message).digest("hex");
      if (length <= 130) expect(toHex(sha256(message))).toBe(of("sha256"));
      if (length % 5 === 0 || (length > 105 && length < 135)) expect(toHex(sha512(message))).toBe(of("sha512"));
    }
  });

  it("reads hexadecimal, and nothing else", () => {
    expect(toHex(fromHex("00ff10"))).toBe("00ff10");
    expect(fromHex("0").length).toBe(0);
    expect(fromHex("zz").length).toBe(0);
  });
});
