import { type CSSProperties, type ReactElement, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { MOTIONS, type Playing, type Scene, type Show } from "./scene.ts";
import "./scene.css";
import { type Box, framesOf, type Placed } from "./scene-stage.ts";
import type { Sound } from "./sound.ts";

/** When the sides of a die lie on top: the last is the true one, and stays from this part of the roll on. */
const SETTLED = 0.46;

/** A scene whose actors know their places on the page. */
export interface StagedScene extends Scene {
  readonly stage: Box;
  readonly placed: readonly Placed[];
}

interface Props {
  readonly show: Show<StagedScene>;
  readonly sound: (name: Sound) => void;
}

/** The scene that is on, in a layer over the table that nothing can touch and that moves nothing. The log tells the same in
 *  words: screen readers hear that. */
export function SceneLayer({ show, sound }: Props): ReactElement | null {
  const playing = useSyncExternalStore(show.subscribe, () => show.playing);
  if (playing === undefined) return null;
  return <PlayedScene key={playing.number} playing={playing} sound={sound} onEnd={() => show.next()} />;
}

interface PlayedProps {
  readonly playing: Playing<StagedScene>;
  readonly sound: (name: Sound) => void;
  readonly onEnd: () => void;
}

function PlayedScene({ playing: { scene, speed }, sound, onEnd }: PlayedProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const { kind, stage, placed, words } = scene;
  useLayoutEffect(() => {
    if (scene.sound !== undefined) sound(scene.sound);
    let left = 0;
    const journeys = [...(layer.current?.querySelectorAll<HTMLElement>(".scene-actor") ?? [])].flatMap(
      (element, index) => {
        const actor = placed[index];
        return actor === undefined ? [] : play(element, actor, speed);
      },
    );
    // What a die shows is told when it lies still.
    const rolls = placed.some(({ actor: { motion } }) => motion === "tumble");
    const told = layer.current?.querySelector(".scene-words")?.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: 120 / speed,
      delay: rolls ? (SETTLED * MOTIONS.tumble) / speed : 0,
      fill: "backwards",
    });
    for (const journey of told === undefined ? journeys : [...journeys, told]) {
      left++;
      journey.addEventListener("finish", () => {
        if (--left === 0) onEnd();
      });
    }
    return () => {
      for (const journey of journeys) journey.cancel();
      told?.cancel();
    };
  }, []);
  const captioned = placed.filter(({ actor: { motion } }) => motion !== "reach" && motion !== "burst");
  return (
    <div className="scenes" data-scene={kind} aria-hidden="true" style={boxStyle(stage)} ref={layer}>
      {placed.map((actor, index) => (
        <div key={index} className="scene-actor" data-motion={actor.actor.motion} style={boxStyle(actor.box)}>
          {actor.actor.picture}
        </div>
      ))}
      {words === undefined || captioned.length === 0 ? null : (
        <p className="scene-words" style={wordsStyle(captioned)}>
          <b>{words}</b>
        </p>
      )}
    </div>
  );
}

/** Lets an actor move; what turns its sides as it rolls (a die) does so in the first half. */
function play(element: HTMLElement, placed: Placed, speed: number): Animation[] {
  const { motion, after = 0 } = placed.actor;
  const timing = {
    duration: MOTIONS[motion] / speed,
    delay: after / speed,
    fill: "both",
    easing: "ease-in-out",
  } as const;
  const frames = framesOf(placed).map(({ offset, transform, opacity }) => ({ offset, transform, opacity }));
  const sides = [...element.querySelectorAll<HTMLElement>("[data-side]")];
  return [
    element.animate(frames, timing),
    ...sides.map((side, index) => side.animate(sideFrames(index, sides.length), { ...timing, easing: "linear" })),
  ];
}

/** When a side of a die is on top. */
function sideFrames(index: number, sides: number): Keyframe[] {
  const from = (SETTLED * index) / (sides - 1 || 1);
  const to = (SETTLED * (index + 1)) / (sides - 1 || 1);
  const shown: readonly (readonly [number, number])[] =
    index === sides - 1
      ? [
          [0, 0],
          [from, 0],
          [from, 1],
          [1, 1],
        ]
      : [
          [0, index === 0 ? 1 : 0],
          [from, index === 0 ? 1 : 0],
          [from, 1],
          [to, 1],
          [to, 0],
          [1, 0],
        ];
  return shown.map(([offset, opacity]) => ({ offset: Math.min(1, offset), opacity }));
}

function boxStyle({ left, top, width, height }: Box): CSSProperties {
  return { left, top, width, height };
}

/** Under the pictures, in the middle of them. */
function wordsStyle(placed: readonly Placed[]): CSSProperties {
  const left = Math.min(...placed.map(({ box }) => box.left));
  const right = Math.max(...placed.map(({ box }) => box.left + box.width));
  const under = Math.max(...placed.map(({ box }) => box.top + box.height));
  return { "--middle": `${(left + right) / 2}px`, "--under": `${under}px` } as CSSProperties;
}
