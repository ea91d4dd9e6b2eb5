import { at, type Seat } from "@clade/kernel";
import { CardBack, Count, SeatPanel, useTip, Who } from "@clade/ui";
import type { ReactElement } from "react";
import { KIND, SKILL } from "../rules/book.ts";
import { KNOWLEDGE, SKILLS, TYPES } from "../rules/deck/deck.ts";
import { positionOf } from "../rules/gains.ts";
import { fresh } from "../rules/phases/paying.ts";
import type { PlayerView } from "../rules/state.ts";
import { nameIn } from "../text/scene.ts";
import { Portrait } from "./art/people.tsx";
import { KindSign, PointSign, SkillSign } from "./art/signs.tsx";
import { areaOf, workshopOf } from "./flights.ts";
import { Deeds } from "./mine.tsx";
import { PersonTip } from "./personalities.tsx";
import { skillValue } from "./skills.tsx";
import { standing } from "./standing.ts";
import { useBoard } from "./board-context.tsx";
import { TechnologyTile } from "./technology.tsx";
import { thingOf } from "./things.ts";

/** Another player's part of the table: as much of it as fits, everything by its picture. */
export function Player({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, book, labels, screen, naming, sitting } = useBoard();
  const player = at(view.players, seat);
  const points = standing(book, view, seat);
  return (
    <SeatPanel seat={seat} look="pr-player" label={screen.tableOf(naming(seat))} now={sitting.deciders.includes(seat)}>
      <header className="pr-player-head">
        <Who sitting={sitting} seat={seat} />
        <Deeds seat={seat} />
        <span className="pr-purse">
          <Count look="pr-count" label={labels.hand(player.hand.count)} count={player.hand.count}>
            <span className="pr-mini-card">
              <CardBack />
            </span>
          </Count>
          <span className="pr-points" role="img" aria-label={screen.standing(points)} title={screen.standing(points)}>
            <PointSign />
            <b className="numeral" aria-hidden="true">
              {points}
            </b>
          </span>
        </span>
        <Teacher player={player} />
      </header>
      <Abilities player={player} />
      <div className="pr-rows" data-thing={areaOf(seat)} data-still="">
        {TYPES.map((type, index) => {
          const cards = player.active.filter((card) => at(book.faces, card).type === index);
          return (
            <div key={type} className={`pr-row pr-of-${type}`}>
              <KindSign kind={type} />
              {cards.map((card) => (
                <TechnologyTile key={card} card={card} thing={thingOf.active(seat, card)} named />
              ))}
            </div>
          );
        })}
        <div className="pr-row pr-row-developing" data-thing={workshopOf(seat)} data-still="">
          <SkillSign skill="development" />
          {player.developing.map(({ card, markers }) => (
            <TechnologyTile key={card} card={card} thing={thingOf.developing(seat, card)} named markers={markers} />
          ))}
        </div>
      </div>
    </SeatPanel>
  );
}

/** Skills and tokens, in one line of signs. */
function Abilities({ player }: { readonly player: PlayerView }): ReactElement {
  const { book, names } = useBoard();
  return (
    <p className="pr-abilities">
      {SKILLS.map((skill) => {
        const position = positionOf(book, player.steps, SKILL[skill]);
        const value = skillValue(book, skill, position);
        return (
          <span
            key={skill}
            role="img"
            aria-label={`${names.skills[skill]} ${value}`}
            title={`${names.skills[skill]} ${value}`}
            data-better={position > 0 ? "" : undefined}
          >
            <SkillSign skill={skill} />
            <b className="numeral" aria-hidden="true">
              {value}
            </b>
          </span>
        );
      })}
      {KNOWLEDGE.map((kind) => {
        const owned = at(player.tokens, KIND[kind]);
        return owned === 0 ? null : (
          <span key={kind} role="img" aria-label={`${names.knowledge[kind]} ${owned}`} title={names.knowledge[kind]}>
            <span className={`pr-coin pr-of-${kind}`} data-spent={fresh(player, KIND[kind]) === 0 ? "" : undefined}>
              <KindSign kind={kind} />
            </span>
            <b className="numeral" aria-hidden="true">
              {owned}
            </b>
          </span>
        );
      })}
    </p>
  );
}

function Teacher({ player }: { readonly player: PlayerView }): ReactElement | null {
  const { book, sitting, labels } = useBoard();
  const person = player.influence === null ? undefined : at(book.persons, player.influence);
  const tip = useTip(person === undefined ? null : <PersonTip person={person} />);
  if (person === undefined) return null;
  return (
    <button
      type="button"
      className="pr-teacher"
      data-walk=""
      data-look="idle"
      aria-label={`${labels.influence} ${nameIn(sitting.language, person.personality)}`}
      {...tip}
    >
      <Portrait id={person.id} calling={person.calling} />
    </button>
  );
}
