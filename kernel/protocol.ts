import { type Static, Type } from "typebox";
import {
  LONGEST_CHAT_LINE,
  LONGEST_CLOCK,
  LONGEST_INCREMENT,
  LONGEST_MESSAGE_ID,
  LONGEST_MOVE,
  LONGEST_NAME,
} from "./limits.ts";
import { PHRASE_IDS } from "./phrases.ts";
import { PROBLEM_CODES } from "./problem.ts";

/**
 * What boards and tables say to each other. A table is a match in a worker of the same page, or one on a server: the
 * messages are the same. Moves travel in the game's notation. Numbers count the events that this watcher has been told,
 * so that they say nothing of what happened in secret.
 *
 * These forms are the source: the types follow from them, the server checks what comes in by them, and the documentation
 * of its API is made of them. Whoever needs the types alone imports them from `@clade/kernel`, which loads none of this.
 */

/** What nobody changes on its way: all of it readonly, however deep. */
export type Sealed<T> = T extends readonly (infer Each)[]
  ? readonly Sealed<Each>[]
  : T extends object
    ? { readonly [Key in keyof T]: Sealed<T[Key]> }
    : T;

const strict = { additionalProperties: false } as const;

export function nullable<T extends Type.TSchema>(form: T) {
  return Type.Union([form, Type.Null()]);
}

export const TableId = Type.String({ pattern: "^[0-9A-Z]{12}$", description: "the id of a table, as in its link" });
/** On a device each seat has an address of its own: whoever watches it sees what that seat sees. */
const TableAddress = Type.String({
  pattern: "^[0-9A-Za-z]{12}(/[0-5])?$",
  description: "the id of a table, as in its link; for a table on one's own device with the seat, as in `id/seat`",
});
export const Seat = Type.Enum([0, 1, 2, 3, 4, 5], { description: "seats are numbered clockwise from 0" });
export const Time = Type.Integer({ description: "milliseconds since 1970" });
const EventNumber = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
export const PersonName = Type.String({
  minLength: 1,
  maxLength: 400,
  description: `1 to ${LONGEST_NAME} letters or signs that can be seen`,
});
/** NUL and halves of letters are kept by no store as they came: what holds them would not be known again. */
const WHOLE_LETTERS = "^[^\\u0000\\p{Cs}]*$";

const table = TableAddress;
const id = Type.String({
  minLength: 1,
  maxLength: LONGEST_MESSAGE_ID,
  pattern: WHOLE_LETTERS,
  description: "made up by the sender; sent again, it is answered as before",
});
const on = Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: "the number that your `now` had" });
const move = Type.String({ minLength: 1, maxLength: LONGEST_MOVE, pattern: WHOLE_LETTERS, description: "in notation" });
const text = Type.String({
  minLength: 1,
  maxLength: LONGEST_CHAT_LINE,
  pattern: WHOLE_LETTERS,
  description: "what to say",
});

export const Refusal = Type.Object({
  code: Type.String(),
  clause: Type.String({ description: "the clause of the rules behind it, or `house`" }),
  details: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});

export const GameResult = Type.Object(
  {
    scores: Type.Array(Type.Number()),
    places: Type.Array(Type.Integer()),
    parts: Type.Array(Type.Record(Type.String(), Type.Number())),
    verdict: Type.Optional(Type.String()),
  },
  { description: "the end of a game; places start at 1" },
);

/** How things stand for one watcher. */
export const Now = Type.Object({
  watcher: Type.Union([Seat, Type.Literal("spectator")]),
  number: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    description: "how many events you have been told: what your next move builds on",
  }),
  view: Type.Unknown({
    description:
      "what you may know of the game; a large thing that somebody brought (a deck, an island) is `{ given: name }` here and has to " +
      "be asked for once, at /api/tables/{id}/given",
  }),
  deciders: Type.Array(Seat, { description: "who must decide" }),
  legal: Type.Array(Type.String(), { description: "all moves that you may make, in notation" }),
  undo: Type.Union([Refusal, Type.Null()], { description: "why your last move cannot be taken back; null if it can" }),
  result: nullable(GameResult),
});
export type Now = Sealed<Static<typeof Now>>;

/** How things stood for a watcher at some time of a game that goes on. */
export const PastMoment = Type.Object({
  number: Type.Integer({ description: "how many events you had been told" }),
  deciders: Type.Array(Seat, { description: "who had to decide" }),
  choice: Type.Boolean({ description: "false if it was your turn and there was nothing to choose" }),
  result: nullable(GameResult),
  view: Type.Unknown({
    description:
      "how what you saw had turned since the moment before: null if it had not, `{ to }` if it is that now, else `{ in, gone }`: the " +
      "parts of it that have turned, and those that are no longer there. The first of a page is whole, in `to`.",
  }),
});
export type PastMoment = Sealed<Static<typeof PastMoment>>;
export const PastPage = Type.Object({
  watcher: Type.Union([Seat, Type.Literal("spectator")]),
  moments: Type.Array(PastMoment),
  next: nullable(Type.Integer({ description: "from which moment on there are more" })),
});
export type PastPage = Sealed<Static<typeof PastPage>>;

