import { type ReactElement, type RefObject, useLayoutEffect, useState } from "react";
import "./arrows.css";

/** An arrow from one thing on the table to another. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly look: "attack" | "threat" | "help";
}

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly arrows: readonly Arrow[];
}

/** Arrows drawn over the table, in ink: from thing to thing, slightly bent. */
export function Arrows({ root, arrows }: Props): ReactElement {
  const [paths, setPaths] = useState<readonly { readonly d: string; readonly look: string; readonly key: string }[]>(
    [],
  );
  const key = arrows.map(({ from, to, look }) => `${from}>${to}:${look}`).join(" ");
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const draw = (): void => setPaths(key === "" ? [] : key.split(" ").flatMap((each) => path(element, each)));
    draw();
    window.addEventListener("resize", draw);
    return () => window.removeEventListener("resize", draw);
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

function path(root: HTMLElement, key: string): { d: string; look: string; key: string }[] {
  const [, fromName = "", toName = "", look = ""] = /^(.*)>(.*):(\w+)$/.exec(key) ?? [];
  const from = root.querySelector(`[data-thing="${fromName}"]`)?.getBoundingClientRect();
  const to = root.querySelector(`[data-thing="${toName}"]`)?.getBoundingClientRect();
  if (from === undefined || to === undefined) return [];
  const frame = root.getBoundingClientRect();
  const start = edge(from, to);
  const end = edge(to, from);
  // Between neighbours there is no room for an arrow: it goes over their heads.
  const over = Math.hypot(end.x - start.x, end.y - start.y) < SHORTEST && Math.abs(from.top - to.top) < from.height;
  const [a, b] = over ? [head(from), head(to)] : [start, end];
  const [x1, y1, x2, y2] = [a.x - frame.left, a.y - frame.top, b.x - frame.left, b.y - frame.top];
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const bend = Math.min(40, length / 5);
  const cx = (x1 + x2) / 2 + (over ? 0 : ((y1 - y2) / length) * bend);
  const cy = over ? Math.min(y1, y2) - LEAP : (y1 + y2) / 2 + ((x2 - x1) / length) * bend;
  return [{ d: `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, look, key }];
}

/** A shorter arrow would be all head. */
const SHORTEST = 48;
/** How high an arrow between neighbours rises, in pixels. */
const LEAP = 46;

/** Where an arrow over their heads touches a thing. */
function head({ left, top, width, height }: DOMRect): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 6 };
}

/** Where a line from the middle of one box to that of another leaves the first. */
function edge(box: DOMRect, towards: DOMRect): { x: number; y: number } {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const dx = towards.left + towards.width / 2 - x;
  const dy = towards.top + towards.height / 2 - y;
  const reach = Math.min(box.width / 2 / (Math.abs(dx) || 1e-6), box.height / 2 / (Math.abs(dy) || 1e-6), 1);
  return { x: x + dx * reach, y: y + dy * reach };
}
