// The sounds of a table, as descriptions that anybody can read: no files, nobody's license. `player.ts` makes them heard.

/** A tone that may slide, or noise around a pitch. */
export interface Voice {
  wave: OscillatorType | "noise";
  /** When it begins and how long it is heard, in milliseconds. */
  at: number;
  lasts: number;
  /** Its pitch in hertz, and where that goes. */
  pitch: number;
  to?: number;
  /** Its loudness, from 0 to 1. */
  loud: number;
}

export type SoundName = "turn" | "card" | "shuffle" | "die" | "coin" | "battle" | "blow" | "honor" | "win" | "end";

const bell = (at: number, pitch: number, lasts = 420, loud = 0.3): Voice[] => [
  { wave: "sine", at, lasts, pitch, loud },
  { wave: "sine", at, lasts: lasts * 0.6, pitch: pitch * 2.76, loud: loud * 0.25 },
];

const knock = (at: number, pitch: number, loud = 0.3): Voice => ({ wave: "noise", at, lasts: 45, pitch, loud });

export const SOUNDS: Record<SoundName, readonly Voice[]> = {
  turn: [...bell(0, 659), ...bell(140, 880, 620)],
  card: [{ wave: "noise", at: 0, lasts: 70, pitch: 2600, to: 900, loud: 0.22 }],
  shuffle: [0, 45, 90, 135, 180, 225].map((at) => ({ wave: "noise", at, lasts: 40, pitch: 3000 - at * 5, loud: 0.16 })),
  die: [knock(0, 1500), knock(90, 1250, 0.26), knock(150, 1700, 0.2), knock(230, 1350, 0.24), knock(280, 1100, 0.14)],
  coin: [...bell(0, 1976, 180, 0.16), ...bell(60, 2637, 320, 0.18)],
  battle: [
    { wave: "noise", at: 0, lasts: 260, pitch: 3800, to: 1400, loud: 0.25 },
    { wave: "sawtooth", at: 0, lasts: 220, pitch: 180, to: 90, loud: 0.14 },
    ...bell(30, 1245, 380, 0.12),
  ],
  blow: [
    { wave: "triangle", at: 0, lasts: 420, pitch: 196, to: 98, loud: 0.34 },
    { wave: "noise", at: 0, lasts: 120, pitch: 300, loud: 0.2 },
  ],
  honor: [...bell(0, 523, 300, 0.2), ...bell(110, 659, 300, 0.2), ...bell(220, 784, 520, 0.24)],
  win: [523, 659, 784, 1047].flatMap((pitch, i) => bell(i * 150, pitch, i === 3 ? 900 : 320, 0.26)),
  end: [...bell(0, 523, 500, 0.22), ...bell(220, 392, 800, 0.22)],
};

/** When the last voice of a sound falls silent, in milliseconds. */
export const lengthOf = (name: SoundName): number => Math.max(...SOUNDS[name].map(({ at, lasts }) => at + lasts));
