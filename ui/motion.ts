import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Flight } from "./flight.ts";
import type { Scene, Show } from "./scene.ts";
import { beside, type Box, common, inSight, place } from "./scene-stage.ts";
import type { StagedScene } from "./scene-layer.tsx";
import type { Pace } from "./pace.ts";
import "./flight.css";

const WALK = 260;
const FLY = 340;
const STAGGER = 70;
const MOST_FLIGHTS = 6;
const EASE = "cubic-bezier(0.3, 0.7, 0.25, 1)";
/** Less than this many pixels is no journey, and no other size. */
const NOTICED = 3;

/** Where a thing lies, and in which other thing. */
interface Place {
  readonly box: DOMRect;
  readonly holder: string | undefined;
  /** The part of the table that it is in, of which it may have been scrolled out. */
  readonly region: Element | null;
}

type Places = ReadonlyMap<string, Place>;

/** What there is to be seen of what just happened. */
interface Happening {
  readonly flights: readonly Flight[];
  readonly scenes: readonly Scene[];
}

interface Wishes {
  /** How often something happened. */
  readonly version: number;
  /** Asked once for each change. */
  readonly happening: () => Happening;
  readonly show: Show<StagedScene>;
  readonly pace: Pace;
  readonly on: boolean;
}

/**
 * Makes changes visible: things that stand elsewhere than before walk there, flights travel, and scenes are played. Works on elements with
 * a `data-thing`. Things travel, their holders do not: what stays in its holder walks only as far as it moved inside it,
 * and not at all when the holder was laid out anew. A touch anywhere on the table skips to the end.
 *
 * Where things lie is measured once for each change, when everything that was walking has arrived: never on the way.
 */
export function useMotion(root: RefObject<HTMLElement | null>, { version, happening, show, pace, on }: Wishes): void {
  const places = useRef<Places>(new Map());
  const last = useRef(version);
  const walking = useRef(new Set<Animation>());
  const measured = useRef(false);
  useLayoutEffect(() => {
    const element = root.current;
    const changed = last.current !== version;
    last.current = version;
    // Measuring makes the browser lay everything out: not for people who want no motion.
    if (element === null || !on) {
      measured.current = false;
      return;
    }
    arrive(walking.current);
    const before = places.current;
    const { places: now, things } = measure(element);
    places.current = now;
    // Where things lay while nothing moved is not known: they are where they are.
    const known = measured.current;
    measured.current = true;
    if (!changed || !known) return;
    // All that is read is read before anything is set in motion: each look at the page after a change lays it out once more.
    const { flights, scenes } = happening();
    const played = staged(element, scenes, before, now);
    const routes = routesOf(element, flights.slice(0, MOST_FLIGHTS), before, now);
    for (const [name, thing] of things) {
      const walk = walkOf(thing, name, before, now);
      if (walk === undefined) continue;
      walking.current.add(walk);
      const done = (): boolean => walking.current.delete(walk);
      walk.addEventListener("finish", done);
      walk.addEventListener("cancel", done);
    }
    for (const { flight, from, to } of routes) fly(element, flight, from, to);
    if (!document.hidden) show.add(played, pace);
  }, [root, version, on]);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || !on) return;
    // What was scrolled or laid out for another window has not travelled.
    let asked = 0;
    const later = (): void => {
      window.cancelAnimationFrame(asked);
      asked = window.requestAnimationFrame(() => {
        arrive(walking.current);
        places.current = measure(element).places;
      });
    };
    const scrolled = (event: Event): void => {
      if (event.target instanceof Element && event.target.querySelector(".region-stage") !== null) show.skip();
      later();
    };
    const skip = (): void => {
      show.skip();
      for (const animation of element.getAnimations({ subtree: true })) {
        if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
      }
    };
    const observer = new ResizeObserver(() => {
      show.skip();
      later();
    });
    observer.observe(element);
    element.addEventListener("scroll", scrolled, { capture: true, passive: true });
    element.addEventListener("pointerdown", skip);
    window.addEventListener("keydown", skip);
    return () => {
      window.cancelAnimationFrame(asked);
      observer.disconnect();
      element.removeEventListener("scroll", scrolled, { capture: true });
      element.removeEventListener("pointerdown", skip);
      window.removeEventListener("keydown", skip);
      show.skip();
    };
  }, [root, show, on]);
}

/** The scenes with every actor where it is on the page: where things lie now, and lay before for what is gone. */
function staged(root: HTMLElement, scenes: readonly Scene[], before: Places, now: Places): StagedScene[] {
  if (scenes.length === 0) return [];
  const box = stageIn(root);
  const heart = root.querySelector(".region-stage");
  const stage = { box, heart: heart === null ? box : (common(boxOf(heart), box) ?? box) };
  return scenes.map((scene) => ({
    ...scene,
    stage: box,
    placed: scene.actors.map((actor) => {
      const where = (thing: string | undefined): Box | undefined => {
        if (thing === undefined) return undefined;
        const lies = now.get(thing)?.box ?? whereItLay(thing, before, now);
        const region = (now.get(thing) ?? before.get(thing))?.region ?? null;
        return lies === undefined || region === null ? lies : inSight(inSight(lies, boxOf(region)), box);
      };
      return place(actor, stage, where(actor.at), where(actor.from));
    }),
  }));
}

