import { Type } from "typebox";
import { nullable, PersonName, TableId, Time } from "@clade/kernel/protocol";
import { ROLES } from "../circles/members.ts";
import { SEASON_WEEKS } from "../circles/seasons.ts";
import { TableInfo } from "./schemas.ts";
import { PersonId } from "./schemas-profiles.ts";

/** The form of what is asked and answered about clubs and their leagues. */

const strict = { additionalProperties: false } as const;
const ClubId = Type.String({ pattern: "^[0-9A-Z]{12}$", description: "the id of a club" });
const Code = Type.String({ pattern: "^[0-9A-Z]{12}$", description: "the invitation to a club" });

export const OneClub = Type.Object({ club: ClubId });
export const ClubAndPerson = Type.Object({ club: ClubId, person: PersonId });
export const WithCode = Type.Object({ code: Type.Optional(Code) });
export const JoinClub = Type.Object({ code: Type.Optional(Code) }, strict);
export const ClubForm = Type.Object(
  {
    name: PersonName,
    open: Type.Boolean({ description: "whether the club is listed and anybody may join" }),
  },
  strict,
);
export const RoleWish = Type.Object({ role: Type.Enum([...ROLES]) }, strict);
export const TableWish = Type.Object({ table: TableId }, strict);
export const SeasonWish = Type.Object(
  {
    weeks: Type.Enum([...SEASON_WEEKS], {
      description: "how long seasons are from now on; 0: until somebody ends it",
    }),
  },
  strict,
);
export const SeasonQuery = Type.Object({
  season: Type.Optional(
    Type.String({ pattern: "^\\d{1,5}$", description: "its number; the one that runs if not said" }),
  ),
});

const Season = Type.Object({
  number: Type.Integer(),
  began: Time,
  ends: nullable(Type.Integer({ description: "milliseconds since 1970; null while nobody has ended it" })),
});

const ClubLine = Type.Object({
  id: Type.String(),
  name: Type.String(),
  open: Type.Boolean(),
  members: Type.Integer(),
  role: nullable(Type.Enum([...ROLES], { description: "yours" })),
});
export const ClubList = Type.Object({
  clubs: Type.Array(ClubLine),
  next: nullable(Type.String({ description: "where the list goes on" })),
});

export const ClubAnswer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  open: Type.Boolean(),
  created: Time,
  members: Type.Integer(),
  role: nullable(Type.Enum([...ROLES], { description: "yours; null if you are not in it" })),
  code: nullable(Type.String({ description: "the invitation, for members" })),
  season: nullable(Season),
  people: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      role: Type.Enum([...ROLES]),
      since: Time,
      you: Type.Boolean(),
    }),
    { description: "who is in it, for members" },
  ),
  tables: Type.Array(TableInfo, { description: "its tables that wait or play, for members" }),
});

export const LeagueAnswer = Type.Object({
  season: Season,
  current: Type.Integer({ description: "the number of the season that runs" }),
  standings: Type.Array(
    Type.Object({
      place: Type.Integer(),
      id: Type.String(),
      name: Type.String(),
      you: Type.Boolean(),
      games: Type.Integer(),
      first: Type.Integer({ description: "how often they were first among the members at a table" }),
      points: Type.Integer({ description: "two for each member behind, one for each level" }),
    }),
  ),
});
export const Left = Type.Object({ left: Type.Boolean() });
export const Shown = Type.Object({ shown: Type.Boolean() });
