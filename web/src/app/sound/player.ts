// Makes sounds heard, by Web Audio. Browsers allow it after the first press of a key or button; before that all is quiet.
import { type Volume, volume } from "../settings";
import { SOUNDS, type SoundName, type Voice } from "./sounds";

const LOUD: Record<Volume, number> = { off: 0, low: 0.25, medium: 0.55, high: 1 };

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** The first press wakes it; on some phones every one has to. */
export function startSound(): void {
  const wake = () => {
    if (volume.value === "off" || typeof AudioContext === "undefined") return;
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
  };
  for (const kind of ["pointerdown", "keydown"])
    document.addEventListener(kind, wake, { capture: true, passive: true });
}

/** Plays a sound, `after` so many milliseconds. */
export function play(name: SoundName, after = 0): void {
  const loud = LOUD[volume.value];
  if (context?.state !== "running" || loud === 0) return;
  for (const voice of SOUNDS[name]) sing(context, voice, loud, after);
}

function sing(on: AudioContext, voice: Voice, loud: number, after: number): void {
  const begins = on.currentTime + (after + voice.at) / 1000;
  const ends = begins + voice.lasts / 1000;
  const gain = on.createGain();
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(voice.loud * loud, begins + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, ends);
  gain.connect(on.destination);
  const source = voice.wave === "noise" ? rush(on, voice, begins, ends, gain) : tone(on, voice, begins, ends, gain);
  source.start(begins);
  source.stop(ends);
}

function tone(on: AudioContext, voice: Voice, begins: number, ends: number, into: AudioNode): OscillatorNode {
  const source = on.createOscillator();
  source.type = voice.wave as OscillatorType;
  slide(source.frequency, voice, begins, ends);
  source.connect(into);
  return source;
}

function rush(on: AudioContext, voice: Voice, begins: number, ends: number, into: AudioNode): AudioBufferSourceNode {
  const source = on.createBufferSource();
  noise ??= someNoise(on);
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = "bandpass";
  slide(filter.frequency, voice, begins, ends);
  source.connect(filter);
  filter.connect(into);
  return source;
}

function slide(pitch: AudioParam, voice: Voice, begins: number, ends: number): void {
  pitch.setValueAtTime(voice.pitch, begins);
  if (voice.to) pitch.exponentialRampToValueAtTime(voice.to, ends);
}

/** Half a second of noise, always the same. */
function someNoise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  return buffer;
}
