import { plural } from "@clade/kernel";

/** « 1 connaissance », « 2 connaissances ». */
export function insights(count: number): string {
  return `${count} ${plural("fr", count, { one: "connaissance", other: "connaissances" })}`;
}
