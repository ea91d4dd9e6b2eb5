import { type ReactElement, type RefObject, useLayoutEffect, useState } from "react";
import { arrowBetween, type Point } from "./arrow-path.ts";
import "./arrows.css";

/** An arrow from one thing on the table to another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly look: "attack" | "threat" | "help";
}

interface Path {
  readonly key: string;
  readonly d: string;
  readonly look: string;
}

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly arrows: readonly Arrow[];
}

/** Arrows drawn over the table, in ink: from thing to thing, slightly bent. */
export function Arrows({ root, arrows }: Props): ReactElement {
  const [paths, setPaths] = useState<readonly Path[]>([]);
  const key = arrows.map(({ from, to, look }) => `${from}>${to}:${look}`).join(" ");
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || key === "") {
      setPaths((drawn) => (drawn.length === 0 ? drawn : []));
      return;
    }
    // Things rise, scroll and find their places while they are pointed at: arrows stay with them.
    let frame = 0;
    const draw = (): void => {
      const now = key.split(" ").flatMap((each) => path(element, each));
      setPaths((drawn) => (say(drawn) === say(now) ? drawn : now));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [root, key]);
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {["attack", "threat", "help"].map((look) => (
          <marker
            key={look}
            id={`tip-${look}`}
            className={`arrow-tip arrow-${look}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="6"
            markerHeight="6"
            orient="auto"
          >
            <path d="M1 1L9 5L1 9L3 5z" />
          </marker>
        ))}
      </defs>
      {paths.map(({ d, look, key: name }) => (
        <path key={name} className={`arrow arrow-${look}`} d={d} markerEnd={`url(#tip-${look})`} />
      ))}
    </svg>
  );
}

/** How much of a thing has to be seen, in pixels across and down, for an arrow to begin or end there. */
const ENOUGH = 12;

/** What is seen of a thing: an arrow from somewhere out of sight would say nothing, and cross out everything on its way. */
function inSight(root: HTMLElement, name: string): DOMRect | undefined {
  const thing = root.querySelector(`[data-thing="${name}"]`);
  if (thing === null) return undefined;
  let { left, top, right, bottom } = thing.getBoundingClientRect();
  for (let holder = thing.parentElement; holder !== null; holder = holder.parentElement) {
    if (holder !== root && getComputedStyle(holder).overflowY === "visible") continue;
    const edge = holder.getBoundingClientRect();
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
    if (holder === root) break;
  }
  const [width, height] = [right - left, bottom - top];
  return width < ENOUGH || height < ENOUGH ? undefined : new DOMRect(left, top, width, height);
}

function say(paths: readonly Path[]): string {
  return paths.map(({ key, d }) => `${key} ${d}`).join();
}

function path(root: HTMLElement, key: string): Path[] {
  const [, fromName = "", toName = "", look = ""] = /^(.*)>(.*):(\w+)$/.exec(key) ?? [];
  const [from, to] = [inSight(root, fromName), inSight(root, toName)];
  if (from === undefined || to === undefined) return [];
  const { from: a, by, to: b } = arrowBetween(from, to);
  const { left, top } = root.getBoundingClientRect();
  const point = ({ x, y }: Point): string => `${x - left} ${y - top}`;
  return [{ d: `M${point(a)}Q${point(by)} ${point(b)}`, look, key }];
}
