import { createHash } from "node:crypto";

/**
 * Tables are spread over so many slots, and a slot is what a server leases: leases are few however many tables there are. The
 * number can never change: tables are kept with their slot.
 */
export const SLOTS = 1024;

/** The slot of a table, for ever. */
export function slotOf(table: string): number {
  return createHash("sha1").update(table).digest().readUInt32BE(0) % SLOTS;
}
