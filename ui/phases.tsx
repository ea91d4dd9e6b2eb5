import type { ReactElement } from "react";
import "./phases.css";

interface Props<P extends string> {
  readonly phases: readonly P[];
  readonly now: string;
  readonly names: Readonly<Record<P, string>>;
  readonly className: string;
}

/** What a round goes through, in its order, with what is now. On a phone there is room for that alone. */
export function Phases<P extends string>({ phases, now, names, className }: Props<P>): ReactElement {
  return (
    <ol className={`phases ${className}`}>
      {phases.map((phase) => (
        <li key={phase} data-phase={phase} aria-current={phase === now ? "step" : undefined}>
          {names[phase]}
        </li>
      ))}
    </ol>
  );
}
