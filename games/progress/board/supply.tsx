import { at, labelled } from "@clade/kernel";
import { breakable, CardBack, Touchable, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { roman } from "../rules/book.ts";
import { AGES } from "../rules/deck/deck.ts";
import { TYPES } from "../rules/deck/deck.ts";
import { lastAge, oldestAge } from "../rules/phases/ages.ts";
import { TechnologyArt } from "./art/technology-art.tsx";
import { useBoard } from "./board-context.tsx";
import { TechnologyTip } from "./technology.tsx";
import { thingOf } from "./things.ts";

/** Decks and discard piles, an age beside the other; those that are not in play lie in the shade. */
export function Supply(): ReactElement {
  const { view, labels } = useBoard();
  return (
    <section className="pr-supply" aria-label={labels.decks}>
      {AGES.filter((age) => age <= lastAge(view)).map((age) => (
        <div
          key={age}
          className="pr-age"
          data-past={age < oldestAge(view) ? "" : undefined}
          data-coming={age > view.age ? "" : undefined}
        >
          <h2>{labels.age(roman(age))}</h2>
          <Deck age={age} />
          <Pile age={age} />
        </div>
      ))}
    </section>
  );
}

function Deck({ age }: { readonly age: number }): ReactElement {
  const { view, labels, screen, touch, sitting } = useBoard();
  const thing = thingOf.deck(age, "deck");
  const count = at(view.decks, age - 1);
  return (
    <Touchable
      className="pr-deck"
      touch={touch}
      thing={thing}
      data-empty={count === 0 ? "" : undefined}
      label={labelled(sitting.language, `${labels.deck} ${roman(age)}`, count)}
      aria-pressed={touch.picked === thing}
    >
      {count === 0 ? <small>{screen.emptyDeck}</small> : <CardBack count={count} />}
    </Touchable>
  );
}

function Pile({ age }: { readonly age: number }): ReactElement {
  const { view, book, labels, screen, touch, nameOf, sitting } = useBoard();
  const thing = thingOf.deck(age, "pile");
  const pile = at(view.piles, age - 1);
  const top = pile.at(-1);
  const tip = useTip(
    top === undefined ? (
      <p>{labelled(sitting.language, `${labels.pile} ${roman(age)}`, screen.emptyPile)}</p>
    ) : (
      <TechnologyTip card={top}>
        {pile.length > 1 ? (
          <p>
            <small>
              {labelled(sitting.language, `${labels.pile} ${roman(age)}`, pile.toReversed().map(nameOf).join(", "))}
            </small>
          </p>
        ) : null}
      </TechnologyTip>
    ),
  );
  const face = top === undefined ? undefined : at(book.faces, top);
  return (
    <Touchable
      className={face === undefined ? "pr-pile" : `pr-pile pr-of-${at(TYPES, face.type)}`}
      touch={touch}
      thing={thing}
      tip={tip}
      data-empty={top === undefined ? "" : undefined}
      label={labelled(
        sitting.language,
        `${labels.pile} ${roman(age)}`,
        `${pile.length}${top === undefined ? "" : `, ${screen.topOf(nameOf(top))}`}`,
      )}
      aria-pressed={touch.picked === thing}
    >
      {face === undefined || top === undefined ? (
        <small>{screen.emptyPile}</small>
      ) : (
        <span className="pr-pile-card">
          <b className="numeral">{pile.length}</b>
          <TechnologyArt id={face.id} type={at(TYPES, face.type)} />
          <span className="pr-pile-name">{breakable(nameOf(top))}</span>
        </span>
      )}
    </Touchable>
  );
}
