import { at } from "@clade/kernel";
import { CardFan, pictures } from "@clade/ui";
import type { ReactElement } from "react";
import { ALL_SUITS, type Card, FACES, type Face, numeral, type Suit } from "../rules/cards.ts";
import { CALAMITIES, LAST_AGE, MOST_POPULATION, needsAt } from "../rules/data.ts";
import { type EditionName, editionOf } from "../rules/editions.ts";
import { ALL_PLACES, paidIn, type Place, totalPrices } from "../rules/places.ts";
import { ruleOfAge } from "../rules/standing.ts";
import type { View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import type { Names } from "../text/vocabulary.ts";
import { AgeArt, PlaceArt, RuleSign, SuitArt, WorkerArt } from "./art/art.tsx";
import { CardPrint } from "./face.tsx";
import { inBox } from "./reference.ts";
import "./styles/index.css";
import "./styles/box.css";

const AGES = Array.from({ length: LAST_AGE }, (_, index) => index + 1);

/** Buildings with their levels, people, Ages, and every card. */
export default pictures<View>(({ edition }, language) => {
  const { names } = words[language];
  const fan = (wanted: (face: Face) => boolean): ReactElement => <Cards wanted={wanted} names={names} />;
  return new Map([
    ...ALL_PLACES.map(
      (place) => [inBox.place(place), <Building key={place} place={place} edition={edition} />] as const,
    ),
    [inBox.population, <People key="people" edition={edition} />],
    [inBox.evolution, <Rising key="rising" />],
    ...CALAMITIES.map(
      (calamity) =>
        [inBox.calamity(calamity), fan((face) => face.kind === "calamity" && face.calamity === calamity)] as const,
    ),
    ...AGES.map((age) => [inBox.age(age), <Age key={age} age={age} />] as const),
    ...ALL_SUITS.map(
      (suit) => [inBox.suit(suit), fan((face) => face.kind === "resource" && face.suit === suit)] as const,
    ),
    [inBox.joker, fan(({ kind }) => kind === "joker")],
    [inBox.discovery, fan(({ kind }) => kind === "discovery")],
  ]);
});

function Cards({ wanted, names }: { readonly wanted: (face: Face) => boolean; readonly names: Names }): ReactElement {
  const cards = FACES.flatMap((face, card): Card[] => (wanted(face) ? [card] : []));
  return (
    <CardFan>
      {cards.map((card) => (
        <CardPrint key={card} card={card} names={names} />
      ))}
    </CardFan>
  );
}

function Price({ count, suit }: { readonly count: number; readonly suit: Suit }): ReactElement {
  return (
    <span className="se-price">
      <b className="numeral">{count}</b>
      <SuitArt suit={suit} />
    </span>
  );
}

/** SE-65. */
function Building({ place, edition }: { readonly place: Place; readonly edition: EditionName }): ReactElement {
  return (
    <span className="se-boxed">
      <PlaceArt place={place} />
      <span className="se-levels">
        {totalPrices(edition, place)
          .slice(1)
          .map((total, index) => (
            <span key={index} className="se-level" data-state="open">
              <i className="se-level-number numeral">{index + 1}</i>
              <Price count={total} suit={paidIn(place)} />
            </span>
          ))}
      </span>
    </span>
  );
}

/** SE-63. */
function People({ edition }: { readonly edition: EditionName }): ReactElement {
  const { growth } = editionOf({ edition });
  return (
    <span className="se-boxed">
      <span className="se-boxed-row">
        {Array.from({ length: MOST_POPULATION }, (_, index) => (
          <WorkerArt key={index} />
        ))}
      </span>
      <span className="se-levels">
        {growth.steps.map(({ by, price }) => (
          <span key={by} className="se-level" data-state="open">
            <i className="se-level-number numeral">+{by}</i>
            <Price count={price} suit={growth.in} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** SE-64: one Age after the other. */
function Rising(): ReactElement {
  return (
    <span className="se-boxed">
      <span className="se-boxed-row">
        {AGES.map((age) => (
          <AgeArt key={age} age={age} />
        ))}
      </span>
    </span>
  );
}

/** SE-55. */
function Age({ age }: { readonly age: number }): ReactElement {
  return (
    <span className="se-boxed">
      <AgeArt age={age} />
      <span className="se-boxed-signs">
        <b className="numeral">{numeral(age)}</b>
        <RuleSign rule={ruleOfAge(age)} />
        {ALL_SUITS.slice(0, needsAt(age)).map((suit) => (
          <SuitArt key={suit} suit={at(ALL_SUITS, suit)} />
        ))}
      </span>
    </span>
  );
}