/** Where a thing lay that is gone: in its holder as that lies now, which may have been laid out anew. */
function whereItLay(thing: string, before: Places, now: Places): Box | undefined {
  const lay = before.get(thing);
  const was = lay?.holder === undefined ? undefined : before.get(lay.holder)?.box;
  const is = lay?.holder === undefined ? undefined : now.get(lay.holder)?.box;
  if (lay === undefined || was === undefined || is === undefined) return lay?.box;
  const { width, height } = lay.box;
  return {
    left: Math.min(is.left + lay.box.left - was.left, is.left + is.width - width),
    top: Math.min(is.top + lay.box.top - was.top, is.top + is.height - height),
    width,
    height,
  };
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** Scenes are played over the part of the table that is in sight: where all of it scrolls, the prompt lies over the rest. */
function stageIn(root: HTMLElement): Box {
  const window = boxOf(root);
  const table = root.querySelector(".frame-table");
  const seen = (table === null ? undefined : common(boxOf(table), window)) ?? window;
  const prompt = root.querySelector(".prompt");
  return prompt === null ? seen : beside(seen, boxOf(prompt));
}

interface Route {
  readonly flight: Flight;
  readonly from: Box;
  readonly to: Box;
}

/** Where flights begin and end; what is scrolled out of sight on the table, at the edge of what is in sight. */
function routesOf(root: HTMLElement, flights: readonly Flight[], before: Places, now: Places): Route[] {
  if (flights.length === 0) return [];
  const stage = stageIn(root);
  const seen = ({ box, region }: Place): Box =>
    region?.closest(".frame-table") == null ? inSight(box, boxOf(root)) : inSight(box, stage);
  return flights.flatMap((flight) => {
    const from = before.get(flight.from) ?? now.get(flight.from);
    const to = now.get(flight.to) ?? before.get(flight.to);
    return from === undefined || to === undefined ? [] : [{ flight, from: seen(from), to: seen(to) }];
  });
}

function arrive(walking: Set<Animation>): void {
  for (const walk of walking) walk.finish();
  walking.clear();
}

function measure(root: HTMLElement): { readonly places: Places; readonly things: ReadonlyMap<string, HTMLElement> } {
  const places = new Map<string, Place>();
  const things = new Map<string, HTMLElement>();
  for (const thing of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const box = thing.getBoundingClientRect();
    // What is folded away lies nowhere.
    if (box.width === 0 && box.height === 0) continue;
    const name = thing.dataset["thing"] ?? "";
    const holder = thing.parentElement?.closest<HTMLElement>("[data-thing]")?.dataset["thing"];
    places.set(name, { box, holder, region: thing.closest(".region") });
    things.set(name, thing);
  }
  return { places, things };
}

function walkOf(thing: HTMLElement, name: string, before: Places, now: Places): Animation | undefined {
  const to = now.get(name);
  if (to === undefined || thing.hasAttribute("data-still")) return undefined;
  const from = before.get(name);
  if (from === undefined) {
    // What comes with its holder comes as a whole.
    if (to.holder !== undefined && !before.has(to.holder)) return undefined;
    return thing.animate(
      [
        { opacity: 0, scale: 0.85 },
        { opacity: 1, scale: 1 },
      ],
      { duration: WALK, easing: EASE },
    );
  }
  const moved = movedBy(from, to, before, now);
  if (moved === undefined || Math.abs(moved.x) + Math.abs(moved.y) < NOTICED) return undefined;
  return thing.animate([{ translate: `${moved.x}px ${moved.y}px` }, { translate: "0 0" }], {
    duration: WALK,
    easing: EASE,
  });
}

/** How far a thing has come: inside its holder, if it has stayed there; undefined if the holder was laid out anew. */
function movedBy(from: Place, to: Place, before: Places, now: Places): { x: number; y: number } | undefined {
  const x = from.box.left - to.box.left;
  const y = from.box.top - to.box.top;
  if (to.holder === undefined || from.holder !== to.holder) return { x, y };
  const was = before.get(to.holder)?.box;
  const is = now.get(to.holder)?.box;
  if (was === undefined || is === undefined) return { x, y };
  if (Math.abs(was.width - is.width) > NOTICED || Math.abs(was.height - is.height) > NOTICED) return undefined;
  return { x: x - (was.left - is.left), y: y - (was.top - is.top) };
}

function fly(root: HTMLElement, { look, count = 1 }: Flight, from: Box, to: Box): void {
  const sky = skyOver(root);
  for (let index = 0; index < Math.min(count, 6); index++) {
    const token = document.createElement("div");
    token.className = `flight ${look}`;
    token.setAttribute("aria-hidden", "true");
    token.style.left = `${from.left + from.width / 2}px`;
    token.style.top = `${from.top + from.height / 2}px`;
    sky.append(token);
    const x = to.left + to.width / 2 - (from.left + from.width / 2);
    const y = to.top + to.height / 2 - (from.top + from.height / 2);
    const journey = token.animate(
      [
        { transform: "translate(-50%, -50%) scale(1)", opacity: 1 },
        { transform: `translate(calc(-50% + ${x}px), calc(-50% + ${y}px)) scale(0.8)`, opacity: 1 },
      ],
      { duration: FLY, delay: index * STAGGER, easing: EASE, fill: "backwards" },
    );
    journey.addEventListener("finish", () => token.remove());
    journey.addEventListener("cancel", () => token.remove());
  }
}

/** Where things fly: a layer of its own, so that nothing on the table is laid out anew for what flies over it. */
function skyOver(root: HTMLElement): HTMLElement {
  const known = root.querySelector<HTMLElement>(":scope > .sky");
  if (known !== null) return known;
  const sky = document.createElement("div");
  sky.className = "sky";
  sky.setAttribute("aria-hidden", "true");
  root.append(sky);
  return sky;
}
