import { currentSettings } from "./settings.ts";

/** Two quiet sounds, made on the spot: a wooden tick for what happens, a low bell for one's own turn. */
const SOUNDS = {
  event: { pitch: 190, end: 120, seconds: 0.07, loud: 0.05 },
  turn: { pitch: 523, end: 519, seconds: 0.45, loud: 0.07 },
} as const;

let context: AudioContext | undefined;

export function cue(name: keyof typeof SOUNDS): void {
  if (!currentSettings().sound) return;
  context ??= new AudioContext();
  const { pitch, end, seconds, loud } = SOUNDS[name];
  const start = context.currentTime;
  const tone = new OscillatorNode(context, { type: name === "turn" ? "sine" : "triangle", frequency: pitch });
  const volume = new GainNode(context, { gain: loud });
  tone.frequency.exponentialRampToValueAtTime(end, start + seconds);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start();
  tone.stop(start + seconds);
}
