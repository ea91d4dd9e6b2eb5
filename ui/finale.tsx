import { at, labelled, type Result, type Seat, seats } from "@clade/kernel";
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import "./finale.css";
import { SeatMark } from "./seat-mark.tsx";
import type { Sitting } from "./sitting.ts";
import { turningPoint } from "./turning-point.ts";
import { kitWords } from "./words.ts";

/** How a board shows the end of its game. */
export interface Finale<V> {
  /** The winner's board, in its glory. */
  readonly glory: (view: V, seat: Seat) => ReactElement;
  /** The whole table at one moment, as a small picture. */
  readonly picture: (view: V) => ReactElement;
  /** Everybody's points, as if the game had ended then. */
  readonly standing: (view: V) => readonly number[];
  /** When that was: "Turn 3". */
  readonly when: (view: V) => string;
}

interface Props<V, M, E> {
  readonly sitting: Sitting<V, M, E>;
  readonly result: Result;
  readonly finale: Finale<V> | undefined;
  /** Who won, in words. */
  readonly headline: string;
}

/** The end as a moment: the winner's board, then the story in three pictures. A touch or a key skips how they come. */
export function Ending<V, M, E>({ sitting, result, finale, headline }: Props<V, M, E>): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useSkipping(root);
  const winners = seats(result.places.length).filter((seat) => result.places[seat] === 1);
  return (
    <div className="finale" ref={root}>
      <figure className="finale-glory">
        <Twig side="left" />
        <div className="finale-boards">
          {winners.map((seat) => (
            <div key={seat} className={`finale-board seat-${seat}`}>
              {finale === undefined ? <SeatMark seat={seat} /> : finale.glory(sitting.view, seat)}
            </div>
          ))}
        </div>
        <Twig side="right" />
        <figcaption className="scores-winner">{headline}</figcaption>
      </figure>
      {finale === undefined ? null : <Story sitting={sitting} result={result} finale={finale} />}
    </div>
  );
}

/** How it began, the turning point, the end. The pictures of what was come as soon as they have been looked up. */
function Story<V, M, E>({
  sitting,
  result,
  finale,
}: Omit<Props<V, M, E>, "headline" | "finale"> & { readonly finale: Finale<V> }): ReactElement | null {
  const words = kitWords[sitting.language];
  const past = usePast(sitting);
  if (past?.length === 0) return null;
  const turned = past === undefined ? undefined : turningPoint(past.map(finale.standing), result);
  const moments: readonly (readonly [string, V | undefined])[] = [
    [words.began, past?.[0]],
    [words.turned, turned === undefined ? past?.at(-1) : past?.[turned]],
    [words.ended, sitting.view],
  ];
  return (
    <section className="finale-story" aria-label={words.story}>
      <h3>{words.story}</h3>
      <ol>
        {moments.map(([title, view]) => (
          <li key={title}>
            <figure>
              <div className="finale-picture">{view === undefined ? null : finale.picture(view)}</div>
              <figcaption>
                <b>{view === undefined ? title : labelled(sitting.language, title, finale.when(view))}</b>
                {view === undefined ? null : <Standing points={finale.standing(view)} naming={sitting.naming} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Standing(props: { readonly points: readonly number[]; readonly naming: (seat: Seat) => string }): ReactNode {
  const order = seats(props.points.length).toSorted((a, b) => at(props.points, b) - at(props.points, a));
  return (
    <span className="finale-standing">
      {order.map((seat) => (
        <span key={seat}>
          <SeatMark seat={seat} />
          <span className="unseen">{props.naming(seat)} </span>
          <span className="numeral">{String(at(props.points, seat)).replace("-", "−")}</span>
        </span>
      ))}
    </span>
  );
}

/** The table at the end of each round, looked up once; undefined until then, empty where it cannot be had. */
function usePast<V, M, E>({ past }: Sitting<V, M, E>): readonly V[] | undefined {
  const [views, setViews] = useState<readonly V[] | undefined>(past === undefined ? [] : undefined);
  useEffect(() => {
    let wanted = true;
    past?.().then(
      (found) => wanted && setViews(found),
      () => wanted && setViews([]),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return views;
}

/** Whoever touches something while the end comes on wants to see it all at once. */
function useSkipping(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const sheet = root.current?.closest("dialog") ?? null;
    if (sheet === null) return;
    const skip = (): void => {
      for (const animation of sheet.getAnimations({ subtree: true })) animation.finish();
    };
    sheet.addEventListener("pointerdown", skip);
    sheet.addEventListener("keydown", skip);
    return () => {
      sheet.removeEventListener("pointerdown", skip);
      sheet.removeEventListener("keydown", skip);
    };
  }, [root]);
}

/** Half a laurel. */
function Twig({ side }: { readonly side: "left" | "right" }): ReactElement {
  return (
    <svg className="finale-twig" data-side={side} viewBox="0 -50 110 120" aria-hidden="true">
      <path d="M0 56C50 56 96 30 100-40" />
      {[0, 1, 2, 3, 4, 5].map((leaf) => {
        const angle = 0.25 + leaf * 0.24;
        const [x, y] = [100 * Math.sin(angle), 56 - 92 * (1 - Math.cos(angle))];
        return (
          <g
            key={leaf}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(-62 * angle - 8).toFixed(0)})`}
          >
            <path className="finale-leaf" d="M0 0c8-7 19-7 26 0c-7 7-18 7-26 0z" transform="rotate(-38)" />
            <path className="finale-leaf" d="M0 0c8-7 19-7 26 0c-7 7-18 7-26 0z" transform="rotate(34)" />
          </g>
        );
      })}
    </svg>
  );
}
