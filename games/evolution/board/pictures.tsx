import { CardFan, pictures } from "@clade/ui";
import type { ReactElement } from "react";
import { FACES, type Trait, TRAITS } from "../rules/cards.ts";
import type { View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import type { Names } from "../text/vocabulary.ts";
import { Creature } from "./art/creature.tsx";
import { TraitCard } from "./hand-card.tsx";
import "./styles/index.css";
import "./styles/box.css";

/** Every trait as it is worn, by one beast or another, and its cards with all their food values. */
export default pictures<View>(
  (_, language) =>
    new Map(
      TRAITS.map((trait, index) => [
        trait,
        <Worn key={trait} trait={trait} beast={index} names={words[language].names} />,
      ]),
    ),
);

interface WornProps {
  readonly trait: Trait;
  readonly beast: number;
  readonly names: Names;
}

function Worn({ trait, beast, names }: WornProps): ReactElement {
  return (
    <span className="ev-worn">
      <span className="ev-plate">
        <Creature seat={beast} size={3} traits={[trait]} />
      </span>
      <CardFan>
        {FACES.flatMap((face, card) =>
          face.trait === trait
            ? [
                <span key={card} className="ev-card" data-low={face.food < 0 ? "" : undefined}>
                  <TraitCard card={card} names={names} />
                </span>,
              ]
            : [],
        )}
      </CardFan>
    </span>
  );
}
