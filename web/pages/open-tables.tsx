import type { ReactElement } from "react";

/** Tables of others that wait for players, and the field for a friend's code. */
export function OpenTables(): ReactElement | null {
  return null;
}
