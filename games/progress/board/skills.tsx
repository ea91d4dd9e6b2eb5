import { at } from "@clade/kernel";
import { breakable, Touchable, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { type Book, SKILL } from "../rules/book.ts";
import { SKILLS, type Skill } from "../rules/deck/deck.ts";
import { positionOf } from "../rules/gains.ts";
import type { PlayerView } from "../rules/state.ts";
import { SkillSign } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";
import { type DrawAction, thingOf } from "./things.ts";

/** The skills that are actions: taken up, they are put on a deck or pile. */
const ACTION_OF: { readonly [S in Skill]?: DrawAction } = { draw: "draw", shuffle: "shuffle", "quick-draw": "quick" };

/** What a skill is worth at a position: "3", or "2/1" for Quick draw. */
export function skillValue(book: Book, skill: Skill, position: number): string {
  const value = at(at(book.skillValues, SKILL[skill]), position);
  return skill === "quick-draw" ? `${value}/${at(book.quickDiscards, position)}` : `${value}`;
}

/** The player's board: seven skills, each a short track with the marker on it. */
export function Skills({ player }: { readonly player: PlayerView }): ReactElement {
  const { screen } = useBoard();
  return (
    <ul className="pr-skills" aria-label={screen.skills}>
      {SKILLS.map((skill) => (
        <li key={skill}>
          <SkillTrack skill={skill} player={player} />
        </li>
      ))}
    </ul>
  );
}

function SkillTrack({ skill, player }: { readonly skill: Skill; readonly player: PlayerView }): ReactElement {
  const { book, names, labels, touch, after } = useBoard();
  const index = SKILL[skill];
  const position = positionOf(book, player.steps, index);
  const coming = after === undefined ? position : positionOf(book, after.steps, index);
  const values = at(book.skillValues, index);
  const points = at(book.skillPoints, index);
  const action = ACTION_OF[skill];
  const value = skillValue(book, skill, position);
  const tip = useTip(
    <>
      <h2>
        {names.skills[skill]} {value}
      </h2>
      <p>
        {values
          .map((_, place) => `${skillValue(book, skill, place)} (${labels.points(at(points, place))})`)
          .join(" → ")}
      </p>
    </>,
  );
  const inside = (
    <>
      <SkillSign skill={skill} />
      <span className="pr-skill-name">{breakable(names.skills[skill])}</span>
      <span className="pr-skill-places" aria-hidden="true">
        {values.map((_, place) => (
          <i
            key={place}
            className="numeral"
            data-here={place === position ? "" : undefined}
            data-coming={place === coming && coming !== position ? "" : undefined}
          >
            {skillValue(book, skill, place)}
          </i>
        ))}
      </span>
      <b className="pr-skill-value numeral">{value}</b>
    </>
  );
  const label = `${names.skills[skill]} ${value}`;
  if (action === undefined) {
    return (
      <button type="button" className="pr-skill" data-walk="" data-look="idle" aria-label={label} {...tip}>
        {inside}
      </button>
    );
  }
  const thing = thingOf.action(action);
  return (
    <Touchable
      className="pr-skill pr-skill-action"
      touch={touch}
      thing={thing}
      tip={tip}
      label={label}
      aria-pressed={touch.picked === thing}
    >
      {inside}
    </Touchable>
  );
}
