import { at, type Language } from "@clade/kernel";
import { pictures } from "@clade/ui";
import type { ReactElement } from "react";
import { type Book, bookOf, type Deed, type Due, type Face, type Person } from "../rules/book.ts";
import { POWERS, SKILLS, TYPES } from "../rules/deck/deck.ts";
import { ranksIn } from "../rules/numbers.ts";
import type { View } from "../rules/state.ts";
import { nameIn } from "../text/scene.ts";
import { DeedArt } from "./art/deeds.tsx";
import { Portrait } from "./art/people.tsx";
import { PointSign, Points, PowerSign, SkillSign } from "./art/signs.tsx";
import { PrintedCost } from "./cost.tsx";
import { Gains } from "./gains.tsx";
import { TechnologyCard } from "./hand-card.tsx";
import { inBox } from "./reference.ts";
import { skillValue } from "./skills.tsx";
import "./styles/index.css";
import "./styles/box.css";

/** Technologies as cards, people and milestones as they stand at the table, tracks with their signs. */
export default pictures<View>((view, language) => {
  const book = bookOf(view.deck);
  const printing = { book, language };
  return new Map([
    ...book.faces.map(
      (face) => [inBox.technology(face.id), <Technology key={face.id} face={face} {...printing} />] as const,
    ),
    ...book.persons.map((person) => [inBox.person(person.id), <Somebody key={person.id} person={person} />] as const),
    ...book.deeds.map((deed) => [inBox.deed(deed.id), <Built key={deed.id} deed={deed} {...printing} />] as const),
    ...SKILLS.map(
      (skill, index) =>
        [
          inBox.skill(skill),
          <span key={skill} className="pr-boxed pr-boxed-track">
            <SkillSign skill={skill} />
            <span className="pr-skill-places">
              {at(book.skillValues, index).map((_, place) => (
                <i key={place} className="numeral">
                  {skillValue(book, skill, place)}
                </i>
              ))}
            </span>
          </span>,
        ] as const,
    ),
    ...POWERS.map(
      (power) =>
        [
          inBox.power(power),
          <span key={power} className="pr-boxed pr-boxed-track">
            <PowerSign power={power} />
          </span>,
        ] as const,
    ),
    ...ranksIn(view).map(
      ({ rank }) =>
        [
          inBox.rank(rank),
          <span key={rank} className="pr-boxed pr-boxed-track">
            <PointSign />
          </span>,
        ] as const,
    ),
  ]);
});

interface Printing {
  readonly book: Book;
  readonly language: Language;
}

function Technology({ face, ...printing }: Printing & { readonly face: Face }): ReactElement {
  return (
    <span className={`pr-card pr-boxed-card pr-of-${at(TYPES, face.type)}`}>
      <TechnologyCard face={face} name={nameIn(printing.language, face.technology)}>
        <Costs items={face.cost} {...printing} />
      </TechnologyCard>
    </span>
  );
}

function Costs({ items, book, language }: Printing & { readonly items: readonly Due[] }): ReactElement[] {
  return items.map((item, index) => {
    const { prerequisite } = item;
    const instead = prerequisite === null ? undefined : nameIn(language, at(book.faces, prerequisite).technology);
    return <PrintedCost key={index} item={item} free={false} instead={instead} />;
  });
}

function Somebody({ person: { id, calling, bonus, points } }: { readonly person: Person }): ReactElement {
  return (
    <span className="pr-boxed pr-boxed-person">
      <Portrait id={id} calling={calling} />
      <span className="pr-person-gives">
        <Gains bonus={bonus} />
        {points === 0 ? null : <Points count={points} />}
      </span>
    </span>
  );
}

/** PR-80: a milestone with its sections. */
function Built({ deed, ...printing }: Printing & { readonly deed: Deed }): ReactElement {
  return (
    <span className="pr-boxed pr-boxed-deed">
      <DeedArt id={deed.id} />
      <span className="pr-sections">
        {deed.sections.map((item, index) => (
          <span key={index} className="pr-section">
            <Costs items={[item]} {...printing} />
          </span>
        ))}
      </span>
    </span>
  );
}
