import { Type } from "typebox";
import { nullable, Seat, TableId, Time } from "@clade/kernel/protocol";
import { TableInfo } from "./schemas.ts";
import { PersonId } from "./schemas-profiles.ts";

/** The form of what is asked and answered about people whom one follows, and about invitations. */

/** Where a list goes on. */
export const After = Type.Object({
  after: Type.Optional(
    Type.String({ pattern: "^\\d{1,16}~[\\w/-]{1,80}$", description: "the `next` of the page before" }),
  ),
});

export const PersonPage = Type.Object({
  people: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      since: Time,
      followed: Type.Boolean({ description: "whether you follow them" }),
      follower: Type.Boolean({ description: "whether they follow you" }),
    }),
  ),
  next: nullable(Type.String({ description: "where the list goes on" })),
});

export const Followed = Type.Object({ followed: Type.Boolean() });

const strict = { additionalProperties: false } as const;

/** What waits for somebody. */
export const Inbox = Type.Object({
  games: Type.Array(
    Type.Object({
      table: TableInfo,
      since: Type.Integer({ description: "since when it is yours to decide; milliseconds since 1970" }),
      left: nullable(Type.Integer({ description: "what your clock has left, in milliseconds; null without clocks" })),
    }),
    { description: "games in which it is your turn, who waits longest first" },
  ),
  invitations: Type.Array(
    Type.Object({
      table: TableInfo,
      from: Type.Object({ id: Type.String(), name: Type.String() }),
      at: Time,
    }),
    { description: "tables that you are invited to, the newest first" },
  ),
});
export const Waiting = Type.Object({
  games: Type.Integer({ description: "how many games wait for you" }),
  invitations: Type.Integer(),
  next: Type.Array(TableId, { description: "the tables of those games, who waits longest first: twenty at most" }),
});
export const NewInvitation = Type.Object({ person: PersonId }, strict);
export const Invited = Type.Object({ invited: Type.Boolean() });
export const TableAndPerson = Type.Object({ table: TableId });
export const GameWish = Type.Object(
  { game: Type.String({ minLength: 1, maxLength: 40, description: "the id of a game" }) },
  strict,
);
export const OtherGame = Type.Object(
  {
    game: Type.Optional(
      Type.String({ minLength: 1, maxLength: 40, description: "another game than the one that was played" }),
    ),
  },
  strict,
);
export const PeopleAtTable = Type.Object({
  people: Type.Array(Type.Object({ seat: Seat, id: Type.String(), name: Type.String(), followed: Type.Boolean() }), {
    description: "the people at a table who want to be seen, and how to find their profiles",
  }),
});

/** Reads where a list goes on. */
export function placeOf(after: string | undefined): { rank: number; key: string } | undefined {
  if (after === undefined) return undefined;
  const end = after.indexOf("~");
  return { rank: Number(after.slice(0, end)), key: after.slice(end + 1) };
}
