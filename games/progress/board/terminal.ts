import { at, type Seat, seats, type TerminalBoard, labelled } from "@clade/kernel";
import { box, pad, seatStyle, sideBySide, textWidth, wrapped } from "@clade/ui/terminal";
import { bookOf, KIND, roman } from "../rules/book.ts";
import { KNOWLEDGE, POWERS, SKILLS, TYPES } from "../rules/deck/deck.ts";
import { positionOf, skillOf } from "../rules/gains.ts";
import { COLOURS } from "../rules/seats.ts";
import { lastAge, oldestAge, symbolsNeeded } from "../rules/phases/ages.ts";
import { fresh } from "../rules/phases/paying.ts";
import { timePenalty } from "../rules/score.ts";
import type { PlayerView, View } from "../rules/state.ts";
import { cardName, nameIn } from "../text/scene.ts";
import { words } from "../text/index.ts";
import { bonusText } from "../text/bonus.ts";
import { handLines } from "./terminal-hand.ts";
import { type Pen, TYPE_STYLES } from "./terminal-pen.ts";

const BETWEEN_PLAYERS = 4;

/** The table as text: decks and what they wait for, the others, and the own area with what can be afforded. */
export const terminal: TerminalBoard<View> = (view, look) => {
  const { names, labels, terminal: own } = words[look.language];
  const pen: Pen = { book: bookOf(view.deck), names, labels: { ...labels, ...own }, look };
  const order = seats(view.players.length);
  const others = order.filter((seat) => seat !== view.watcher).map((seat) => playerBlock(view, seat, pen));
  return [
    ...headline(view, pen),
    ...sideBySide([deckBox(view, pen), powerBox(view, pen), ...milestoneBox(view, pen)], look.width),
    ...timeLines(view, pen),
    ...sideBySide(others, look.width, BETWEEN_PLAYERS),
    ...(view.watcher === "spectator" ? [] : ownPart(view, view.watcher, pen)),
  ];
};

function headline(view: View, { book, labels, look }: Pen): string[] {
  const round = Math.floor(view.turns / view.players.length) + 1;
  const parts = [look.paint("bold", labels.age(roman(view.age))), labels.round(round)];
  for (const seat of look.deciders) parts.push(labels.turnOf(look.naming(seat)));
  if (view.stage === "action" && !view.drawn) {
    const actions = skillOf(book, at(view.players, view.active), "actions");
    parts.push(labels.actionsLeft(Math.max(0, actions - view.actionsTaken)));
  }
  if (view.surplus > 0) parts.push(labels.surplus(view.surplus));
  const next = view.age + 1;
  const needed = symbolsNeeded(view, next);
  const count = at(view.symbols, next);
  const goal = view.age === lastAge(view) ? labels.ends(count, needed) : labels.symbols(roman(next), count, needed);
  return [parts.join(" · "), look.paint("dim", goal)];
}

/** Decks and discard piles in play, with the card on top of each pile. */
function deckBox(view: View, { labels, look }: Pen): string[] {
  const lines: string[] = [];
  for (let age = oldestAge(view); age <= view.age; age++) {
    const pile = at(view.piles, age - 1);
    const top = pile.at(-1);
    const seen =
      top === undefined ? "" : labelled(look.language, ` (${labels.top}`, `${cardName(look.language, view, top)})`);
    lines.push(
      labelled(
        look.language,
        labels.age(roman(age)),
        `${labels.deck} ${at(view.decks, age - 1)}, ${labels.pile} ${pile.length}${seen}`,
      ),
    );
  }
  return box(` ${labels.decks} `, lines, look.width);
}

/** The three power tracks, whoever is furthest first. */
function powerBox(view: View, { names, labels, look }: Pen): string[] {
  const wide = Math.max(...POWERS.map((power) => textWidth(names.powers[power])));
  const lines = POWERS.map((power, track) => {
    const row = seats(view.players.length)
      .map((seat) => ({ seat, steps: at(at(view.players, seat).power, track) }))
      .sort((a, b) => b.steps - a.steps)
      .map(({ seat, steps }) => look.paint(seatStyle(COLOURS, seat), `${look.naming(seat)} ${steps}`));
    return `${pad(names.powers[power], wide)}  ${row.join("  ")}`;
  });
  return box(` ${labels.power} `, lines, look.width);
}

function milestoneBox(view: View, { book, names, labels, look }: Pen): string[][] {
  if (view.milestone === null) return [];
  const { marks } = view.milestone;
  const { milestone, sections, bonus, points } = at(book.deeds, view.milestone.deed);
  const lines = sections.map(({ type, amount, prerequisite }, index) => {
    const mark = at(marks, index);
    const kind = at(TYPES, type);
    const other = prerequisite === null ? "" : ` ${labels.or} ${cardName(look.language, view, prerequisite)}`;
    const cost = `${index + 1}. ${look.paint(TYPE_STYLES[kind], `${amount} ${names.knowledge[kind]}`)}${other}`;
    return mark === null ? cost : look.paint("dim", `${cost} — ${labels.sectionBy(look.naming(mark))}`);
  });
  lines.push(`${labels.gives} ${bonusText(bonus, names)}, ${labels.points(points)}`);
  if (view.milestonePile > 0) lines.push(look.paint("dim", labels.underIt(view.milestonePile)));
  const title = labelled(look.language, ` ${labels.milestone}`, `${nameIn(look.language, milestone)} `);
  return [box(title, lines, look.width)];
}

