import { at } from "@clade/kernel";
import { CardFace } from "@clade/ui";
import type { ReactElement } from "react";
import { type Card, FACES, numeral } from "../rules/cards.ts";
import { COLOURS } from "../rules/data.ts";
import type { BoardWords, Names } from "../text/vocabulary.ts";
import { AgeArt, CalamityArt, JokerArt, SetMark, SuitArt } from "./art/art.tsx";
import { useBoard } from "./board-context.tsx";
import type { EditionName } from "../rules/editions.ts";

/** A card of this table. */
export function Face({ card }: { readonly card: Card }): ReactElement {
  return <CardPrint card={card} names={useBoard().names} />;
}

/** A card's face: its strength in the corner, its suit as a picture, what it gives at the foot. */
export function CardPrint({ card, names }: { readonly card: Card; readonly names: Names }): ReactElement {
  const face = at(FACES, card);
  switch (face.kind) {
    case "resource":
      return (
        <Printed kind="resource" suit={face.suit}>
          <CardFace
            corner={face.strength}
            title={
              <span className="se-gives">
                {Array.from({ length: face.gives }, (_, index) => (
                  <SuitArt key={index} suit={face.suit} />
                ))}
              </span>
            }
          >
            <SuitArt suit={face.suit} />
          </CardFace>
        </Printed>
      );
    case "joker":
      return (
        <Special face={face} title={names.joker}>
          <JokerArt suit={face.suit} />
        </Special>
      );
    case "calamity":
      return (
        <Special face={face} title={names.calamities[face.calamity].name}>
          <CalamityArt calamity={face.calamity} />
        </Special>
      );
    case "discovery": {
      return (
        <span className={`se-face se-set-${face.colour}`} data-kind="discovery">
          <CardFace corner={numeral(face.age)} title={names.discovery}>
            <span className="se-small-suit">
              <SetMark colour={face.colour} />
            </span>
            <AgeArt age={face.age} />
          </CardFace>
        </span>
      );
    }
  }
}

interface SpecialProps {
  readonly face: Extract<(typeof FACES)[number], { kind: "joker" | "calamity" }>;
  readonly title: string;
  readonly children: ReactElement;
}

/** A suit's card that is more than its resources: its picture is large, its suit small. */
function Special({ face: { kind, suit, strength }, title, children }: SpecialProps): ReactElement {
  return (
    <Printed kind={kind} suit={suit}>
      <CardFace corner={strength} title={title}>
        <span className="se-small-suit">
          <SuitArt suit={suit} />
        </span>
        {children}
      </CardFace>
    </Printed>
  );
}

function Printed({
  kind,
  suit,
  children,
}: {
  readonly kind: string;
  readonly suit: number;
  readonly children: ReactElement;
}): ReactElement {
  return (
    <span className="se-face" data-kind={kind} data-suit={suit}>
      {children}
    </span>
  );
}

interface MinisProps {
  readonly cards: readonly { readonly card: Card; readonly thing: string }[];
  readonly label: string;
}

/** Cards that lie open before somebody, small: what they count, and what they are. */
export function Minis({ cards, label }: MinisProps): ReactElement {
  const { names } = useBoard();
  return (
    <ul className="se-minis" aria-label={label}>
      {cards.map(({ card, thing }) => (
        <li key={thing}>
          <span className="se-shown" role="img" aria-label={cardTitle(card, names)} title={cardTitle(card, names)}>
            <Face card={card} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A card in words: "Food 3", "Tools 6, Joker", "Famine (Tools 4)", "Discovery III, blue". */
export function cardTitle(card: Card, names: Names): string {
  const face = at(FACES, card);
  switch (face.kind) {
    case "resource":
      return `${names.suits[face.suit]} ${face.strength}`;
    case "joker":
      return `${names.suits[face.suit]} ${face.strength}, ${names.joker}`;
    case "calamity":
      return `${names.calamities[face.calamity].name} (${names.suits[face.suit]} ${face.strength})`;
    case "discovery":
      return `${names.discovery} ${numeral(face.age)}, ${names.colours[COLOURS.indexOf(face.colour)]}`;
  }
}

/** What a card is good for. */
export function cardEffect(card: Card, names: Names, screen: BoardWords, edition: EditionName): string {
  const face = at(FACES, card);
  switch (face.kind) {
    case "resource":
      return screen.gives(names.amount(face.gives, face.suit));
    case "joker":
      return screen.jokerMeans;
    case "calamity":
      return names.calamities[face.calamity].effects[edition];
    case "discovery":
      return screen.discoveryMeans(names.colours[COLOURS.indexOf(face.colour)] ?? "");
  }
}
