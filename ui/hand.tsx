import { Children, type CSSProperties, type ReactElement, type ReactNode } from "react";
import "./hand.css";

/** A hand of cards: side by side while there is room, overlapping like a held hand when there is not. */
export function Hand({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactElement {
  const count = Children.count(children);
  return (
    <ul className="hand" aria-label={label} style={{ "--cards": count } as CSSProperties}>
      {Children.map(children, (child, index) => (
        <li className="hand-place" style={{ "--index": index } as CSSProperties}>
          {child}
        </li>
      ))}
    </ul>
  );
}
