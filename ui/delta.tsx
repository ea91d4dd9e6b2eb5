import type { ReactElement } from "react";
import "./delta.css";

/** By how much the move under the pointer would change a number. */
export function Delta({ by }: { readonly by: number }): ReactElement | null {
  if (by === 0) return null;
  return (
    <em className="delta numeral" data-less={by < 0 ? "" : undefined}>
      {by > 0 ? `+${by}` : `−${-by}`}
    </em>
  );
}
