import type { TableInfo } from "@clade/kernel";
import { api, isProblem, type Problem } from "./api.ts";
import { USUAL_ONLINE_BOT } from "./bots.ts";
import { introduce } from "./identity.ts";

/**
 * Sits down at the table with a code; one whose game has begun is watched. One with clocks, or with another stand-in than usual, is only looked at: its
 * terms are read before the seat is taken.
 */
export async function joinByCode(code: string): Promise<TableInfo | Problem | undefined> {
  await introduce();
  const found = await api.findByCode(code);
  if (found === undefined || isProblem(found)) return found;
  if (found.status !== "waiting" || found.you.seat !== null) return found;
  return hasUsualTerms(found) ? api.join(found.id) : found;
}

/** Whether there is nothing to be read before one sits down. */
export function hasUsualTerms({ pace, standIn }: TableInfo): boolean {
  return pace.kind === "none" && standIn === USUAL_ONLINE_BOT;
}
