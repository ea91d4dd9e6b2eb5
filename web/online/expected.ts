import type { TableInfo } from "@clade/kernel";

/** A table that somebody has just been told of and goes to: its page need not wait until the line has told it again. */
let expected: TableInfo | undefined;

export function expectTable(table: TableInfo): void {
  expected = table;
}

export function expectedTable(id: string): TableInfo | undefined {
  return expected?.id === id ? expected : undefined;
}