/** Who sits at a seat, and how they are doing. Only moves that everybody sees set a clock: it says nothing of secrets. */
export const SeatNow = Type.Object({
  name: Type.String(),
  bot: Type.Union([Type.String(), Type.Null()], {
    description: "the bot that plays the seat now: a bot's own seat, or one whose person is away",
  }),
  absent: nullable(
    Type.Enum(["away", "gave-up", "removed"], {
      description: "why a bot plays for the person whose seat it is; null where the person or a bot of its own does",
    }),
  ),
  connected: Type.Boolean(),
  clock: nullable(
    Type.Integer({ description: "milliseconds left on the person's clock when this was said; null without one" }),
  ),
  runs: Type.Boolean({ description: "whether that clock runs from then on" }),
});
export type SeatNow = Sealed<Static<typeof SeatNow>>;

/** How fast a table plays. The clock of a seat runs while it must decide; moves made in secret share the time of the turn. */
export const Pace = Type.Union(
  [
    Type.Object({ kind: Type.Literal("none") }, strict),
    Type.Object({ kind: Type.Literal("move"), seconds: Type.Integer({ minimum: 1, maximum: LONGEST_CLOCK }) }, strict),
    Type.Object(
      {
        kind: Type.Literal("bank"),
        seconds: Type.Integer({ minimum: 1, maximum: LONGEST_CLOCK }),
        increment: Type.Integer({ minimum: 0, maximum: LONGEST_INCREMENT }),
      },
      strict,
    ),
  ],
  { description: "no limit, so many seconds a move, or a time bank with an increment a move" },
);
export type Pace = Sealed<Static<typeof Pace>>;

export const Muted = Type.Object(
  { all: Type.Boolean(), spectators: Type.Boolean(), seats: Type.Array(Seat, { maxItems: 6 }) },
  { ...strict, description: "who may not write in the chat; the host always may" },
);
export type Muted = Sealed<Static<typeof Muted>>;

export const SeatSet = Type.Object({
  name: nullable(Type.String({ description: "null while nobody sits there" })),
  bot: nullable(Type.String({ description: "the bot whose seat it is from the start" })),
  away: Type.Boolean({ description: "a bot plays until the person comes back" }),
  resigned: Type.Boolean({ description: "the person gave up; a bot plays to the end" }),
  removed: Type.Boolean({
    description: "the person was removed from the game; a bot plays until somebody else takes the seat over",
  }),
  keptFor: nullable(
    Type.String({ description: "somebody else for whom the seat is kept, because they played here before" }),
  ),
});
export type SeatSet = Sealed<Static<typeof SeatSet>>;

const TableStatus = Type.Enum(["waiting", "playing", "over", "closed"]);
export type TableStatus = Static<typeof TableStatus>;

/** A table as one person sees it in a list or on its page; the game itself comes with `Now`. */
export const TableInfo = Type.Object({
  id: TableId,
  code: nullable(Type.String({ description: "to join by: for those invited, while the table waits" })),
  game: Type.String(),
  version: Type.Integer({ description: "of the game's rules that the table plays by" }),
  options: Type.Record(Type.String(), Type.Unknown()),
  pace: Pace,
  standIn: Type.String({ description: "the bot that plays for people who are away, gave up, or whose time is up" }),
  open: Type.Boolean({ description: "listed for everybody, or only for those who have the link or the code" }),
  watch: Type.Boolean({ description: "listed among the games that anybody may watch, while it plays" }),
  status: TableStatus,
  host: Type.String(),
  seats: Type.Array(SeatSet),
  you: Type.Object({ seat: nullable(Seat), host: Type.Boolean() }),
  turn: Type.Array(Seat, { description: "who must decide; empty unless the game is on" }),
  muted: Muted,
  seedHash: nullable(Type.String({ description: "known from the start of the game on" })),
  result: nullable(GameResult),
  rematch: nullable(Type.String({ description: "the table that plays again, once somebody has asked for it" })),
  created: Time,
  ended: nullable(Time),
  tournament: Type.Optional(Type.String({ description: "the tournament that it is a table of" })),
});
export type TableInfo = Sealed<Static<typeof TableInfo>>;

