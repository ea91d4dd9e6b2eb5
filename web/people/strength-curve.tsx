import type { ReactElement } from "react";
import { useSettings } from "../settings.ts";
import type { CurvePoint } from "./api.ts";
import { curveOf } from "./curve-points.ts";
import { useProfileWords } from "./words/index.ts";

interface Props {
  readonly game: string;
  readonly curve: readonly CurvePoint[];
}

/** How strong somebody has become, and how sure that is: a line in a band. */
export function StrengthCurve({ game, curve }: Props): ReactElement | null {
  const words = useProfileWords();
  const { language } = useSettings();
  const [first] = curve;
  const last = curve.at(-1);
  if (first === undefined || last === undefined) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const { line, band, marks } = curveOf(curve);
  return (
    <figure className="curve">
      <div className="curve-plot">
        {marks.map(({ value, y }) => (
          <span key={value} className="curve-value numeral" style={{ top: `${y}%` }} aria-hidden="true">
            {number.format(value)}
          </span>
        ))}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={words.curve(
            game,
            curve.length,
            number.format(first.mean),
            number.format(last.mean),
            number.format(2 * last.deviation),
          )}
        >
          {marks.map(({ value, y }) => (
            <path key={value} className="curve-mark" d={`M0 ${y}H100`} />
          ))}
          <path className="curve-band" d={band} />
          <path className="curve-line" d={line} />
        </svg>
      </div>
      <figcaption>
        {words.strengthIs(number.format(last.mean), number.format(2 * last.deviation), curve.length)}{" "}
        <small>{words.strengthHelp}</small>
      </figcaption>
    </figure>
  );
}
