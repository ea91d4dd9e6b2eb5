import type { ReactElement } from "react";

/** Where the dots of each face are, on a die 16 wide. */
const [LOW, MID, HIGH] = [4.3, 8, 11.7];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MID, MID]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

/** A die in a scene: some of its sides as it rolls, and at the end the one that was truly rolled. */
export function RollingDie({ face, good }: { readonly face: number; readonly good?: boolean }): ReactElement {
  const rolled = [3, 5, 1, 4].map((step) => ((face - 1 + step) % 6) + 1);
  return (
    <span className="die" data-face={face} data-good={good === undefined ? undefined : good ? "yes" : "no"}>
      {[...rolled, face].map((side, index) => (
        <svg key={index} data-side={side} viewBox="0 0 16 16">
          <rect x="0.7" y="0.7" width="14.6" height="14.6" rx="3" />
          {(PIPS[side] ?? []).map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="1.45" />
          ))}
        </svg>
      ))}
    </span>
  );
}
