import { Type } from "typebox";
import { PROBLEMS } from "../problem.ts";

/** The form of everything that goes over the wire. What checks the input also makes the documentation. */

const strict = { additionalProperties: false } as const;

function nullable<T extends Type.TSchema>(schema: T) {
  return Type.Union([schema, Type.Null()]);
}
function words(...each: readonly string[]) {
  return Type.Enum(each);
}

export const TableId = Type.String({ pattern: "^[0-9A-Z]{12}$", description: "the id of a table, as in its link" });
const Text = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });
const Seat = Type.Integer({ minimum: 0, maximum: 5, description: "seats are numbered clockwise from 0" });
const SeatCount = Type.Integer({ minimum: 0 });
const Time = Type.Integer({ description: "milliseconds since 1970" });
const MessageId = Type.String({
  minLength: 1,
  maxLength: 64,
  description: "made up by the sender; sent again, it is answered as before",
});

export const Name = Type.String({ minLength: 1, maxLength: 24, pattern: "^[^\\p{C}]*[^\\p{C}\\p{Z}][^\\p{C}]*$" });

const GameResult = Type.Object(
  {
    scores: Type.Array(Type.Number()),
    places: Type.Array(Type.Integer()),
    parts: Type.Array(Type.Record(Type.String(), Type.Number())),
    verdict: Type.Optional(Type.String()),
  },
  { description: "the end of a game; places start at 1" },
);

const LONGEST_SECONDS = 14 * 24 * 3600;
export const Pace = Type.Union(
  [
    Type.Object({ kind: Type.Literal("none") }, strict),
    Type.Object(
      { kind: Type.Literal("move"), seconds: Type.Integer({ minimum: 1, maximum: LONGEST_SECONDS }) },
      strict,
    ),
    Type.Object(
      {
        kind: Type.Literal("bank"),
        seconds: Type.Integer({ minimum: 1, maximum: LONGEST_SECONDS }),
        increment: Type.Integer({ minimum: 0, maximum: 3600 }),
      },
      strict,
    ),
  ],
  { description: "no limit, so many seconds a move, or a time bank with an increment a move" },
);

const ProblemForm = Type.Object(
  { problem: words(...Object.keys(PROBLEMS)), message: Type.String() },
  { description: "why it was not done: a code for machines, a sentence for people" },
);

export const Me = Type.Object({
  name: Type.String(),
  known: Type.Boolean({ description: "whether anything of yours is kept yet" }),
});
export const NewName = Type.Object({ name: Name }, strict);
export const RecoveryCode = Type.Object({ code: Text(64, "the recovery code, as it was shown") }, strict);
export const JoinCode = Type.Object({ code: Text(16, "the short code of a table") }, strict);

export const TableWishes = Type.Object(
  {
    game: Text(40, "the id of a game"),
    options: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "see GET /api/games" })),
    seats: Type.Array(
      Type.Union([Type.Literal("me"), Type.Literal("free"), Type.Object({ bot: Text(40, "a bot") }, strict)]),
      { minItems: 1, maxItems: 6, description: "one entry a seat, clockwise" },
    ),
    pace: Type.Optional(Pace),
    open: Type.Optional(Type.Boolean({ description: "listed for everybody; else by invitation (default)" })),
    standIn: Type.Optional(Text(40, "the bot that plays for people who are away")),
  },
  strict,
);
export const SeatWish = Type.Object({ seat: Type.Optional(Seat) }, strict);
export const BotWish = Type.Object({ bot: nullable(Text(40, "a bot, or null for nobody")) }, strict);

export const Muted = Type.Object(
  { all: Type.Boolean(), spectators: Type.Boolean(), seats: Type.Array(Seat, { maxItems: 6 }) },
  { ...strict, description: "who may not write in the chat; the host always may" },
);

const Options = Type.Record(Type.String(), Type.Unknown());

const TableForm = Type.Object({
  id: TableId,
  code: nullable(Type.String({ description: "for those invited, while the table waits" })),
  game: Type.String(),
  version: Type.Integer(),
  options: Options,
  pace: Pace,
  open: Type.Boolean(),
  status: words("waiting", "playing", "over", "closed"),
  host: Type.String(),
  seats: Type.Array(
    Type.Object({
      name: nullable(Type.String()),
      bot: nullable(Type.String()),
      away: Type.Boolean({ description: "a bot plays until the person comes back" }),
      resigned: Type.Boolean(),
    }),
  ),
  you: Type.Object({ seat: nullable(Seat), host: Type.Boolean() }),
  turn: Type.Array(Seat, { description: "who must decide; empty unless the game is on" }),
  muted: Muted,
  seedHash: nullable(Type.String({ description: "known from the start of the game on" })),
  result: nullable(GameResult),
  rematch: nullable(TableId),
  created: Time,
  ended: nullable(Time),
});

/** Forms that many answers share: the documentation has each once. */
export const SHARED = { Table: TableForm, Problem: ProblemForm };
export const TableInfo = Type.Ref("Table#");
export const ProblemAnswer = Type.Ref("Problem#");

