import { plural } from "@clade/kernel";

/** A number with its noun. */
export const many = (count: number, one: string, other: string) => `${count} ${plural("fr", count, { one, other })}`;
