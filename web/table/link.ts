import type { FromTable, ToTable } from "@clade/kernel";

/** A line to tables: the worker of this page, or a server. Boards never see which. */
export interface TableLink {
  /** What it means at the other end when something could not be kept. */
  readonly unkept: "not-kept" | "device-full";
  /** Whether it went out; what did not is lost, unless its sender sends it again. */
  readonly send: (message: ToTable) => boolean;
  hear(listener: (message: FromTable) => void): () => void;
  /** Called now if the line is up, and whenever it goes down or comes up again: then is the time to watch. */
  whenUp(listener: (up: boolean) => void): () => void;
}
