import type { About } from "../about.ts";
import { pick } from "../chance/chance.ts";
import { seeded } from "../chance/seeded.ts";
import { colourNaming } from "../colours.ts";
import type { AnyGame, Brain, Game, Move } from "../contract.ts";
import type { GameText } from "../language.ts";
import { at } from "../list.ts";
import { Match } from "../match.ts";
import { type Complaint, isComplaint } from "../complaint.ts";
import { type Entry, type GameRecord, readEntry, writeEntry } from "../record.ts";
import { type Seat, seats } from "../seat.ts";
import type { GameEvent } from "../events.ts";
import { besides, outline } from "./outline.ts";
import { label, type Sample } from "./random-game.ts";

/** A game and its words: what turns kept moves into a text. */
export interface Told<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent> {
  readonly about: Pick<About, "name" | "colours">;
  readonly game: Game<S, M, V, E, Shown>;
  readonly text: GameText<V, M, Shown>;
}

/** At the first move and after each of these parts of a game the views and the legal moves are written out. */
const LOOKS = [0, 1 / 3, 2 / 3];
/** The column at which a move's check stands, where the move leaves room for it. */
const CHECK_COLUMN = 60;
/** What follows a move: how many the seat could choose from, who else had to decide, the state's fingerprint after it. */
const CHECK = / +\[\d+ legal(?:, [^\]]+ decides?)?; [0-9a-f]{8}\]$/;
const MOVE = /^ *\d+ {2}(.+?): (.+)$/;
const SEATS = /^Seats: (.+)$/;

/** The moves that a kept text holds. Seats are read by the names that the text itself gives them. */
export function keptMoves(kept: string): readonly Entry[] | Complaint {
  const lines = kept.split("\n");
  const names = lines.flatMap((line) => SEATS.exec(line)?.[1]?.split(", ") ?? []);
  const moves: Entry[] = [];
  for (const line of lines) {
    if (!CHECK.test(line)) continue;
    const [, name = "", text = ""] = MOVE.exec(line.replace(CHECK, "")) ?? [];
    const entry = readEntry(writeEntry({ seat: names.indexOf(name) as Seat, text }), names.length);
    if (entry === undefined) return { complaint: `not a move of ${names.join(", ")}: "${line.trim()}"` };
    moves.push(entry);
  }
  return moves.length === 0 ? { complaint: "the kept file holds no moves" } : moves;
}

/** The record of a kept game: what tests leaf through that want a real one. */
export function keptRecord(game: AnyGame, sample: Sample, kept: string): GameRecord {
  const match = begin(game, sample);
  const moves = keptMoves(kept);
  if (isComplaint(moves)) throw new Error(moves.complaint);
  for (const entry of moves) {
    const refused = match.enter(writeEntry(entry));
    if (refused !== undefined) throw new Error(`a kept move is refused: ${writeEntry(entry)}`);
  }
  return match.record();
}

/** A game chosen by the bot's quick policy: how a new kept game begins. */
export function newMoves<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  brain: Brain<S, M>,
  sample: Sample,
): readonly Entry[] {
  const match = begin(game, sample);
  const chance = seeded(`golden choices ${label(sample)}`);
  const moves: Entry[] = [];
  while (!match.over) {
    const seat = pick(match.deciders, chance);
    const legal = match.legal(seat);
    const move = at(legal, brain.playout(game.imagine(match.view(seat), chance), seat, legal, chance));
    moves.push({ seat, text: game.write(move) });
    match.act(seat, move);
  }
  return moves;
}

/** The text of a game, to its end or to where its moves no longer fit the rules: `fault` says where and why. */
export interface Playthrough {
  readonly text: string;
  readonly fault?: string;
}

/**
 * The game that these moves make, as text for people: the log, each move with what it was chosen from and what it led to,
 * at a few moments what everybody sees and may do, and the result.
 */
export function playthrough<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  { about, game, text }: Told<S, M, V, E, Shown>,
  sample: Sample,
  moves: readonly Entry[],
): Playthrough {
  const match = begin(game, sample);
  const naming = colourNaming("en", about.colours);
  const named = (list: readonly Seat[]) => list.map(naming).join(", ");
  const lines = [`${about.name.en}, ${label(sample)}`, `Seats: ${named(seats(sample.players))}`, ""];
  let told = 0;
  const log = () => {
    for (const { event } of match.events("spectator", told)) {
      const line = event.type === "taken-back" ? undefined : text.event(event as Shown, naming);
      if (line !== undefined) lines.push(`      ${line}`);
    }
    told = match.told("spectator");
  };
  const look = () => {
    const seen = outline(match.view("spectator"));
    lines.push("", `      ${named(match.deciders)} to decide. Everybody sees`, ...indented(wrapped(seen)));
    for (const seat of seats(sample.players)) {
      const own = besides(outline(match.view(seat)), seen);
      if (own.length > 0) lines.push(`      ${naming(seat)} sees`, ...indented(wrapped(own)));
    }
    for (const seat of seats(sample.players)) {
      const legal = match.legal(seat).map((move) => game.write(move));
      if (legal.length > 0) lines.push(`      ${naming(seat)} may`, ...indented(wrapped(legal)));
    }
    lines.push("");
  };
  const looks = new Set(LOOKS.map((part) => Math.floor(part * moves.length)));

  log();
  for (const [index, { seat, text: move }] of moves.entries()) {
    if (looks.has(index)) look();
    const legal = match.legal(seat).length;
    const { deciders } = match;
    const entry = `${String(index + 1).padStart(4)}  ${naming(seat)}: ${move}`;
    const refused = match.actText(seat, move);
    if (refused !== undefined) {
      const fault = `kept move ${index + 1} (${naming(seat)}: ${move}) is refused: ${refused.code}, ${refused.clause}`;
      return { text: page(lines), fault };
    }
    const alone = deciders.length === 1 && deciders[0] === seat;
    const deciding = alone ? "" : `, ${named(deciders)} ${deciders.length === 1 ? "decides" : "decide"}`;
    const state = match.record().digest.slice(0, 8);
    lines.push(`${entry.padEnd(CHECK_COLUMN)}  [${legal} legal${deciding}; ${state}]`);
    log();
  }
  const { result } = match;
  if (result === undefined) {
    const fault = `the game is not over after the ${moves.length} kept moves: ${named(match.deciders)} to decide`;
    return { text: page(lines), fault };
  }
  for (const [seat, score] of result.scores.entries()) {
    const parts = Object.entries(at(result.parts, seat)).map(
      ([part, points]) => `${text.parts[part] ?? part} ${points}`,
    );
    lines.push(`${naming(seat as Seat)}: ${score} (${parts.join(", ")}), place ${result.places[seat]}`);
  }
  if (result.verdict !== undefined) lines.push(text.verdicts[result.verdict] ?? result.verdict);
  return { text: page(lines) };
}

function page(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}

function begin<S, M extends Move, V, E extends GameEvent, Shown extends GameEvent>(
  game: Game<S, M, V, E, Shown>,
  sample: Sample,
): Match<S, M, V, E, Shown> {
  const match = Match.start(game, { ...sample, seed: `golden ${label(sample)}`, chance: "seeded" });
  if (isComplaint(match)) throw new Error(match.complaint);
  return match;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `        ${line}`);
}

/** Short texts, several in a line. */
function wrapped(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last === undefined || last.length + item.length > 120) lines.push(item);
    else lines[lines.length - 1] = `${last} · ${item}`;
  }
  return lines;
}