function timeLines(view: View, { labels, look }: Pen): string[] {
  if (view.players.length > 1) return [];
  const called = view.time.map((card) => cardName(look.language, view, card));
  return wrapped(`${labels.time(view.time.length, timePenalty(view.time.length))}  `, called, look.width);
}

/** A player: the line with hand and tokens, skills, active technologies by type, technologies in development. */
function playerBlock(view: View, seat: Seat, pen: Pen): string[] {
  const { labels, look } = pen;
  const player = at(view.players, seat);
  const width =
    seat === view.watcher || view.players.length <= 2 ? look.width : Math.max(40, Math.floor(look.width / 2) - 2);
  return [
    playerLine(view, seat, player, pen),
    ...wrapped("  ", skillWords(player, pen), width),
    ...areaLines(view, player, pen, width),
    ...wrapped(labelled(look.language, `  ${labels.developing}`, ""), developing(view, player, pen), width),
  ];
}

function playerLine(view: View, seat: Seat, player: PlayerView, pen: Pen): string {
  const { book, labels, look } = pen;
  const turn = look.deciders.includes(seat) ? "▶ " : "  ";
  const notes: string[] = [];
  if (seat === view.watcher) notes.push(labels.you);
  notes.push(labels.hand(player.hand.count));
  const tokens = tokenText(player, pen);
  if (tokens !== "") notes.push(`${labels.tokens} ${tokens}`);
  const person = (index: number) => nameIn(look.language, at(book.persons, index).personality);
  if (player.influence !== null) notes.push(`${labels.influence} ${guideText(player.influence, pen)}`);
  if (player.past.length > 0) notes.push(look.paint("dim", `${labels.heritage} ${player.past.map(person).join(", ")}`));
  const deeds = player.milestones.map((deed) => nameIn(look.language, at(book.deeds, deed).milestone));
  if (deeds.length > 0) notes.push(labelled(look.language, labels.milestone, deeds.join(", ")));
  const name = look.paint(seatStyle(COLOURS, seat), look.paint("bold", look.naming(seat)));
  return `${turn}${name} ${look.paint("dim", "·")} ${notes.join(" · ")}`;
}

/** PR-70, PR-73: who guides a player, with what they give and leave. */
function guideText(influence: number, { book, names, labels, look }: Pen): string {
  const { personality, bonus, heritage, points } = at(book.persons, influence);
  const gives = [
    bonusText(bonus, names),
    labels.points(points),
    ...(heritage === null ? [] : [labels.leaves(bonusText(heritage, names))]),
  ];
  return `${nameIn(look.language, personality)} ${look.paint("dim", `(${gives.filter((part) => part !== "").join(", ")})`)}`;
}

/** Tokens by kind: those that can be turned, and in dim those that are. */
function tokenText(player: PlayerView, { names, look }: Pen): string {
  return KNOWLEDGE.flatMap((kind) => {
    const owned = at(player.tokens, KIND[kind]);
    if (owned === 0) return [];
    const left = fresh(player, KIND[kind]);
    const marks = "◆".repeat(left) + look.paint("dim", "◇".repeat(owned - left));
    return [`${names.knowledge[kind]} ${kind === "general" ? marks : look.paint(TYPE_STYLES[kind], marks)}`];
  }).join(" ");
}

function skillWords({ steps }: PlayerView, { book, names, look }: Pen): string[] {
  return SKILLS.map((skill, index) => {
    const position = positionOf(book, steps, index);
    const value = at(at(book.skillValues, index), position);
    const shown = skill === "quick-draw" ? `${value}/${at(book.quickDiscards, position)}` : `${value}`;
    return `${names.skills[skill]} ${position > 0 ? look.paint("green", shown) : shown}`;
  });
}

function areaLines(view: View, { active }: PlayerView, { book, names, labels, look }: Pen, width: number): string[] {
  if (active.length === 0) return [labelled(look.language, `  ${labels.active}`, look.paint("dim", labels.none))];
  return TYPES.flatMap((type, index) => {
    const cards = active.filter((card) => at(book.faces, card).type === index);
    const called = cards.map((card) => cardName(look.language, view, card));
    return wrapped(
      labelled(look.language, `  ${look.paint(TYPE_STYLES[type], names.knowledge[type])}`, ""),
      called,
      width,
    );
  });
}

function developing(view: View, player: PlayerView, { labels, look }: Pen): string[] {
  return player.developing.map(
    ({ card, markers }) => `${cardName(look.language, view, card)} (${labels.markers(markers)})`,
  );
}

/** The watcher's own area, apart from the others, with the hand under it. */
function ownPart(view: View, seat: Seat, pen: Pen): string[] {
  return [
    pen.look.paint("dim", "─".repeat(pen.look.width)),
    ...playerBlock(view, seat, pen),
    ...handLines(view, seat, pen),
  ];
}
