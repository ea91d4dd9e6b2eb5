import { at, labelled } from "@clade/kernel";
import { CardBack, SeatMark, Touchable, useTip } from "@clade/ui";
import type { CSSProperties, ReactElement } from "react";
import { CLIMATE_DIE, CLIMATE_RING, squareAfter } from "../rules/data/climate.ts";
import { GENES } from "../rules/data/genes.ts";
import { genesIn } from "../rules/phases/auction.ts";
import { cardName } from "../text/vocabulary.ts";
import { DieSign, EventArt, GeneSign, TerrainSign } from "./art/signs.tsx";
import { BAG, PILE } from "./flights.ts";
import { playedThisTurn } from "./history.ts";
import { useBoard } from "./board-context.tsx";
import { NEST, SLOT, thingOf } from "./things.ts";

/** Where event cards are played; those of this turn lie there. */
export function Slot(): ReactElement {
  const { view, touch, events, names, screen, naming, sitting } = useBoard();
  const played = playedThisTurn(events);
  const last = played.at(-1);
  const look = touch.look(SLOT);
  const tip = useTip(
    <>
      <h2>{played.length === 0 ? screen.nonePlayed : screen.played}</h2>
      <ul>
        {played.map((event, index) => (
          <li key={index}>
            <SeatMark seat={event.seat} /> {naming(event.seat)} · <b>{cardName(names, event.card)}</b>
            <br />
            <small>{names.outcome(event, naming, view.watcher)}</small>
          </li>
        ))}
      </ul>
    </>,
  );
  const listed = played
    .map(({ seat, card }) => labelled(sitting.language, naming(seat), cardName(names, card)))
    .join(", ");
  return (
    <Touchable
      className="eo-slot"
      touch={touch}
      thing={SLOT}
      tip={tip}
      tabIndex={look === "idle" && played.length === 0 ? -1 : 0}
      label={
        look === "plays"
          ? screen.playHere
          : played.length === 0
            ? screen.nonePlayed
            : labelled(sitting.language, screen.played, listed)
      }
    >
      {look === "plays" ? (
        <b>{screen.playHere}</b>
      ) : last === undefined ? (
        <small>{screen.nonePlayed}</small>
      ) : (
        <>
          <EventArt effect={last.effect} />
          <span className="eo-slot-who">
            <SeatMark seat={last.seat} />
            <b>{cardName(names, last.card)}</b>
            {played.length > 1 ? <small className="numeral">×{played.length}</small> : null}
          </span>
        </>
      )}
    </Touchable>
  );
}

/** Steps that are left, or eggs that can be taken to where they hatch. */
export function Supply(): ReactElement | null {
  const { view, touch, screen } = useBoard();
  if (view.window !== null) return null;
  if (view.phase === "movement") {
    return (
      <p className="eo-supply">
        <GeneSign gene="leg" />
        <b>{screen.stepsLeft(view.steps)}</b>
      </p>
    );
  }
  if (view.phase !== "births" || view.barren) return null;
  return (
    <Touchable
      className="eo-supply eo-nest"
      touch={touch}
      thing={NEST}
      label={screen.eggsLeft(view.due)}
      aria-pressed={touch.picked === NEST}
    >
      {Array.from({ length: Math.max(1, Math.min(5, view.due)) }, (_, egg) => (
        <GeneSign key={egg} gene="egg" />
      ))}
      <b>{screen.eggsLeft(view.due)}</b>
    </Touchable>
  );
}

/** Weather Sense: the rolled dice, each with the climate it brings. */
export function Dice(): ReactElement | null {
  const { view, touch, screen, names, sitting } = useBoard();
  if (view.rolls.length === 0) return null;
  return (
    <div className="eo-dice" role="group" aria-label={screen.dice}>
      {view.rolls.map((face) => {
        const thing = thingOf.die(face);
        const terrain = at(CLIMATE_RING, squareAfter(view.climate, at(CLIMATE_DIE, face - 1)));
        return (
          <Touchable
            key={face}
            className="eo-die"
            touch={touch}
            thing={thing}
            label={labelled(sitting.language, screen.die(face), names.terrains[terrain])}
          >
            <DieSign face={face} />
            <TerrainSign terrain={terrain} />
            <span>{names.terrains[terrain]}</span>
          </Touchable>
        );
      })}
    </div>
  );
}

/** The pile of event cards and the bag of genes: how much is left of each. */
export function Stores(): ReactElement {
  const { view, names, labels, screen } = useBoard();
  const tip = useTip(
    <>
      <h2>{labels.bag}</h2>
      <ul className="eo-tip-genes">
        {GENES.map((gene) => (
          <li key={gene}>
            <GeneSign gene={gene} /> {screen.bag(names.genes[gene], view.bag[gene])}
          </li>
        ))}
      </ul>
    </>,
  );
  return (
    <div className="eo-stores">
      <span data-thing={PILE} data-still="" role="img" aria-label={`${labels.pile} ${view.pile}`}>
        <span className="eo-mini-card">
          <CardBack />
        </span>
        <b className="numeral" aria-hidden="true">
          {view.pile}
        </b>
      </span>
      <button type="button" className="eo-bag" data-walk="" data-thing={BAG} data-look="idle" data-still="" {...tip}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 8c-5 5-5 14 4 14s9-9 4-14zM8 8L6 4l3 1l3-2l3 2l3-1l-2 4zM8 8h8M10 13c1 2 3 2 4 0" />
        </svg>
        <span className="unseen">{labels.bag}</span>
        <b className="numeral">{genesIn(view.bag)}</b>
      </button>
    </div>
  );
}

/** Says that the map does not show today, and leads back. */
export function Elsewhen({ climate, onBack }: { readonly climate: number; readonly onBack: () => void }): ReactElement {
  const { names, screen } = useBoard();
  const terrain = at(CLIMATE_RING, climate);
  return (
    <p className="eo-elsewhen" role="status" style={{ "--square": climate } as CSSProperties}>
      <TerrainSign terrain={terrain} />
      <span>{screen.shownClimate(names.terrains[terrain])}</span>
      <button type="button" data-walk="" onClick={onBack}>
        {screen.backToNow}
      </button>
    </p>
  );
}
