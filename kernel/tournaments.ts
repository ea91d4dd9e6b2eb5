import { type Static, Type } from "typebox";
import { LONGEST_TOURNAMENT_NAME, MOST_ENTRANTS, MOST_ROUNDS } from "./limits.ts";
import { nullable, Pace, type Sealed, TableId, Time } from "./protocol.ts";

/** What is said about tournaments: the forms are the source of types, checks and documentation, as those of tables are. */

const strict = { additionalProperties: false } as const;

export const TournamentId = Type.String({ pattern: "^[0-9A-Z]{12}$", description: "the id of a tournament" });
const Kind = Type.Enum(["knock-out", "league", "swiss"]);
const Size = Type.Integer({ minimum: 2, maximum: 6, description: "seats at a table" });
const GoOn = Type.Integer({ minimum: 1, maximum: 5, description: "how many of a table go on in a knock-out" });
const Bots = Type.Object(
  {
    bot: Type.String({ minLength: 1, maxLength: 40 }),
    upTo: Type.Integer({ minimum: 2, maximum: MOST_ENTRANTS }),
  },
  { ...strict, description: "a bot that fills the field when the tournament begins, until there are so many entrants" },
);

export const NewTournament = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 4 * LONGEST_TOURNAMENT_NAME }),
    game: Type.String({ minLength: 1, maxLength: 40, description: "the id of a game" }),
    options: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "see GET /api/games" })),
    size: Size,
    kind: Kind,
    rounds: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_ROUNDS,
        description: "of a league or a Swiss tournament; left out: as many as it takes. A knock-out has its own",
      }),
    ),
    goOn: Type.Optional(GoOn),
    pace: Pace,
    live: Type.Boolean({ description: "everybody plays at the same time; else by correspondence" }),
    startsAt: Type.Optional(nullable(Time)),
    checkIn: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 120,
        description: "minutes before the start in which entrants must say that they are there; 0: they need not",
      }),
    ),
    pause: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400, description: "seconds between two rounds" })),
    open: Type.Boolean({ description: "listed for everybody; else only for those who have the link" }),
    most: Type.Integer({ minimum: 2, maximum: MOST_ENTRANTS, description: "how many may enter" }),
    bots: Type.Optional(nullable(Bots)),
  },
  strict,
);
export type NewTournament = Sealed<Static<typeof NewTournament>>;

const Status = Type.Enum(["open", "running", "over", "cancelled"]);

const summary = {
  id: TournamentId,
  name: Type.String(),
  game: Type.String(),
  size: Size,
  kind: Kind,
  live: Type.Boolean(),
  open: Type.Boolean(),
  status: Status,
  startsAt: nullable(Time),
  entered: Type.Integer(),
  most: Type.Integer(),
  round: Type.Integer({ description: "the round that is played, from 1; 0 before the first" }),
  rounds: Type.Integer({ description: "how many there are to be; 0 while that is not known" }),
};

export const TournamentSummary = Type.Object(summary);
export type TournamentSummary = Sealed<Static<typeof TournamentSummary>>;

export const TournamentPage = Type.Object({
  tournaments: Type.Array(TournamentSummary),
  next: nullable(Type.String({ description: "from where there are more: the `after` of the next request" })),
});

export const TournamentEntrant = Type.Object({
  name: nullable(Type.String({ description: "null for somebody who has left the house" })),
  bot: nullable(Type.String()),
  you: Type.Boolean(),
  checkedIn: Type.Boolean(),
  withdrawn: Type.Boolean(),
});
export type TournamentEntrant = Sealed<Static<typeof TournamentEntrant>>;

const Entrant = Type.Integer({ minimum: 0, description: "a place in the list of entrants" });

export const TournamentTable = Type.Object({
  id: TableId,
  seats: Type.Array(Entrant),
  places: nullable(Type.Array(Type.Integer(), { description: "seat by seat, once the table has ended" })),
  scores: nullable(Type.Array(Type.Number())),
  points: nullable(Type.Array(Type.Number(), { description: "1 for a table won" })),
  forfeits: Type.Array(Type.Boolean()),
});
export type TournamentTable = Sealed<Static<typeof TournamentTable>>;

export const TournamentRound = Type.Object({ tables: Type.Array(TournamentTable), byes: Type.Array(Entrant) });
export type TournamentRound = Sealed<Static<typeof TournamentRound>>;

export const TournamentStanding = Type.Object({
  entrant: Entrant,
  place: Type.Integer(),
  points: Type.Number({ description: "1 for each table won" }),
  opponents: Type.Number({ description: "the points of those met: a mean of each table" }),
  direct: Type.Integer({ description: "against those with the same: how often ahead, less how often behind" }),
  share: Type.Number({ description: "the part of the tables' scores: 1 for an even split of each" }),
  wins: Type.Integer(),
  tables: Type.Integer(),
  byes: Type.Integer(),
  forfeits: Type.Integer(),
  out: nullable(Type.Integer({ description: "the round in which somebody went out, from 0" })),
});
export type TournamentStanding = Sealed<Static<typeof TournamentStanding>>;

export const TournamentInfo = Type.Object({
  ...summary,
  host: nullable(Type.String({ description: "the name of who runs it; null where nobody does any more" })),
  options: Type.Record(Type.String(), Type.Unknown()),
  goOn: GoOn,
  pace: Pace,
  pause: Type.Integer(),
  bots: nullable(Bots),
  checkInFrom: nullable(Type.Integer({ description: "from when on entrants can check in; milliseconds since 1970" })),
  paused: Type.Boolean(),
  nextRound: nullable(Type.Integer({ description: "when the next round begins; milliseconds since 1970" })),
  entrants: Type.Array(TournamentEntrant, { description: "in the order of seeding, once it has begun" }),
  played: Type.Array(TournamentRound),
  /** What a bracket will look like. */
  bracket: Type.Array(Type.Object({ tables: Type.Integer(), byes: Type.Integer() })),
  standing: Type.Array(TournamentStanding),
  you: Type.Object({
    host: Type.Boolean(),
    entrant: nullable(Entrant),
    table: nullable(Type.String({ description: "the table that you play at in this round" })),
  }),
});
export type TournamentInfo = Sealed<Static<typeof TournamentInfo>>;
