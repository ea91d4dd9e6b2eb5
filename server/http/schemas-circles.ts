import { Type } from "typebox";
import { nullable, Time } from "@clade/kernel/protocol";

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

/** Reads where a list goes on. */
export function placeOf(after: string | undefined): { rank: number; key: string } | undefined {
  if (after === undefined) return undefined;
  const end = after.indexOf("~");
  return { rank: Number(after.slice(0, end)), key: after.slice(end + 1) };
}
