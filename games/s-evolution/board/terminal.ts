import {
  at,
  heading,
  type Seat,
  seats,
  type TerminalBoard,
  type TerminalLook,
  type TerminalStyle,
  labelled,
} from "@clade/kernel";
import { box, gauge, pad, seatStyle, sideBySide, textWidth, wrapped } from "@clade/ui/terminal";
import { type Card, FACES, numeral, suitOf } from "../rules/cards.ts";
import { COLOURS, LAST_AGE, MOST_POPULATION, MOST_STOCK, needsAt, ROUNDS } from "../rules/data.ts";
import { effectiveAge } from "../rules/order.ts";
import { type PlayerView, scoreOf, type View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import type { Labels, TerminalWords, Names } from "../text/vocabulary.ts";

/** What every part of the picture needs. */
interface Pen {
  readonly names: Names;
  readonly labels: Labels & TerminalWords;
  readonly look: TerminalLook;
}

/** What a frame takes of a line, and how wide a board is inside its own, so that two fit side by side. */
const FRAME = 4;
const BOARD_WIDTH = 44;
const SUIT_STYLES: readonly TerminalStyle[] = ["green", "magenta", "yellow"];

export const terminal: TerminalBoard<View> = (view, look) => {
  const { names, labels, terminal: own } = words[look.language];
  const pen: Pen = { names, labels: { ...labels, ...own }, look };
  const boards = seats(view.players.length).map((seat) => playerBox(view, seat, pen));
  return [
    headline(view, pen),
    ...trickBox(view, pen),
    ...sideBySide(boards, look.width),
    look.paint("dim", pen.labels.discoveryKey),
    ...ownHand(view, pen),
  ];
};

function headline(view: View, { labels, look, names }: Pen): string {
  const left = `${look.paint("bold", labels.round(view.round, ROUNDS))} · ${labels.phases[view.phase]}`;
  const trump = view.trump === null ? labels.nothing : suitText(view.trump, names, look);
  const right = labelled(look.language, labels.trump, `${trump} · ${labels.editions[view.edition]}`);
  return `${pad(left, look.width - textWidth(right))}${right}`;
}

function suitText(suit: number, names: Names, look: TerminalLook): string {
  return look.paint(SUIT_STYLES[suit] ?? "bold", names.suits[suit] ?? "?");
}

/** A card in few letters: strength and what it gives, "3 → 3", "6 → Joker", "4 → Famine". */
function cardText(card: Card, { names, look }: Pen): string {
  const face = FACES[card];
  if (face === undefined) return "?";
  if (face.kind === "discovery") {
    const colour = COLOURS.indexOf(face.colour);
    return `${names.discovery} ${numeral(face.age)} ${look.paint(seatStyle(COLOURS, colour), names.colours[colour] ?? "?")}`;
  }
  const title = `${suitText(face.suit, names, look)} ${look.paint("bold", String(face.strength))}`;
  if (face.kind === "resource") return `${title} → ${face.gives}`;
  const gift = face.kind === "joker" ? names.joker : look.paint("red", names.calamities[face.calamity].name);
  return `${title} → ${gift}`;
}

function playerName(seat: Seat, { look }: Pen): string {
  return look.paint(seatStyle(COLOURS, seat), look.naming(seat));
}

/** The trick as it was played, and what of it can still be taken by whom. */
function trickBox(view: View, pen: Pen): string[] {
  if (view.phase !== "play" && view.phase !== "take") return [];
  const { labels, look, names } = pen;
  const lines = view.trick.map(({ seat, card }) => labelled(look.language, playerName(seat, pen), cardText(card, pen)));
  if (lines.length === 0) lines.push(`${playerName(view.first, pen)} ${labels.leads}`);
  if (view.phase === "take") {
    lines.push(labelled(look.language, labels.order, view.order.map((seat) => playerName(seat, pen)).join(", ")));
    const left = view.left.map((card) => cardText(card, pen));
    lines.push(...wrapped(labelled(look.language, labels.toTake, ""), left, look.width - FRAME));
  }
  const colour = view.colour === null ? "" : labelled(look.language, ` · ${labels.colour}`, names.suits[view.colour]);
  return box(look.paint("bold", `${labels.trick}${colour}`), lines, look.width);
}

/** One player's board, column and cards on the table. */
function playerBox(view: View, seat: Seat, pen: Pen): string[] {
  const { names, labels, look } = pen;
  const player = at(view.players, seat);
  const mark = view.phase !== "over" && view.active === seat ? "▶ " : "";
  const you = view.watcher === seat ? ` (${labels.you})` : "";
  const title = `${mark}${look.paint("bold", playerName(seat, pen))}${you} · ${labels.score} ${look.paint("bold", String(scoreOf(player)))}`;
  const rules = effectiveAge(view, seat);
  const lent = rules === player.age ? "" : ` (→ ${numeral(rules)})`;
  const lines = [
    `${look.paint("bold", labels.age(numeral(player.age)))} ${names.ages[player.age - 1]}${lent}`,
    `${labels.population} ${gauge(player.population, MOST_POPULATION)} ${player.population}`,
    ...player.stock.map((amount, suit) => stockLine(player, amount, suit, pen)),
    ...wrapped(labelled(look.language, labels.workers, ""), workers(player, pen), BOARD_WIDTH, ", "),
    ...wrapped(labelled(look.language, labels.discoveries, ""), column(player, pen), BOARD_WIDTH, " "),
    `${labels.hand} ${player.hand.count}${handNotes(player, labels)} · ${labels.deck} ${player.deck}`,
  ];
  if (player.taken.length > 0)
    lines.push(heading(look.language, labels.taken), ...player.taken.map((card) => `  ${cardText(card, pen)}`));
  if (player.aside.length > 0)
    lines.push(
      ...wrapped(
        labelled(look.language, labels.aside, ""),
        player.aside.map((card) => cardText(card, pen)),
        BOARD_WIDTH,
        ", ",
      ),
    );
  if (player.hand.cards !== null && view.watcher !== seat && player.hand.shown) {
    lines.push(
      heading(look.language, labels.shown),
      ...sorted(player.hand.cards).map((card) => `  ${cardText(card, pen)}`),
    );
  }
  return box(title, lines, look.width);
}

/** A resource: how much there is of it, and whether it will do for a need. */
function stockLine(player: PlayerView, amount: number, suit: number, { names, labels, look }: Pen): string {
  const width = Math.max(...names.suits.map(textWidth));
  const name = pad(look.paint(SUIT_STYLES[suit] ?? "bold", names.suits[suit] ?? "?"), width);
  const bar = `${"▪".repeat(amount)}${"·".repeat(MOST_STOCK - amount)}`;
  if (suit >= needsAt(player.age)) return `${name} ${bar} ${amount}`;
  const enough = amount >= player.population;
  return `${name} ${bar} ${amount} ${look.paint(enough ? "green" : "yellow", `(${labels.needs} ${player.population})`)}`;
}

function workers(player: PlayerView, { names, labels }: Pen): string[] {
  const placed = player.workers.flatMap((level, place) =>
    level === 0 ? [] : [`${names.places[place]?.name} ${level}`],
  );
  return placed.length === 0 ? [labels.nobody] : placed;
}

/** The column of Discoveries: a numeral in the set's colour for each that lies face up, a dot for the others. */
function column(player: PlayerView, { look, names }: Pen): string[] {
  return Array.from({ length: LAST_AGE }, (_, slot) => {
    const face = FACES[at(player.column, slot)];
    if (player.lying[slot] !== "up" || face?.kind !== "discovery") return player.lying[slot] === "out" ? "○" : "·";
    const colour = COLOURS.indexOf(face.colour);
    return look.paint(seatStyle(COLOURS, colour), `${numeral(face.age)}:${names.colours[colour]}`);
  });
}

function handNotes({ hand, obscured, invaded }: PlayerView, labels: Labels): string {
  const notes = [
    ...(hand.count > 0 && hand.blind ? [labels.blind] : []),
    ...(hand.count > 0 && hand.shown ? [labels.shown] : []),
    ...(obscured ? [labels.obscured] : []),
    ...(invaded ? [labels.invaded] : []),
  ];
  return notes.length === 0 ? "" : ` (${notes.join(", ")})`;
}

/** By suit and strength, a Discovery last. */
function sorted(cards: readonly Card[]): Card[] {
  const rank = (card: Card) => {
    const face = FACES[card];
    return face === undefined || face.kind === "discovery" ? 100 : suitOf(card) * 10 + face.strength;
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

function ownHand(view: View, pen: Pen): string[] {
  if (view.watcher === "spectator") return [];
  const { hand } = at(view.players, view.watcher);
  if (hand.count === 0) return [];
  const title = labelled(pen.look.language, pen.labels.hand, "");
  if (hand.cards === null) return [`${title}${"▒ ".repeat(hand.count).trimEnd()}`];
  const cards = sorted(hand.cards).map((card) => cardText(card, pen));
  return wrapped(title, cards, pen.look.width);
}
