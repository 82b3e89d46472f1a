// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { look as dominion } from "../../games/dominion/look";
import { NO_LOOK } from "../../games/look";
import { look as north } from "../../games/north/look";
import { look as oath } from "../../games/oath/look";
import { look as valeria } from "../../games/valeria/look";
import { tableEvent } from "../../table/samples";
import { volume } from "../settings";
import { soundsOf } from "./heard";
import { play, startSound } from "./player";
import { lengthOf, SOUNDS, type SoundName } from "./sounds";

const names = Object.keys(SOUNDS) as SoundName[];

describe("a sound", () => {
  test.each(names)("%s is short, soft enough, and within what people hear", (name) => {
    expect(lengthOf(name)).toBeLessThan(name === "win" ? 1600 : 1100);
    for (const { pitch, to = pitch, loud, lasts } of SOUNDS[name]) {
      expect(Math.min(pitch, to)).toBeGreaterThanOrEqual(80);
      expect(Math.max(pitch, to)).toBeLessThan(8000);
      expect(loud).toBeGreaterThan(0);
      expect(loud).toBeLessThanOrEqual(0.4);
      expect(lasts).toBeGreaterThan(0);
    }
  });
});

describe("what is heard", () => {
  const heard = (look: typeof dominion, ...ids: string[]) =>
    soundsOf(
      ids.map((id) => tableEvent(id, 1)),
      look,
      {},
      0,
    );

  test("is what the look of a game says", () => {
    expect(heard(dominion, "dominion-log-buy")).toEqual(["coin"]);
    expect(heard(valeria, "valeria-log-roll", "valeria-log-slay")).toEqual(["die", "battle"]);
    expect(heard(north, "north-log-raid")).toEqual(["battle"]);
    expect(heard(oath, "oath-log-roll-attack")).toEqual(["die"]);
  });

  test("a card that moves is heard in any game, and each sound once", () => {
    expect(
      soundsOf([tableEvent("x", 1, ["gold"]), tableEvent("y", 1, ["gold"]), tableEvent("z")], NO_LOOK, {}, 0),
    ).toEqual(["card"]);
  });

  test("a Curse is a blow to me and none to others, a Province is an honor to whoever buys it", () => {
    const emphasis = {
      headlines: ["dominion-log-buy"],
      weighty: { gain: ["curse"], "dominion-log-buy": ["province"] },
    };
    const heard = (id: string, seat: number, card: string) =>
      soundsOf([{ ...tableEvent(id, seat), args: { card } }], dominion, emphasis, 0);
    expect([heard("gain", 0, "curse"), heard("gain", 1, "curse")]).toEqual([["blow"], ["honor"]]);
    expect([heard("dominion-log-buy", 0, "province"), heard("dominion-log-buy", 1, "province")]).toEqual([
      ["honor"],
      ["blow"],
    ]);
    expect(heard("dominion-log-buy", 0, "copper")).toEqual(["coin"]);
  });

  test("where much happens at once, cards and coins give way", () => {
    const ids = ["valeria-log-slay", "valeria-log-roll", "x", "gain"];
    const events = ids.map((id) => tableEvent(id, 0, id === "x" ? ["gold"] : []));
    expect(soundsOf(events, valeria, { headlines: ["x"], weighty: { gain: [] } }, 0)).toEqual([
      "battle",
      "die",
      "blow",
    ]);
  });
});

describe("the player", () => {
  const param = () => ({
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  const started: string[] = [];
  const node = (kind: string) => ({
    gain: param(),
    frequency: param(),
    connect: vi.fn(),
    start: () => started.push(kind),
    stop: vi.fn(),
  });
  class Fake {
    state = "running";
    currentTime = 0;
    sampleRate = 8000;
    destination = {};
    createGain = () => node("gain");
    createOscillator = () => node("tone");
    createBufferSource = () => node("noise");
    createBiquadFilter = () => node("filter");
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  }

  afterEach(() => {
    volume.value = "low";
    vi.unstubAllGlobals();
  });

  test("is quiet before the first press and where sounds are off; then each voice is heard", () => {
    vi.stubGlobal("AudioContext", Fake);
    play("turn");
    expect(started).toEqual([]);
    startSound();
    document.dispatchEvent(new Event("pointerdown"));
    volume.value = "off";
    play("turn");
    expect(started).toEqual([]);
    volume.value = "high";
    play("battle");
    expect(started).toEqual(["noise", "tone", "tone", "tone"]);
  });
});
