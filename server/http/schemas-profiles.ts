import { Type } from "typebox";
import { nullable, TableId, Time } from "@clade/kernel/protocol";
import { BADGES } from "../profiles/badges.ts";
import { INVITED_BY, SEEN_BY } from "../profiles/visibility.ts";

/** The form of what is told of people: profiles and leaderboards. */

const strict = { additionalProperties: false } as const;

/** The id of a person is no secret: whoever has it can look, and do nothing in their name. */
export const PersonId = Type.String({
  pattern: "^([\\w-]{16}|me)$",
  description: "the id of a person, or `me`",
});
export const OnePerson = Type.Object({ person: PersonId });

const Strength = Type.Number({ description: "mean less three deviations: how strong the player surely is" });

export const Opennesses = Type.Object(
  {
    seenBy: Type.Enum([...SEEN_BY], {
      description: "who sees what you have played: everybody, people who follow you and whom you follow, nobody",
    }),
    invitedBy: Type.Enum([...INVITED_BY], {
      description: "who can invite you to a table: whoever follows you, only those whom you follow, nobody",
    }),
  },
  strict,
);

const Opponent = Type.Object({
  person: Type.String(),
  name: Type.String(),
  games: Type.Integer(),
  ahead: Type.Integer({ description: "how often the person was ahead of them" }),
  behind: Type.Integer(),
});

const RecentGame = Type.Object({
  table: nullable(TableId),
  game: Type.String(),
  at: Time,
  players: Type.Integer(),
  place: Type.Integer(),
  score: Type.Number(),
  resigned: Type.Boolean(),
  rated: Type.Boolean(),
});

const OfGame = Type.Object({
  game: Type.String(),
  games: Type.Integer(),
  won: Type.Integer(),
  places: Type.Array(Type.Integer(), { description: "how often each place was reached, the first one first" }),
  best: nullable(
    Type.Object({
      score: Type.Number(),
      players: Type.Integer(),
      at: Time,
      table: nullable(TableId),
    }),
  ),
  curve: Type.Array(Type.Object({ at: Time, mean: Type.Number(), deviation: Type.Number() }), {
    description: "the strength after each rated game, from the first to the last; of many games not all",
  }),
  rating: nullable(
    Type.Object({ strength: Strength, mean: Type.Number(), deviation: Type.Number(), games: Type.Integer() }),
  ),
});

export const ProfileAnswer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  you: Type.Boolean(),
  followed: Type.Boolean({ description: "whether you follow them" }),
  follower: Type.Boolean({ description: "whether they follow you" }),
  deeds: nullable(
    // Null where that is only for their friends.
    Type.Object({
      since: Time,
      following: Type.Integer(),
      followers: Type.Integer(),
      games: Type.Integer({ description: "finished games in all; what follows is of the newest 2,000" }),
      byGame: Type.Array(OfGame),
      opponents: Type.Array(Opponent, { description: "with whom they played most, of their newest 200 tables" }),
      badges: Type.Array(Type.Object({ badge: Type.Enum([...BADGES]), at: Time })),
      recent: Type.Array(RecentGame),
    }),
  ),
});

/** Who is wanted in a leaderboard. */
export const LeaderQuery = Type.Object({
  from: Type.Optional(Type.String({ pattern: "^\\d{1,5}$", description: "from which place of the list on" })),
  bots: Type.Optional(Type.Enum(["in", "out"], { description: "whether bots are in the list (default: in)" })),
  days: Type.Optional(
    Type.Enum(["7", "30", "365"], { description: "only who has finished a game in the last so many days" }),
  ),
  players: Type.Optional(
    Type.String({ pattern: "^[1-6]$", description: "only who has finished a game of so many players" }),
  ),
  among: Type.Optional(
    Type.String({
      pattern: "^(followed|[0-9A-Z]{12})$",
      description: "only people whom you follow (`followed`), or the members of a club that you are in (its id)",
    }),
  ),
});

const Leader = Type.Object({
  place: Type.Integer(),
  id: nullable(Type.String({ description: "of the person; null for bots and for who does not want to be seen" })),
  name: nullable(Type.String({ description: "null for who does not want to be seen" })),
  bot: Type.Boolean(),
  you: Type.Boolean(),
  strength: Strength,
  mean: Type.Number(),
  deviation: Type.Number(),
  games: Type.Integer({ description: "rated games in all" }),
  lately: nullable(
    Type.Object({
      games: Type.Integer({ description: "finished games of the days and the number of players asked for" }),
      won: Type.Integer(),
    }),
  ),
});
export const LeaderboardAnswer = Type.Object({
  game: Type.String(),
  players: Type.Array(Leader),
  you: nullable(Leader),
  total: Type.Integer(),
  next: nullable(Type.Integer({ description: "from which place of the list on there are more" })),
});
