import type { TournamentInfo } from "@clade/kernel";
import { type ReactElement, type RefObject, useEffect, useMemo, useState } from "react";
import { waysOn } from "./naming.ts";

interface Props {
  readonly info: TournamentInfo;
  /** What the tables stand in; each says its round and its number. */
  readonly bracket: RefObject<HTMLElement | null>;
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
}

/** The lines of a bracket: from each table to the one that somebody of it goes on to. */
export function BracketLines({ info, bracket }: Props): ReactElement | null {
  const ways = useMemo(() => waysOn(info), [info]);
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    const root = bracket.current;
    if (root === null) return;
    const draw = (): void => setDrawn(drawnIn(root, ways));
    const watcher = new ResizeObserver(draw);
    watcher.observe(root);
    for (const table of root.querySelectorAll("[data-table]")) watcher.observe(table);
    return () => watcher.disconnect();
  }, [bracket, ways]);
  if (drawn === undefined) return null;
  const { width, height, paths } = drawn;
  return (
    <svg className="cup-lines" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

function drawnIn(root: HTMLElement, ways: ReturnType<typeof waysOn>): Drawn {
  const { left, top } = root.getBoundingClientRect();
  const boxOf = (round: number, table: number): DOMRect | undefined => {
    const box = root.querySelector(`[data-table="${round}-${table}"]`)?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? undefined : box;
  };
  const [across, down] = [root.scrollLeft - left - root.clientLeft, root.scrollTop - top - root.clientTop];
  const columns = [...root.querySelectorAll(".cup-column")].map((column) => column.getBoundingClientRect());
  return {
    width: Math.max(0, ...columns.map(({ right }) => right + across)),
    height: Math.max(0, ...columns.map(({ bottom }) => bottom + down)),
    paths: ways.flatMap(({ round, table, to }) => {
      const [from, next] = [boxOf(round, table), boxOf(round + 1, to)];
      if (from === undefined || next === undefined) return [];
      const [x, y] = [from.right + across, from.top + from.height / 2 + down];
      const [endX, endY] = [next.left + across, next.top + next.height / 2 + down];
      return [`M${x} ${y}H${(x + endX) / 2}V${endY}H${endX}`];
    }),
  };
}