export const TableList = Type.Object({ tables: Type.Array(TableInfo) });

const ChatLine = Type.Object({ number: SeatCount, name: Type.String(), text: Type.String(), at: Time });
export const ChatLines = Type.Object({ lines: Type.Array(ChatLine) });

export const Games = Type.Object({
  games: Type.Array(
    Type.Object({
      id: Type.String(),
      version: Type.Integer(),
      players: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
      options: Type.Record(Type.String(), Type.Unknown(), {
        description: "each option: its kind (flag, choice, number, data), its default, and what it may be",
      }),
    }),
  ),
  bots: Type.Array(Type.String(), { description: "who can be given a seat" }),
});

export const GameRecord = Type.Object(
  {
    clade: Type.Literal(1),
    game: Type.String(),
    version: Type.Integer(),
    players: Type.Integer(),
    options: Options,
    seats: Type.Array(Type.Object({ name: Type.String(), bot: Type.Optional(Type.String()) })),
    chance: words("keyed", "seeded"),
    seedHash: Type.String(),
    seed: Type.String(),
    moves: Type.Array(Type.String()),
    digest: Type.String(),
    result: Type.Optional(GameResult),
  },
  { description: "all that is needed to play the game again and to check it: clade verify" },
);

export const Leaderboard = Type.Object({
  game: Type.String(),
  players: Type.Array(
    Type.Object({
      name: Type.String(),
      bot: Type.Boolean(),
      you: Type.Boolean(),
      strength: Type.Number({ description: "mean less three deviations: how strong the player surely is" }),
      mean: Type.Number(),
      deviation: Type.Number(),
      games: Type.Integer(),
    }),
  ),
});

const EventNumber = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const on = Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: "the number that your `now` had" });

/** What a client sends over the WebSocket. */
export const ToTable = Type.Union([
  Type.Object({ type: Type.Literal("watch"), table: TableId, from: EventNumber }, strict),
  Type.Object({ type: Type.Literal("unwatch"), table: TableId }, strict),
  Type.Object({ type: Type.Literal("act"), table: TableId, id: MessageId, on, move: Text(200, "in notation") }, strict),
  Type.Object({ type: Type.Literal("undo"), table: TableId, id: MessageId, on }, strict),
  Type.Object({ type: Type.Literal("hint"), table: TableId, id: MessageId }, strict),
  Type.Object({ type: Type.Literal("chat"), table: TableId, id: MessageId, text: Text(500, "what to say") }, strict),
  Type.Object({ type: Type.Literal("back"), table: TableId }, strict),
]);

const RefusalForm = Type.Object({
  code: Type.String(),
  clause: Type.String({ description: "the clause of the rules behind it, or `house`" }),
  details: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
});
const SeatNow = Type.Object({
  name: Type.String(),
  bot: nullable(Type.String()),
  connected: Type.Boolean(),
  clock: nullable(Type.Integer({ description: "milliseconds left" })),
});
const Now = Type.Object({
  watcher: Type.Union([Seat, Type.Literal("spectator")]),
  number: EventNumber,
  view: Type.Unknown({ description: "what you may know of the game" }),
  deciders: Type.Array(Seat),
  legal: Type.Array(Type.String(), { description: "all moves that you may make, in notation" }),
  undo: nullable(RefusalForm),
  result: nullable(GameResult),
});
const NumberedEvents = Type.Array(
  Type.Object({ number: EventNumber, event: Type.Object({ type: Type.String() }, { additionalProperties: true }) }),
);

/** What the server sends over the WebSocket. */
export const FromTable = Type.Union([
  Type.Object(
    {
      type: Type.Literal("news"),
      table: TableId,
      events: NumberedEvents,
      now: Now,
      done: Type.Optional(
        Type.String({ description: "the id of your move or undo that this came of: it counts, and is on disk" }),
      ),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal("done"), table: TableId, id: MessageId }, strict),
  Type.Object({ type: Type.Literal("refused"), table: TableId, id: MessageId, refusal: RefusalForm }, strict),
  Type.Object({ type: Type.Literal("stale"), table: TableId, id: MessageId, events: NumberedEvents, now: Now }, strict),
  Type.Object({ type: Type.Literal("chat"), table: TableId, line: ChatLine }, strict),
  Type.Object({ type: Type.Literal("table"), table: TableId, info: TableForm }, strict),
  Type.Object({ type: Type.Literal("seats"), table: TableId, seats: Type.Array(SeatNow) }, strict),
  Type.Object(
    {
      type: Type.Literal("seed"),
      table: TableId,
      hash: Type.String({ description: "SHA-256 of the seed: known from the start" }),
      seed: nullable(Type.String({ description: "once the game is over" })),
    },
    strict,
  ),
  Type.Object(
    {
      type: Type.Literal("error"),
      table: Type.Optional(Type.String()),
      id: Type.Optional(Type.String()),
      code: Type.String(),
      message: Type.String(),
    },
    strict,
  ),
]);
