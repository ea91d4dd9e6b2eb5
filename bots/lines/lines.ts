import { type Complaint, isComplaint, toSeat } from "@clade/kernel";
import type { Order } from "../thinking.ts";

/**
 * What a table and a bot in a process of its own say to each other: one JSON object a line, the table on the bot's standard
 * input, the bot on its standard output. docs/bots.md tells it to people.
 */

export const PROTOCOL = 1;

/** The first thing that is said, and the first that is answered. */
export interface Greeting {
  readonly type: "hello";
  readonly protocol: number;
}

/** A question: all that the seat knows, and nothing else. It can be answered without any memory of earlier ones. */
export interface Question extends Omit<Order, "ask"> {
  readonly type: "decide";
  /** The same for all questions of a game. */
  readonly table: number;
  /** How long an answer may take. */
  readonly milliseconds: number;
}

/** The game is over; there is nothing to answer. */
export interface Farewell {
  readonly type: "over";
  readonly table: number;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export type FromHost = Greeting | Question | Farewell;

export interface Introduction {
  readonly type: "hello";
  readonly protocol: number;
  readonly name: string;
  /** The games it plays; all, if it does not say. */
  readonly games?: readonly string[];
}

export interface Choice {
  readonly type: "move";
  readonly move: string;
}

/** The bot could not make anything of what it was told. */
export interface Puzzled {
  readonly type: "error";
  readonly message: string;
}

export type FromBot = Introduction | Choice | Puzzled;

export function readFromBot(line: string): FromBot | Complaint {
  const said = objectIn(line);
  if (isComplaint(said)) return said;
  const { type, protocol, name, games, move, message } = said;
  if (type === "move" && typeof move === "string") return { type, move };
  if (type === "error" && typeof message === "string") return { type, message };
  if (type === "hello" && typeof protocol === "number" && typeof name === "string") {
    if (games === undefined) return { type, protocol, name };
    if (isTexts(games)) return { type, protocol, name, games };
  }
  return { complaint: `neither a hello nor a move: ${shortened(line)}` };
}

export function readFromHost(line: string): FromHost | Complaint {
  const said = objectIn(line);
  if (isComplaint(said)) return said;
  const { type, protocol, table, scores, places } = said;
  if (type === "hello" && typeof protocol === "number") return { type, protocol };
  if (type === "decide") return readQuestion(said);
  if (type === "over" && typeof table === "number" && isNumbers(scores) && isNumbers(places)) {
    return { type, table, scores, places };
  }
  return { complaint: `neither hello, decide nor over: ${shortened(line)}` };
}

function readQuestion(said: Readonly<Record<string, unknown>>): Question | Complaint {
  const {
    table = 0,
    game,
    players,
    seat: place,
    view,
    legal,
    seed = "",
    milliseconds = Number.POSITIVE_INFINITY,
  } = said;
  if (typeof game !== "string") return { complaint: "decide: game must be a text" };
  if (typeof players !== "number") return { complaint: "decide: players must be a number" };
  const seat = typeof place === "number" ? toSeat(place, players) : undefined;
  if (seat === undefined) return { complaint: "decide: seat must be a number from 0 to players - 1" };
  if (typeof view !== "object" || view === null) return { complaint: "decide: view must be an object" };
  if (!isTexts(legal) || legal.length === 0) return { complaint: "decide: legal must be a list of moves" };
  if (typeof table !== "number" || typeof seed !== "string" || typeof milliseconds !== "number") {
    return { complaint: "decide: table and milliseconds must be numbers, seed a text" };
  }
  return { type: "decide", table, game, players, seat, view, legal, seed, milliseconds };
}

function objectIn(line: string): Readonly<Record<string, unknown>> | Complaint {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return { complaint: `not JSON: ${shortened(line)}` };
  }
  if (typeof said === "object" && said !== null && !Array.isArray(said)) return { ...said };
  return { complaint: `not an object: ${shortened(line)}` };
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === "number");
}

const SHOWN = 60;

function shortened(line: string): string {
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
