import { type ReactElement, type RefObject, useLayoutEffect, useState } from "react";
import { arrowBetween, type Point } from "./arrow-path.ts";
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
  const { from: a, by, to: b } = arrowBetween(from, to);
  const { left, top } = root.getBoundingClientRect();
  const point = ({ x, y }: Point): string => `${x - left} ${y - top}`;
  return [{ d: `M${point(a)}Q${point(by)} ${point(b)}`, look, key }];
}
