import { seats } from "@clade/kernel";
import { Arrows, type FitStep, useFit } from "@clade/ui";
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Clock } from "./clock.tsx";
import { helpArrows } from "./looked-at.ts";
import { Milestone } from "./milestone.tsx";
import { Mine } from "./mine.tsx";
import { Personalities } from "./personalities.tsx";
import { Player } from "./player.tsx";
import { PowerTracks } from "./power.tsx";
import { Supply } from "./supply.tsx";
import { useBoard } from "./board-context.tsx";
import { TimePile } from "./time-pile.tsx";
import { Tree } from "./tree/tree.tsx";

const OWN_STEPS: readonly FitStep[] = [
  ...[17, 16, 15, 14, 13].map((size) => ({ size, density: "full" })),
  ...[16, 15, 14, 13, 12, 11].map((size) => ({ size, density: "compact" })),
  ...[13, 12, 11, 10, 9].map((size) => ({ size, density: "tiny" })),
];
const OTHERS_STEPS: readonly FitStep[] = [
  ...[15, 14, 13].map((size) => ({ size, density: "full" })),
  ...[16, 15, 14, 13, 12, 11, 10, 9, 8.5, 8].map((size) => ({ size, density: "compact" })),
];
const PAGES = ["mine", "others", "tree"] as const;
type Page = (typeof PAGES)[number];

interface StageProps {
  readonly root: RefObject<HTMLDivElement | null>;
  /** The slip of a payment under way, and what of it changes the room that one's own area needs. */
  readonly payment: ReactNode;
  readonly filled: string;
}

/** The middle of the table: what everybody shares, the others, the own area; or the tree. A phone shows a page at a time. */
export function Stage({ root, payment, filled }: StageProps): ReactElement {
  const table = useBoard();
  const { view, touch, sitting } = table;
  const others = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Page>("mine");
  // What is taken up wants its places: they are on one's own page.
  useEffect(() => {
    if (touch.picked !== undefined) setPage("mine");
  }, [touch.picked]);
  const content = `${JSON.stringify([view.players, view.piles, view.time, view.milestone, view.pending])}${sitting.language}${page}`;
  useFit(others, OTHERS_STEPS, content);
  useFit(own, OWN_STEPS, `${content}${touch.picked ?? ""}${filled}`);
  return (
    <div className="pr-stage" data-page={page} data-players={view.players.length}>
      <Clock>
        <PageButtons page={page} onTurn={setPage} />
      </Clock>
      {page === "tree" ? (
        <Tree />
      ) : (
        <>
          <div className="pr-common">
            <Supply />
            <TimePile />
            <Milestone />
            <PowerTracks />
            <Personalities />
          </div>
          <div className="pr-others" ref={others}>
            {seats(view.players.length)
              .filter((seat) => seat !== view.watcher)
              .map((seat) => (
                <Player key={seat} seat={seat} />
              ))}
          </div>
          <div className="pr-own" ref={own}>
            {view.watcher === "spectator" ? null : <Mine seat={view.watcher} payment={payment} />}
          </div>
        </>
      )}
      <Arrows root={root} arrows={page === "mine" ? helpArrows(table) : []} />
    </div>
  );
}

interface PageButtonsProps {
  readonly page: Page;
  readonly onTurn: (page: Page) => void;
}

function PageButtons({ page, onTurn }: PageButtonsProps): ReactElement {
  const { screen } = useBoard();
  const called: { readonly [P in Page]: string } = { mine: screen.yours, others: screen.others, tree: screen.tree };
  return (
    <div className="pr-pages" role="group" aria-label={screen.table}>
      {PAGES.map((each) => (
        <button
          key={each}
          type="button"
          data-walk=""
          data-page={each}
          aria-pressed={page === each}
          onClick={() => onTurn(page === each ? "mine" : each)}
        >
          {called[each]}
        </button>
      ))}
    </div>
  );
}
