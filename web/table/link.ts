import type { FromTable, ToTable } from "@clade/kernel";

/** A line to tables: the worker of this page, or a server. Boards never see which. */
export interface TableLink {
  readonly send: (message: ToTable) => void;
  hear(listener: (message: FromTable) => void): () => void;
  /** Called now if the line is up, and whenever it comes up again: then is the time to watch. */
  whenUp(listener: (up: boolean) => void): () => void;
}
