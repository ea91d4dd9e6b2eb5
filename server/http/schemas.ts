import { Type } from "typebox";
import { PROBLEM_CODES } from "@clade/kernel";
import {
  ChatLine,
  GameResult,
  nullable,
  Pace,
  PersonName,
  Seat,
  TableInfo as TableForm,
  Time,
} from "@clade/kernel/protocol";
import { TournamentInfo as TournamentForm } from "@clade/kernel/tournaments";

/** The form of what is asked and answered over HTTP. What checks the input also makes the documentation. */

const strict = { additionalProperties: false } as const;

function words(...each: readonly string[]) {
  return Type.Enum(each);
}

const Text = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description });

const ProblemForm = Type.Object(
  { problem: words(...PROBLEM_CODES), message: Type.String() },
  { description: "why it was not done: a code for machines, a sentence for people" },
);

export const Me = Type.Object({
  name: Type.String(),
  known: Type.Boolean({ description: "whether anything of yours is kept yet" }),
});
export const Erased = Type.Object({ erased: Type.Boolean() });
export const NewReport = Type.Object(
  {
    text: Text(500, "what happened"),
    seat: Type.Optional(Seat),
    lines: Type.Array(Type.Integer({ minimum: 0 }), {
      maxItems: 20,
      description: "the numbers of the lines of chat that it is about",
    }),
  },
  strict,
);
export const Reported = Type.Object({ lines: Type.Integer({ description: "how many of the lines were found" }) });
export const NewName = Type.Object({ name: PersonName }, strict);
export const RecoveryCode = Type.Object({ code: Text(64, "the recovery code, as it was shown") }, strict);
export const Recovery = Type.Object(
  {
    code: Text(64, "the recovery code, as it was shown"),
    keepOthers: Type.Optional(Type.Boolean({ description: "true to stay signed in on the other devices too" })),
  },
  strict,
);
export const SessionList = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      device: Type.String({ description: "what kind of device it is, as far as it says so" }),
      created: Time,
      seen: Type.Integer({ description: "when it was last used, to within a day; milliseconds since 1970" }),
      current: Type.Boolean({ description: "the one that asks" }),
    }),
  ),
});
export const JoinCode = Type.Object(
  {
    code: Text(16, "the short code of a table"),
    sit: Type.Optional(Type.Boolean({ description: "false to see the table without sitting down (default: true)" })),
    name: Type.Optional(PersonName),
  },
  strict,
);

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
    watch: Type.Optional(
      Type.Boolean({ description: "listed among the games to watch, once it has begun (default: if it is open)" }),
    ),
    standIn: Type.Optional(Text(40, "the bot that plays for people who are away")),
  },
  strict,
);
export const SeatWish = Type.Object({ seat: Type.Optional(Seat) }, strict);
export const TakenSeat = Type.Object({ seat: Seat }, strict);
export const WatchWish = Type.Object({ watch: Type.Boolean() }, strict);
export const BotWish = Type.Object({ bot: nullable(Text(40, "a bot, or null for nobody")) }, strict);

const Options = Type.Record(Type.String(), Type.Unknown());

/** Forms that many answers share: the documentation has each once. */
export const SHARED = { Table: TableForm, Problem: ProblemForm, Tournament: TournamentForm };
export const TableInfo = Type.Ref("Table#");
export const ProblemAnswer = Type.Ref("Problem#");
export const TournamentInfo = Type.Ref("Tournament#");

/** From which one of a list on. */
export const From = Type.Object({
  from: Type.Optional(Type.String({ pattern: "^\\d{1,9}$", description: "a number" })),
});
export const TablePage = Type.Object({
  tables: Type.Array(TableInfo),
  next: nullable(Type.Integer({ description: "from which table of the list on there are more" })),
});

/** From where on in the list of games to watch. */
export const After = Type.Object({
  after: Type.Optional(
    Type.String({ pattern: "^\\d{1,16}-[0-9A-Z]{12}$", description: "the `next` of the page before" }),
  ),
});
export const WatchablePage = Type.Object({
  tables: Type.Array(TableInfo),
  next: nullable(Type.String({ description: "the `after` of the next page" })),
});

export const Given = Type.Object({
  given: Type.Record(Type.String(), Type.Unknown(), {
    description: "each thing under the name that views have in its place",
  }),
});

export const ChatLines = Type.Object({
  lines: Type.Array(ChatLine),
  next: nullable(Type.Integer({ description: "from which line on there are more" })),
});

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

export const PersonalData = Type.Object(
  {
    person: Type.Object({
      id: Type.String(),
      name: Type.String(),
      created: nullable(Time),
      recovery: Type.Boolean({ description: "whether there is a recovery code; only its hash is kept" }),
    }),
    tables: Type.Array(
      Type.Object({
        id: Type.String(),
        game: Type.String(),
        status: Type.String(),
        created: Time,
        started: nullable(Time),
        ended: nullable(Time),
        host: Type.Boolean(),
        seat: nullable(Seat),
        result: nullable(GameResult),
      }),
    ),
    chat: Type.Array(Type.Object({ table: Type.String(), number: Type.Integer(), text: Type.String(), at: Time })),
    sessions: Type.Array(Type.Object({ device: Type.String(), began: Time, seen: Time })),
    ratings: Type.Array(
      Type.Object({ game: Type.String(), mean: Type.Number(), deviation: Type.Number(), games: Type.Integer() }),
    ),
    reports: Type.Array(Type.Object({ table: Type.String(), text: Type.String(), at: Time })),
    records: Type.Array(Type.Object({ kind: Type.String(), body: Type.Unknown() }), {
      description: "what else is kept about you: each kind is told in docs/server.md",
    }),
  },
  { description: "all that is kept of a person; the moves of a game are in its record" },
);
