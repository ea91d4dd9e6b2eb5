import type { Actor, Motion } from "./scene.ts";

/** Where scenes are played: how actors stand and move in a rectangle of pixels. No DOM here. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An actor in its place: a box on the stage, how far from there it comes, and how it is turned. */
export interface Placed {
  readonly actor: Actor;
  readonly box: Box;
  readonly way: Point;
  readonly turn: number;
}

/** In pixels: less cannot be seen. */
const SMALLEST = 44;
/** In parts of the stage's shorter side. */
const LARGEST = 0.42;
/** What stands in the middle of the table, of which no thing is named, is measured against this part of the stage. */
const MIDDLE = 0.3;

/** The rectangle that scenes are clipped to, and the part of it whose middle is the middle of the table. */
export interface Stage {
  readonly box: Box;
  readonly heart: Box;
}

export function place(actor: Actor, { box: stage, heart }: Stage, at: Box | undefined, from: Box | undefined): Placed {
  const target = at ?? middleOf(heart);
  if (actor.motion === "reach") return span(actor, stage, from ?? middleOf(heart), target);
  const most = LARGEST * Math.min(stage.width, stage.height);
  const size = Math.min(
    Math.max(SMALLEST, (actor.size ?? 1) * Math.min(target.width, target.height)),
    Math.max(SMALLEST, most),
  );
  const [right, down] = actor.aside ?? [0, 0];
  const centre = centreOf(target);
  const x = within(centre.x + right * size, stage.left + size / 2, stage.left + stage.width - size / 2);
  const y = within(centre.y + down * size, stage.top + size / 2, stage.top + stage.height - size / 2);
  const start = from === undefined ? { x, y } : startIn(stage, centreOf(from), size);
  return {
    actor,
    box: { left: x - size / 2 - stage.left, top: y - size / 2 - stage.top, width: size, height: size },
    way: { x: start.x - x, y: start.y - y },
    turn: 0,
  };
}

/** Where an actor comes from: near enough to the edge of the stage for most of it to be seen. */
function startIn({ left, top, width, height }: Box, { x, y }: Point, size: number): Point {
  const [across, down] = [Math.min(width, size) / 2, Math.min(height, size) / 2];
  return { x: within(x, left + across, left + width - across), y: within(y, top + down, top + height - down) };
}

/** Between two things: as long as the way between their middles, and turned so. */
function span(actor: Actor, stage: Box, from: Box, to: Box): Placed {
  const [start, end] = [centreOf(from), centreOf(to)];
  const length = Math.max(SMALLEST, Math.hypot(end.x - start.x, end.y - start.y));
  const thick = (actor.size ?? 1) * SMALLEST;
  return {
    actor,
    box: { left: start.x - stage.left, top: start.y - stage.top - thick / 2, width: length, height: thick },
    way: { x: 0, y: 0 },
    turn: Math.atan2(end.y - start.y, end.x - start.x),
  };
}

/** What is scrolled out of its part of the table is shown at the edge of it; what went with its part, where it was. */
export function inSight(box: Box, region: Box): Box {
  if (region.width === 0 || region.height === 0) return box;
  const { x, y } = centreOf(box);
  const right = within(x, region.left, region.left + region.width) - x;
  const down = within(y, region.top, region.top + region.height) - y;
  return { left: box.left + right, top: box.top + down, width: box.width, height: box.height };
}

