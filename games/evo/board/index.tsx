import { at, labelled, type Seat } from "@clade/kernel";
import {
  ARRANGEMENTS,
  board,
  CardBack,
  FoldingRegion,
  type Habits,
  happened,
  Hand,
  kitWords,
  Region,
  Regions,
  TableFrame,
  useAtTable,
} from "@clade/ui";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { EFFECTS, TURNS_WITHOUT_CARDS } from "../rules/data/cards.ts";
import { cardIn } from "../rules/deck.ts";
import type { SeenEvent } from "../rules/events.ts";
import { evo } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { COLOURS } from "../rules/seats.ts";
import type { State, View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import { cardName, lotName } from "../text/vocabulary.ts";
import { Auction } from "./auction.tsx";
import "./board.css";
import { clauseOf } from "./clauses.ts";
import { Climate, ClimateNow } from "./climate.tsx";
import { Dice, Elsewhen, Slot, Stores, Supply } from "./corners.tsx";
import { flightsOf } from "./flights.ts";
import { foresee, NOTHING, type Talk } from "./foresight.ts";
import { HandCard } from "./hand-card.tsx";
import { lessonFor } from "./lessons.ts";
import "./map.css";
import { IslandMap } from "./map.tsx";
import "./panels.css";
import { Review } from "./review.tsx";
import { scenesOf } from "./scenes.tsx";
import { Sky } from "./sky.tsx";
import { Everybody, Species } from "./species.tsx";
import { type EvoSitting, type BoardContext, BoardProvider } from "./board-context.tsx";
import { purposeOf } from "./purpose.ts";
import { handOf, meantMove, readThing } from "./things.ts";
import { endsTurn, graced, ways } from "./ways.ts";

/** Under so many rem climate and species fold, so that the island stays the largest thing. */
const NARROW = 74;
/** The same where a table is about as high as it is wide, and lower than so many rem. */
const LOW = 54;

const manners = { ways, meant: meantMove, purpose: purposeOf, clauseOf, isHeading, endsTurn, graced, lessonFor };
const dress = { colours: COLOURS, flights: flightsOf, scenes: scenesOf, ghost, review: Review };
const HABITS: Habits<State, View, Move, SeenEvent> = { game: evo, ...manners, ...dress };

function EvoBoard({ sitting }: { readonly sitting: EvoSitting }): ReactElement {
  const { view, language, naming } = sitting;
  const { state, touch, previewed, frame } = useAtTable(sitting, HABITS);
  const [looked, setLooked] = useState<number>();
  const { names, labels, board: screen } = words[language];
  const talk = useMemo<Talk>(() => {
    // Made once: a browser takes longer to make one than to lay out a card, and the climate asks for two dozen.
    const shares = new Intl.NumberFormat(language, { style: "percent" });
    return { screen, names, naming, percent: (share) => shares.format(share) };
  }, [screen, names, naming, language]);
  const events = useMemo(() => happened<SeenEvent>(sitting.events), [sitting.events]);
  const foresight = useMemo(
    () => (previewed === undefined ? NOTHING : foresee(view, state, previewed, talk)),
    [previewed, view, state, talk],
  );
  useEffect(() => setLooked(undefined), [view]);
  usePassing(sitting);

  const scene = foresight.after ?? view;
  const context: BoardContext = {
    sitting,
    view,
    state,
    shown: looked === undefined ? scene : { ...scene, climate: looked },
    events,
    touch,
    names,
    labels,
    screen,
    talk,
    naming,
    isAsked: (seat) => sitting.deciders.includes(seat),
  };
  const hand = handOf(view);
  const isAuction = view.lots.length > 0;
  return (
    <BoardProvider value={context}>
      <TableFrame
        {...frame}
        foreseen={foresight.lines}
        note={noteWords()}
        picked={pickedWords()}
        stage={
          <Regions className="eo-table" data-players={view.players.length} data-auction={isAuction ? "" : undefined}>
            <Region name="head">
              <Sky />
            </Region>
            <FoldingRegion
              name="aside"
              folded={isAuction ? ARRANGEMENTS : ["tall", "flat", "small"]}
              foldsUnder={NARROW}
              foldsBelow={LOW}
              title={labels.climate}
              close={kitWords[language].close}
              summary={<ClimateNow />}
            >
              <Climate looked={looked} onLook={setLooked} />
            </FoldingRegion>
            {isAuction ? (
              <Region name="mine">
                <Auction />
              </Region>
            ) : null}
            <Region name="stage" className="eo-stage">
              <IslandMap />
              <div className="eo-tray">
                <Supply />
                {looked === undefined ? <Dice /> : <Elsewhen climate={looked} onBack={() => setLooked(undefined)} />}
                <Slot />
                <Stores />
              </div>
            </Region>
            <FoldingRegion
              name="others"
              folded={["tall", "flat"]}
              foldsUnder={NARROW}
              foldsBelow={LOW}
              title={labels.points}
              close={kitWords[language].close}
              summary={<Everybody />}
            >
              <ol className="eo-all">
                {view.order.map((seat, place) => (
                  <Species key={seat} seat={seat} place={place + 1} />
                ))}
              </ol>
            </FoldingRegion>
          </Regions>
        }
        hand={view.watcher === "spectator" ? null : ownHand(view.watcher)}
      />
    </BoardProvider>
  );

  function ownHand(seat: Seat): ReactElement {
    const early = view.turn <= TURNS_WITHOUT_CARDS;
    const { cards, count } = at(view.players, seat).hand;
    // At a table that others look at too, one's own cards may lie face down.
    if (cards === null && count > 0) {
      return (
        <div className="eo-hand">
          <Hand label={labels.hand}>
            {Array.from({ length: count }, (_, index) => (
              <span key={index} className="eo-card">
                <CardBack />
              </span>
            ))}
          </Hand>
        </div>
      );
    }
    return (
      <div className="eo-hand" data-empty={hand.length === 0 ? "" : undefined}>
        {hand.length === 0 ? (
          <p className="eo-none">{screen.noCards}</p>
        ) : (
          <Hand label={labels.hand}>
            {hand.map(({ card, thing }) => (
              <HandCard key={thing} card={card} thing={thing} />
            ))}
          </Hand>
        )}
        {hand.length === 0 || view.phase === "over" || at(view.players, seat).hand.count === 0 ? null : early ? (
          <p className="eo-early">{screen.notYet}</p>
        ) : (
          <label className="eo-passing">
            <input
              type="checkbox"
              checked={sitting.passing}
              onChange={(event) => sitting.setPassing(event.target.checked)}
            />
            <span>{screen.autoPass}</span>
          </label>
        )}
      </div>
    );
  }

  /** A card or a gene explains itself in the second line, where it covers nothing. */
  function noteWords(): string | undefined {
    const looks = [touch.peeked, touch.picked].flatMap((name) => (name === undefined ? [] : (readThing(name) ?? [])));
    for (const seen of looks) {
      if (seen.kind === "card") {
        const { effect } = cardIn(view.deck, seen.card);
        return labelled(
          sitting.language,
          cardName(names, seen.card),
          `${names.effect(effect)} (${names.moments[EFFECTS[effect.kind].when]})`,
        );
      }
      if (seen.kind === "lot") {
        const use = seen.gene === "card" ? screen.cardGene : screen.genes[seen.gene];
        return labelled(sitting.language, lotName(names, seen.gene, seen.nth), `${use}.`);
      }
    }
    return undefined;
  }

  function pickedWords(): string | undefined {
    const held = touch.picked === undefined ? undefined : readThing(touch.picked);
    switch (held?.kind) {
      case "zone":
        return screen.walks(held.id);
      case "card":
        return screen.carries(cardName(names, held.card));
      case "lot":
        return screen.lotHeld(lotName(names, held.gene, held.nth));
      case "coin":
        return screen.coinHeld(held.amount);
      case "nest":
        return screen.eggHeld;
      default:
        return undefined;
    }
  }
}

/** How long a pass that nobody has to think about takes: not always the same, so that it tells the others little. */
const SHORTEST = 350;
const LONGEST = 1400;

/** For those who want it, and unasked against bots: passes where nothing but passing is possible. */
function usePassing(sitting: EvoSitting): void {
  useEffect(() => {
    const [only, ...more] = sitting.legal;
    // What was just taken back is not done again at once: whoever goes back wants to go further, or to look.
    const isBack = sitting.events.at(-1)?.event.type === "taken-back";
    if (isBack || !sitting.passing || only?.type !== "pass" || more.length > 0 || sitting.busy) return;
    const wait = sitting.hinting ? SHORTEST : SHORTEST + Math.random() * (LONGEST - SHORTEST);
    const timer = window.setTimeout(() => sitting.play(only), wait);
    return () => window.clearTimeout(timer);
  }, [sitting]);
}

/** What a thing looks like while it is dragged. */
function ghost(thing: string, { watcher }: View): string {
  const held = readThing(thing);
  switch (held?.kind) {
    case "zone":
      return `eo-flight-dino flight-drag seat-${watcher}`;
    case "nest":
      return "eo-flight-egg flight-drag";
    case "coin":
      return "eo-flight-coin flight-drag";
    case "lot":
      return "eo-flight-gene flight-drag";
    default:
      return "flight-card flight-drag";
  }
}

function isHeading({ type }: SeenEvent): boolean {
  return type === "turn";
}

export default board(EvoBoard);
