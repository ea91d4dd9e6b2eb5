import { at, labelled, type Language } from "@clade/kernel";
import { type Book, type Card, roman } from "../rules/book.ts";
import type { View } from "../rules/state.ts";
import type { BoardWords, Labels, Names } from "../text/vocabulary.ts";
import { bonusText } from "../text/bonus.ts";
import { readThing, thingOf } from "./things.ts";

/** What is said and shown of the thing that is looked at or taken up. */

interface Scene {
  readonly view: View;
  readonly book: Book;
  /** The names of what is taken up and of what is looked at. */
  readonly touch: { readonly picked: string | undefined; readonly peeked: string | undefined };
  readonly labels: Labels;
  readonly names: Names;
  readonly screen: BoardWords;
  readonly sitting: { readonly language: Language };
  readonly nameOf: (card: Card) => string;
}

/** A card explains itself in the second line, where it covers nothing. */
export function cardWords({ view, book, touch, labels, names, screen, sitting, nameOf }: Scene): string | undefined {
  const name = touch.peeked?.startsWith("card:") === true ? touch.peeked : touch.picked;
  const looked = name === undefined ? undefined : readThing(name);
  if (looked?.kind !== "card" || view.watcher === "spectator") return undefined;
  const face = at(book.faces, looked.card);
  const gains = bonusText(face.bonus, names);
  const parts = [
    ...(gains === "" ? [] : [gains]),
    labels.points(face.points),
    labels.worth(face.value),
    ...(face.symbol > 0 ? [screen.startsAge(roman(face.symbol))] : []),
  ];
  return labelled(sitting.language, nameOf(looked.card), parts.join(" · "));
}

/** What is taken up, and what it waits for. */
export function pickedWords({ touch, labels, names, screen, nameOf }: Scene): string | undefined {
  const held = touch.picked === undefined ? undefined : readThing(touch.picked);
  switch (held?.kind) {
    case "card":
      return screen.carries(nameOf(held.card));
    case "action":
      return screen.drawsWhat(names.skills[held.action === "quick" ? "quick-draw" : held.action]);
    case "deck":
    case "pile":
      return screen.fromHere(`${labels[held.kind]} ${roman(held.age)}`);
    case "developing":
      return screen.recalls(nameOf(held.card));
    case "time":
      return screen.swaps(nameOf(held.card));
    default:
      return undefined;
  }
}

interface HelpArrow {
  readonly from: string;
  readonly to: string;
  readonly look: "help";
}

/** A card that is looked at shows which of one's technologies save what. */
export function helpArrows({ view, book, touch }: Scene): HelpArrow[] {
  const name = touch.picked ?? touch.peeked;
  const looked = name === undefined ? undefined : readThing(name);
  const me = view.watcher;
  if (name === undefined || me === "spectator" || looked?.kind !== "card") return [];
  const { active, developing } = at(view.players, me);
  return at(book.faces, looked.card).cost.flatMap(({ prerequisite }): HelpArrow[] => {
    if (prerequisite === null) return [];
    if (active.includes(prerequisite)) return [{ from: thingOf.active(me, prerequisite), to: name, look: "help" }];
    return developing.some(({ card }) => card === prerequisite)
      ? [{ from: thingOf.developing(me, prerequisite), to: name, look: "help" }]
      : [];
  });
}
