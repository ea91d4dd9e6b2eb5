import { seats } from "@clade/kernel";
import { type Arrangement, Arrows, FoldingRegion, kitWords, Region, Regions, Sheet, useRoom } from "@clade/ui";
import type { ReactElement, ReactNode, RefObject } from "react";
import { Clock } from "./clock.tsx";
import { helpArrows } from "./looked-at.ts";
import { Milestone } from "./milestone.tsx";
import { Mine } from "./mine.tsx";
import { Personalities } from "./personalities.tsx";
import { Everybody, Players } from "./players.tsx";
import { PowerTracks } from "./power.tsx";
import { Supply } from "./supply.tsx";
import { useBoard } from "./board-context.tsx";
import { TimePile } from "./time-pile.tsx";
import { Ventures } from "./ventures.tsx";
import { Tree } from "./tree/tree.tsx";

export type Page = "mine" | "tree";

/** Where the tree has the whole screen, for as long as it is looked at. */
const TREE_IN_SHEET: readonly Arrangement[] = ["tall", "flat", "small"];
const FOLDED: readonly Arrangement[] = ["tall", "flat"];
/** In rem: a lower tablet, a narrower table fold what a phone folds; a narrower phone has two rows where others have one. */
const LOW_TABLET = 52;
const NARROW_TABLE = 76;
const BROAD_TABLE = 84;
const NARROW: { readonly [A in Arrangement]?: number } = { tall: 22, flat: 46 };

interface Props {
  readonly root: RefObject<HTMLDivElement | null>;
  /** The slip of a payment under way. */
  readonly payment: ReactNode;
  readonly page: Page;
  readonly onTurn: (page: Page) => void;
}

/** The table: what everybody shares, the others, the own area; or the tree. */
export function Stage({ root, payment, page, onTurn }: Props): ReactElement {
  const table = useBoard();
  const { view, sitting, screen, labels } = table;
  const { arrangement, width, height } = useRoom();
  const folded: readonly Arrangement[] = height < LOW_TABLET ? [...FOLDED, "square"] : FOLDED;
  const { close } = kitWords[sitting.language];
  const isFolded = folded.includes(arrangement) || (arrangement === "low" && width < NARROW_TABLE);
  // Where everything lies below each other, what is drawn lies with what draws.
  const isScrolled = arrangement === "small";
  const inSheet = TREE_IN_SHEET.includes(arrangement);
  const isGuided = view.variant.personalities && view.watcher !== "spectator";
  const ventures = view.variant.milestones ? (isGuided ? "both" : "all") : isGuided ? "person" : undefined;
  const watched = view.watcher === "spectator";
  const isSolo = view.players.length === 1;
  // Where there is room beside the decks, the power tracks are there.
  const beside =
    (arrangement === "wide" || arrangement === "low") &&
    (ventures === undefined || watched || (width >= BROAD_TABLE && (ventures === "person" || isSolo)));
  const head = (
    <Region name="head" className="pr-head">
      <Clock>
        <PageButtons page={page} onTurn={onTurn} inSheet={inSheet} />
      </Clock>
    </Region>
  );
  if (page === "tree" && !inSheet) {
    return (
      <Regions className="pr-table" data-page="tree">
        {head}
        <Region name="stage">
          <Tree />
        </Region>
      </Regions>
    );
  }
  const opponents = seats(view.players.length).filter((seat) => seat !== view.watcher);
  return (
    <Regions
      className="pr-table"
      data-page="mine"
      data-ventures={ventures === undefined ? undefined : ventures === "person" && !beside ? "all" : ventures}
      data-folded={isFolded ? "" : undefined}
      data-crowd={isSolo ? "solo" : watched ? "watched" : undefined}
      data-narrow={width < (NARROW[arrangement] ?? 0) ? "" : undefined}
    >
      {head}
      {isScrolled ? null : (
        <Region name="aside" className="pr-aside">
          <Supply />
          {beside ? <PowerTracks /> : null}
        </Region>
      )}
      {ventures !== undefined ? (
        <FoldingRegion
          name="mine"
          className="pr-ventures"
          folded={folded}
          title={[
            ...(view.variant.milestones ? [labels.milestone] : []),
            ...(view.variant.personalities ? [screen.personalities] : []),
          ].join(" · ")}
          close={close}
          summary={<Ventures />}
        >
          <Milestone />
          <Personalities />
        </FoldingRegion>
      ) : null}
      {watched && beside ? null : (
        <FoldingRegion
          name="others"
          className="pr-others"
          folded={folded}
          foldsUnder={NARROW_TABLE}
          title={screen.others}
          close={close}
          summary={<Everybody />}
        >
          {beside ? null : <PowerTracks />}
          <TimePile />
          {watched ? null : <Players seats={opponents} loose={isFolded || isScrolled} />}
        </FoldingRegion>
      )}
      <Region name="stage" className="pr-stage">
        {isScrolled ? <Supply /> : null}
        {view.watcher === "spectator" ? (
          <Players seats={opponents} loose={isScrolled} />
        ) : (
          <Mine seat={view.watcher} payment={payment} />
        )}
      </Region>
      {page === "tree" ? (
        <Sheet wide title={screen.tree} close={close} onClose={() => onTurn("mine")}>
          <Tree alone />
        </Sheet>
      ) : null}
      <Arrows root={root} arrows={page === "mine" ? helpArrows(table) : []} />
    </Regions>
  );
}

interface PageButtonsProps {
  readonly page: Page;
  readonly onTurn: (page: Page) => void;
  readonly inSheet: boolean;
}

function PageButtons({ page, onTurn, inSheet }: PageButtonsProps): ReactElement {
  const { screen, view } = useBoard();
  const called: { readonly [P in Page]: string } = {
    mine: view.watcher === "spectator" ? screen.table : screen.yours,
    tree: screen.tree,
  };
  const pages: readonly Page[] = inSheet ? ["tree"] : ["mine", "tree"];
  return (
    <div className="pr-pages" role="group" aria-label={screen.table}>
      {pages.map((each) => (
        <button
          key={each}
          type="button"
          data-walk=""
          data-page={each}
          data-fold={each === "tree" ? "" : undefined}
          aria-pressed={page === each}
          onClick={() => onTurn(page === each ? "mine" : each)}
        >
          {called[each]}
        </button>
      ))}
    </div>
  );
}