/** What a move is for: what somebody has more of, or less, some moves after it than after the next best; else an event that comes more often, or more seldom. */
const HintReason = Type.Object(
  {
    than: Type.String({ description: "the move it is compared with, in notation" }),
    event: nullable(
      Type.Object(
        { type: Type.String() },
        {
          additionalProperties: true,
          description: "as the seat would be told it; null where none makes the difference",
        },
      ),
    ),
    after: Type.Number({ minimum: 0, maximum: 1, description: "in what part of imagined games, after this move" }),
    instead: Type.Number({ minimum: 0, maximum: 1, description: "the same after the other" }),
    change: Type.Optional(
      Type.Object(
        {
          seat: Seat,
          holding: Type.String({ description: "a kind of thing that players of this game count" }),
          by: Type.Number({ description: "how much more of it the seat has, on average of imagined games" }),
        },
        { description: "what makes the difference, where it can be counted" },
      ),
    ),
  },
  { description: "the best move has one, if there is another to compare it with" },
);

/** A move that a bot considers, and what it expects of it. */
export const Hint = Type.Object({
  move: Type.String({ description: "in notation" }),
  score: Type.Number(),
  win: Type.Number({ minimum: 0, maximum: 1, description: "the chance to win" }),
  visits: Type.Integer({ minimum: 0 }),
  why: Type.Optional(HintReason),
});
export type Hint = Sealed<Static<typeof Hint>>;

export const ChatLine = Type.Object({
  number: Type.Integer({ minimum: 0 }),
  name: Type.String(),
  text: Type.String(),
  phrase: Type.Optional(
    Type.Enum(PHRASE_IDS, { description: "the set phrase that it is: to be read in the reader's own language" }),
  ),
  at: Time,
});
export type ChatLine = Sealed<Static<typeof ChatLine>>;

/** What is said to a table. */
export const ToTable = Type.Union([
  Type.Object(
    { type: Type.Literal("watch"), table, from: EventNumber },
    {
      ...strict,
      description:
        "Tell me all events from this number on, and everything that happens from now. Sent again after a lost connection.",
    },
  ),
  Type.Object({ type: Type.Literal("unwatch"), table }, strict),
  Type.Object({ type: Type.Literal("act"), table, id, on, move }, strict),
  Type.Object({ type: Type.Literal("undo"), table, id, on }, strict),
  Type.Object({ type: Type.Literal("hint"), table, id }, strict),
  Type.Object({ type: Type.Literal("chat"), table, id, text }, strict),
  Type.Object(
    { type: Type.Literal("phrase"), table, id, phrase: Type.Enum(PHRASE_IDS) },
    { ...strict, description: "Say something that everybody reads in their own language." },
  ),
  Type.Object(
    { type: Type.Literal("back"), table },
    { ...strict, description: "I am here again: give me my seat back from the bot that plays it." },
  ),
]);
export type ToTable = Sealed<Static<typeof ToTable>>;

const NumberedEvents = Type.Array(
  Type.Object({ number: EventNumber, event: Type.Object({ type: Type.String() }, { additionalProperties: true }) }),
);

/** What a table says. */
export const FromTable = Type.Union([
  Type.Object(
    {
      type: Type.Literal("news"),
      table,
      events: NumberedEvents,
      now: Now,
      done: Type.Optional(
        Type.String({ description: "the id of your move or undo that this came of: it counts, and will not be lost" }),
      ),
    },
    {
      ...strict,
      description: "What happened, and how things stand now. The first one after `watch` holds all events asked for.",
    },
  ),
  Type.Object(
    { type: Type.Literal("done"), table, id },
    {
      ...strict,
      description:
        "What was sent under this id counts and is kept; for a move, where no news say so: sent again, or not watched.",
    },
  ),
  Type.Object({ type: Type.Literal("refused"), table, id, refusal: Refusal }, strict),
  Type.Object(
    { type: Type.Literal("stale"), table, id, events: NumberedEvents, now: Now },
    {
      ...strict,
      description: "The move was built on an older position; what was missed comes with it, and nothing was changed.",
    },
  ),
  Type.Object({ type: Type.Literal("hints"), table, id, hints: Type.Array(Hint) }, strict),
  Type.Object({ type: Type.Literal("chat"), table, line: ChatLine }, strict),
  Type.Object(
    { type: Type.Literal("table"), table, info: TableInfo },
    {
      ...strict,
      description: "How the table is set: told on `watch`, and whenever somebody sits down, leaves, starts or ends it.",
    },
  ),
  Type.Object(
    { type: Type.Literal("seats"), table, seats: Type.Array(SeatNow) },
    {
      ...strict,
      description: "Told on `watch`, before the first news, and when somebody comes or goes or a clock is set.",
    },
  ),
  Type.Object(
    {
      type: Type.Literal("seed"),
      table,
      hash: Type.String({ description: "SHA-256 of the seed: told on `watch`, before the first news" }),
      seed: nullable(Type.String({ description: "once the game is over" })),
    },
    { ...strict, description: "What the shuffles follow from." },
  ),
  Type.Object(
    {
      type: Type.Literal("error"),
      table: Type.Optional(Type.String()),
      id: Type.Optional(Type.String()),
      code: Type.Enum(PROBLEM_CODES),
      message: Type.String(),
    },
    strict,
  ),
]);
export type FromTable = Sealed<Static<typeof FromTable>>;
