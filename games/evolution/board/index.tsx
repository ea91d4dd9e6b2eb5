import { at, labelled, type Seat, seats } from "@clade/kernel";
import {
  type Arrow,
  Arrows,
  board,
  CardBack,
  type Habits,
  happened,
  Hand,
  Region,
  Regions,
  TableFrame,
  useAtTable,
  useSize,
} from "@clade/ui";
import { type CSSProperties, type ReactElement, useMemo, useRef } from "react";
import { traitOf } from "../rules/cards.ts";
import type { SeenEvent } from "../rules/events.ts";
import { evolution } from "../rules/game.ts";
import type { Move } from "../rules/moves.ts";
import { COLOURS } from "../rules/seats.ts";
import type { State, View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import "./styles/index.css";
import { clauseOf } from "./clauses.ts";
import { flightsOf } from "./flights.ts";
import { type Foresight, foresee, huntersOf, preyOf, type Spot } from "./foresight.ts";
import { HandCard } from "./hand-card.tsx";
import { lessonFor } from "./lessons.ts";
import { mealsOf } from "./meals.ts";
import { type Drawn, pack, TRAITS_BESIDE, widthOf } from "./packing.ts";
import { Player } from "./player.tsx";
import { Review } from "./review.tsx";
import { scenesOf } from "./scenes.tsx";
import { type EvolutionSitting, type BoardContext, BoardProvider } from "./board-context.tsx";
import { purposeOf } from "./purpose.ts";
import { handOf, meantMove, readThing, speciesThing } from "./things.ts";
import { type Turn, turns } from "./turns.ts";
import { Middle } from "./watering-hole.tsx";
import { endsTurn, ways } from "./ways.ts";

const NOTHING: Foresight = { lines: [], changes: new Map() };

const manners = {
  ways,
  meant: meantMove,
  purpose: purposeOf,
  clauseOf,
  isHeading,
  endsTurn,
  graced: endsTurn,
  lessonFor,
};
const looks = { flights: flightsOf, scenes: scenesOf, ghost: () => "flight-card flight-drag" };
const dress = { colours: COLOURS, ...looks, review: Review };
const HABITS: Habits<State, View, Move, SeenEvent> = { game: evolution, ...manners, ...dress };

function EvolutionBoard({ sitting }: { readonly sitting: EvolutionSitting }): ReactElement {
  const { view, deciders, language, naming, text } = sitting;
  const { root, state, touch, previewed, frame } = useAtTable(sitting, HABITS);
  const others = useRef<HTMLDivElement>(null);
  const mine = useRef<HTMLDivElement>(null);
  const { names, labels, board: screen } = words[language];
  const order = useMemo(() => turns(view, state, deciders), [view, state, deciders]);
  const spot = ({ seat, index }: Spot): string => `${naming(seat)} ${index + 1}`;
  const foresight = useMemo(
    () =>
      previewed === undefined
        ? NOTHING
        : foresee(view, state, previewed, {
            screen,
            naming,
            event: (event) => text.event(event, naming, view.watcher),
            spot: ({ seat, index }) => `${naming(seat)} ${index + 1}`,
          }),
    [previewed, view, state, screen, naming, text],
  );

  const meals = useMemo(() => mealsOf(happened<SeenEvent>(sitting.events)), [sitting.events]);
  const opponents = seats(view.players.length).filter((seat) => seat !== view.watcher);
  const speciesOf = (list: readonly Seat[]): number[] => list.map((seat) => at(view.players, seat).species.length);
  const theirs = pack(speciesOf(opponents), view.slots, useSize(others, opponents.length));
  const laying = view.phase === "cards" && touch.picked?.startsWith("card") === true;
  const own = view.watcher === "spectator" ? [] : speciesOf([view.watcher]);
  // A card in hand may make two more.
  const ours = pack(
    own.map((count) => count + (view.phase === "cards" ? 1 : 0)),
    view.slots,
    useSize(mine, own.length),
  );
  const turnOf = (seat: Seat): Turn | undefined => order.find((turn) => turn.seat === seat);

  const context: BoardContext = {
    sitting,
    view,
    state,
    touch,
    changes: foresight.changes,
    meals,
    names,
    labels,
    screen,
    naming,
    spot,
  };
  return (
    <BoardProvider value={context}>
      <TableFrame
        {...frame}
        foreseen={foresight.lines}
        note={cardWords()}
        picked={pickedWords()}
        stage={
          <Regions
            className="ev-table"
            data-watched={own.length === 0 ? "" : undefined}
            data-others={opponents.length > 3 ? "many" : "few"}
          >
            <Region name="others" className="ev-part">
              <div className="ev-others" ref={others} data-density={theirs.density} style={drawnAs(theirs)}>
                {opponents.map((seat) => (
                  <Player key={seat} seat={seat} turn={turnOf(seat)} roomy={isRoomy(theirs)} />
                ))}
              </div>
            </Region>
            <Region name="head">
              <Middle order={order} />
            </Region>
            {view.watcher === "spectator" ? null : (
              <Region name="stage" className="ev-part">
                <div
                  className="ev-mine"
                  ref={mine}
                  data-density={ours.density}
                  data-laying={laying ? "" : undefined}
                  style={drawnAs(ours)}
                >
                  <Player seat={view.watcher} turn={turnOf(view.watcher)} roomy />
                </div>
              </Region>
            )}
            <Arrows root={root} arrows={arrows()} />
          </Regions>
        }
        hand={
          <Hand label={labels.hand}>
            {handOf(view).map(({ card, thing }) => (
              <HandCard key={thing} card={card} thing={thing} />
            ))}
            {Array.from({ length: heldFaceDown() }, (_, index) => (
              <span key={index} className="ev-card">
                <CardBack />
              </span>
            ))}
          </Hand>
        }
      />
    </BoardProvider>
  );

  /** How many of one's own cards lie face down, at a table that others look at too. */
  function heldFaceDown(): number {
    if (view.watcher === "spectator") return 0;
    const { hand } = at(view.players, view.watcher);
    return hand.cards === null ? hand.count : 0;
  }

  /** A card explains itself in the second line, where it covers nothing. */
  function cardWords(): string | undefined {
    const name = touch.peeked?.startsWith("card") === true ? touch.peeked : touch.picked;
    const looked = name === undefined ? undefined : readThing(view, name);
    if (looked?.kind !== "card") return undefined;
    const { name: trait, effect } = names.traits[traitOf(looked.card)];
    return labelled(sitting.language, trait, effect);
  }

  function pickedWords(): string | undefined {
    const held = touch.picked === undefined ? undefined : readThing(view, touch.picked);
    if (held?.kind === "card") return screen.carries(names.traits[traitOf(held.card)].name);
    if (held?.kind === "species") return screen.hunts(held.index + 1);
    if (held?.kind === "trait")
      return labelled(sitting.language, names.traits[held.trait].name, names.traits[held.trait].effect);
    return undefined;
  }

  /** A Carnivore that is picked shows whom it may attack now; one that is looked at, whom it could; any other species,
   *  who could attack it. */
  function arrows(): Arrow[] {
    const name = touch.picked ?? touch.peeked;
    const looked = name === undefined ? undefined : readThing(view, name);
    if (looked?.kind !== "species" || looked.index < 0) return [];
    const from = speciesThing(view, looked.seat, looked.index);
    if (touch.picked !== undefined) {
      return [...touch.reach.plays.keys()].map((to) => ({ from, to, look: "attack" }));
    }
    const prey = preyOf(state, looked).map(
      ({ seat, index }): Arrow => ({
        from,
        to: speciesThing(view, seat, index),
        look: looked.seat === view.watcher ? "attack" : "threat",
      }),
    );
    const hunters = huntersOf(state, looked).map(
      ({ seat, index }): Arrow => ({
        from: speciesThing(view, seat, index),
        to: from,
        look: "threat",
      }),
    );
    return [...prey, ...hunters];
  }
}

/** Whether traits are named, and can be touched one by one. */
function isRoomy({ density }: Drawn): boolean {
  return density === "full" || density === "broad";
}

/** The sizes that the styles take from the packing. */
function drawnAs(drawn: Drawn): CSSProperties {
  const sizes = {
    "--portrait": `${drawn.portrait}em`,
    "--species": `${widthOf(drawn)}em`,
    "--traits": `${TRAITS_BESIDE}em`,
  };
  return { fontSize: `${drawn.size}rem`, ...sizes };
}

function isHeading({ type }: SeenEvent): boolean {
  return type === "round";
}

export default board(EvolutionBoard);
