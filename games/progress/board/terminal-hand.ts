import { at, type Seat, heading } from "@clade/kernel";
import { pad, textWidth } from "@clade/ui/terminal";
import { type Card, roman } from "../rules/book.ts";
import { TYPES } from "../rules/deck/deck.ts";
import { inArea, price } from "../rules/phases/paying.ts";
import { topStep } from "../rules/phases/turn.ts";
import type { PlayerView, View } from "../rules/state.ts";
import { cardName } from "../text/scene.ts";
import { shortfall, spendable } from "./affording.ts";
import { bonusText } from "../text/bonus.ts";
import { type Pen, TYPE_STYLES } from "./terminal-pen.ts";

/** The hand, a line a card: what it costs here and now and by which prerequisite, what it gives, what it is worth. */
export function handLines(view: View, seat: Seat, pen: Pen): string[] {
  const { labels, look } = pen;
  const player = at(view.players, seat);
  const cards = [...new Set(player.hand.cards ?? [])];
  if (cards.length === 0) return [];
  const called = cards.map((card) => handName(view, player, card, pen));
  const wide = Math.max(...called.map(textWidth));
  return [
    look.paint("bold", heading(look.language, labels.yourHand)),
    ...cards.map((card, index) => `  ${pad(at(called, index), wide)}  ${cardText(view, player, card, pen)}`),
  ];
}

function handName(view: View, { hand }: PlayerView, card: Card, { book, look, names }: Pen): string {
  const face = at(book.faces, card);
  const copies = (hand.cards ?? []).filter((each) => each === card).length;
  const times = copies > 1 ? ` ×${copies}` : "";
  const symbol = face.symbol === 0 ? "" : look.paint("red", ` ★${roman(face.symbol)}`);
  const type = at(TYPES, face.type);
  const title = `${roman(face.age)} ${cardName(look.language, view, card)}${times} (${names.knowledge[type]})`;
  return `${look.paint(TYPE_STYLES[type], title)}${symbol}`;
}

function cardText(view: View, player: PlayerView, card: Card, pen: Pen): string {
  const { book, names, labels, look } = pen;
  const face = at(book.faces, card);
  const sets = TYPES.flatMap((each, index) => {
    const symbols = view.variant.industrial ? at(face.sets, index) : 0;
    return symbols === 0 ? [] : [`${labels.setSymbol(names.knowledge[each])}${symbols > 1 ? ` ×${symbols}` : ""}`];
  });
  const gives = [
    `${labels.gives} ${bonusText(face.bonus, names)}`,
    labels.points(face.points),
    ...sets,
    labels.worth(face.value),
  ].join(", ");
  // While something is paid for, nothing else can be: what a card is worth is all that counts.
  const affordable = topStep(view)?.step === "pay" ? "" : `${verdict(view, player, card, pen)} `;
  return `${affordable}${costText(view, player, card, pen)} ${look.paint("dim", `· ${gives}`)}`;
}

/** Each item of the cost: free thanks to a prerequisite, or its amount and the prerequisite that would settle it. */
function costText(view: View, player: PlayerView, card: Card, { book, names, labels, look }: Pen): string {
  return at(book.faces, card)
    .cost.map((item) => {
      const type = at(TYPES, item.type);
      const needed = item.prerequisite === null ? null : cardName(look.language, view, item.prerequisite);
      if (needed !== null && price(player, item) === 0) return look.paint("green", labels.free(needed));
      const cost = look.paint(TYPE_STYLES[type], `${item.amount} ${names.knowledge[type]}`);
      return needed === null ? cost : `${cost} ${labels.or} ${needed}`;
    })
    .join("; ");
}

/** Whether the player could pay for the card now, with tokens, surplus and the rest of the hand. */
function verdict(view: View, player: PlayerView, card: Card, { book, labels, look }: Pen): string {
  if (inArea(player, card)) return look.paint("dim", `[${labels.copyOwned}]`);
  const missing = shortfall(view, player, at(book.faces, card).cost, spendable(book, player, card));
  return missing <= 0
    ? look.paint("green", `[${labels.affordable}]`)
    : look.paint("red", `[${labels.notAffordable(missing)}]`);
}
