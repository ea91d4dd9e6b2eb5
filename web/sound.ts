import type { Sound } from "@clade/ui";
import { currentSettings } from "./settings.ts";

/** One note: when it begins, how high (in Hz) and whither it glides, how long and how loud, and of what it is made. */
interface Note {
  readonly at?: number;
  readonly pitch: number;
  readonly to?: number;
  readonly seconds: number;
  readonly loud: number;
  readonly wave?: "sine" | "triangle" | "noise";
}

/** D major without its fourth and seventh: whatever sounds together sounds well. */
const [D3, A3, D4, E4, F4, A4, B4, D5, E5, F5, A5, D6] = [
  147, 220, 294, 330, 370, 440, 494, 587, 659, 740, 880, 1175,
] as const;

/** Short and soft, made on the spot: wood, water, a low drum, a small bell. */
const NOTES: { readonly [S in Sound]: readonly Note[] } = {
  tick: [{ pitch: 190, to: 120, seconds: 0.07, loud: 0.05, wave: "triangle" }],
  turn: [
    { pitch: D5, seconds: 0.45, loud: 0.06 },
    { at: 0.09, pitch: A5, seconds: 0.5, loud: 0.03 },
  ],
  // A die on a wooden table: knocks that come faster and softer, then it lies.
  dice: [0, 0.13, 0.24, 0.33, 0.4, 0.46, 0.62].map((at, index) => ({
    at,
    pitch: 1500 - 90 * index,
    seconds: 0.05,
    loud: 0.09 - 0.009 * index,
    wave: "noise",
  })),
  strike: [
    { pitch: 900, seconds: 0.09, loud: 0.1, wave: "noise" },
    { at: 0.02, pitch: A3, to: D3, seconds: 0.22, loud: 0.09, wave: "triangle" },
  ],
  birth: [
    { pitch: A4, to: B4, seconds: 0.12, loud: 0.05 },
    { at: 0.1, pitch: D5, to: E5, seconds: 0.2, loud: 0.05 },
  ],
  death: [
    { pitch: F4, to: E4, seconds: 0.3, loud: 0.06 },
    { at: 0.16, pitch: D4, to: A3, seconds: 0.5, loud: 0.05 },
  ],
  doom: [
    { pitch: 2400, seconds: 0.7, loud: 0.05, wave: "noise" },
    { at: 0.55, pitch: D3, to: 55, seconds: 0.9, loud: 0.16, wave: "triangle" },
    { at: 0.55, pitch: 300, seconds: 0.5, loud: 0.14, wave: "noise" },
  ],
  prize: [
    { pitch: D5, seconds: 0.16, loud: 0.05 },
    { at: 0.08, pitch: F5, seconds: 0.16, loud: 0.05 },
    { at: 0.16, pitch: A5, seconds: 0.35, loud: 0.05 },
  ],
  food: [
    { pitch: A4, to: D5, seconds: 0.1, loud: 0.04 },
    { at: 0.09, pitch: B4, to: E5, seconds: 0.1, loud: 0.04 },
    { at: 0.18, pitch: D5, to: F5, seconds: 0.16, loud: 0.04 },
  ],
  dry: [
    { pitch: D5, to: A4, seconds: 0.2, loud: 0.04 },
    { at: 0.14, pitch: A4, to: D4, seconds: 0.35, loud: 0.04 },
  ],
  age: [
    { pitch: D4, seconds: 0.5, loud: 0.05 },
    { at: 0.12, pitch: A4, seconds: 0.5, loud: 0.05 },
    { at: 0.24, pitch: D5, seconds: 0.7, loud: 0.05 },
  ],
  victory: [D4, F4, A4, D5, F5, A5, D6].map((pitch, index) => ({
    at: 0.11 * index,
    pitch,
    seconds: index === 6 ? 1.1 : 0.4,
    loud: 0.05,
  })),
};

let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

/** Lets something be heard, if the person wants sounds. */
export function cue(name: Sound): void {
  if (!currentSettings().sound) return;
  context ??= new AudioContext();
  for (const note of NOTES[name]) sound(context, note);
}

function sound(audio: AudioContext, { at = 0, pitch, to, seconds, loud, wave = "sine" }: Note): void {
  const start = audio.currentTime + at;
  // A sound that begins or ends in the middle of its swing clicks.
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, seconds / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  volume.connect(audio.destination);
  const source =
    wave === "noise" ? noise(audio, pitch, volume) : tone(audio, wave, { pitch, to, start, seconds }, volume);
  source.start(start);
  source.stop(start + seconds);
}

interface Glide {
  readonly pitch: number;
  readonly to: number | undefined;
  readonly start: number;
  readonly seconds: number;
}

function tone(audio: AudioContext, type: "sine" | "triangle", glide: Glide, out: AudioNode): AudioScheduledSourceNode {
  const { pitch, to = pitch, start, seconds } = glide;
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + seconds);
  source.connect(out);
  return source;
}

/** A breath of noise around a pitch: knocks, wind, a bite. */
function noise(audio: AudioContext, pitch: number, out: AudioNode): AudioScheduledSourceNode {
  if (hiss === undefined) {
    hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  }
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.2 })).connect(out);
  return source;
}
