import type { Listener } from "@clade/kernel/host";

/** A message of the protocol: as text, or as the bytes of it. */
export type Message = string | Uint8Array;

/** Somebody's open line to the server. */
export interface Connection extends Listener<Message> {
  /** Null for somebody without an identity: a spectator everywhere. */
  readonly person: string | null;
  /** Ends the line because the table is no longer here: its person comes back at once, and finds it where it is. */
  hangUp(): void;
  /** Whether the line is open and still wants to hear of this table: much can happen before it is its turn. */
  wants(table: string): boolean;
}