/** The part that two boxes have in common; undefined if that is nothing. */
export function common(one: Box, other: Box): Box | undefined {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/** What is left of a box that another lies over, above or below it: the larger part. */
export function beside(box: Box, over: Box): Box {
  const covered = common(box, over);
  if (covered === undefined || covered.width < box.width / 2) return box;
  const above = covered.top - box.top;
  const below = box.top + box.height - covered.top - covered.height;
  if (Math.max(above, below) <= 0) return box;
  return above >= below ? { ...box, height: above } : { ...box, top: covered.top + covered.height, height: below };
}

function middleOf({ left, top, width, height }: Box): Box {
  const side = MIDDLE * Math.min(width, height);
  return { left: left + (width - side) / 2, top: top + (height - side) / 2, width: side, height: side };
}

function centreOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** A moment of a movement: transform and opacity, nothing else. */
export interface Frame {
  readonly offset: number;
  readonly transform: string;
  readonly opacity: number;
}

/** How an actor moves in its place. */
export function framesOf({ actor: { motion }, way: { x, y }, turn }: Placed): readonly Frame[] {
  const away = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
  const frames: { readonly [M in Motion]: readonly Frame[] } = {
    tumble: [
      frame(0, "translate(-120%, -150%) rotate(-420deg) scale(0.7)", 0),
      frame(0.09, "translate(-90%, -90%) rotate(-330deg) scale(0.8)"),
      frame(0.28, "translate(-34%, 6%) rotate(-150deg) scale(1.05)"),
      frame(0.38, "translate(-12%, -26%) rotate(-60deg)"),
      frame(0.48, "translate(4%, 4%) rotate(10deg)"),
      frame(0.55, "none"),
      frame(0.94, "none"),
      frame(1, "scale(0.94)", 0),
    ],
    charge: [
      frame(0, away),
      frame(0.35, `translate(${(x * 1.06).toFixed(1)}px, ${(y * 1.06).toFixed(1)}px)`),
      frame(0.85, "none"),
      frame(1, "none", 0),
    ],
    reach: [
      frame(0, `rotate(${turn}rad) scaleX(0.08)`, 0),
      frame(0.2, `rotate(${turn}rad) scaleX(0.3)`),
      frame(0.6, `rotate(${turn}rad)`),
      frame(0.9, `rotate(${turn}rad)`),
      frame(1, `rotate(${turn}rad)`, 0),
    ],
    bite: [
      frame(0, "translate(0, -40%) scale(1.5)", 0),
      frame(0.25, "translate(0, -18%) scale(1.3)"),
      frame(0.45, "scale(0.92)"),
      frame(0.55, "translate(5%, 0) rotate(5deg)"),
      frame(0.65, "translate(-5%, 0) rotate(-5deg)"),
      frame(0.8, "none"),
      frame(1, "none", 0),
    ],
    hatch: [
      frame(0, "scale(0.2) rotate(-12deg)", 0),
      frame(0.25, "scale(0.7) rotate(10deg)"),
      frame(0.4, "scale(0.85) rotate(-8deg)"),
      frame(0.6, "scale(1.15)"),
      frame(0.8, "none"),
      frame(1, "none", 0),
    ],
    perish: [
      frame(0, "none"),
      frame(0.2, "translate(0, -8%) rotate(-5deg) scale(1.08)"),
      frame(0.65, "translate(0, 6%) rotate(16deg)", 0.9),
      frame(1, "translate(0, 30%) rotate(20deg) scale(0.8)", 0),
    ],
    plunge: [
      frame(0, "translate(420%, -420%) scale(0.5)", 0),
      frame(0.15, "translate(340%, -340%) scale(0.6)"),
      frame(0.85, "none"),
      frame(1, "scale(1.3)", 0),
    ],
    burst: [frame(0, "scale(0.2)", 0.95), frame(0.5, "scale(1.1)", 0.8), frame(1, "scale(1.7)", 0)],
    unfold: [
      frame(0, "scale(0.6)", 0),
      frame(0.16, "scale(1.06)"),
      frame(0.26, "none"),
      frame(0.84, "none"),
      frame(1, "translate(0, -8%)", 0),
    ],
    award: [
      frame(0, `${away} scale(0.6)`, 0),
      frame(0.15, `${away} scale(1.25)`),
      frame(0.4, `${away} scale(1.15)`),
      frame(0.85, "none"),
      frame(1, "scale(0.7)", 0),
    ],
  };
  return frames[motion];
}

function frame(offset: number, transform: string, opacity = 1): Frame {
  return { offset, transform, opacity };
}
