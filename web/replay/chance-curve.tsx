import type { Review } from "@clade/bots/review";
import { type Naming, type SeatColour, seats } from "@clade/kernel";
import { SeatColours, SeatMark } from "@clade/ui";
import type { MouseEvent, ReactElement } from "react";
import { useSettings } from "../settings.ts";
import { curvePoints } from "./review-picture.ts";
import { useStayWords } from "./words/index.ts";

interface Props {
  readonly review: Review;
  readonly last: number;
  readonly position: number;
  readonly naming: Naming;
  readonly colours: readonly SeatColour[];
  readonly onGo: (position: number) => void;
}

const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 4", "1 3"];

/** Everybody's chance to win over the game, or what somebody alone could expect, on the same scale as the slider under it. */
export function ChanceCurve({ review, last, position, naming, colours, onGo }: Props): ReactElement {
  const { review: words } = useStayWords();
  const { language } = useSettings();
  const alone = review.curve.length === 1;
  const chances = seats(review.curve.length).map((seat) => {
    const known = review.curve[seat]?.findLast((point) => point.position <= position);
    if (alone) return words.chance(naming(seat), words.expects(Math.round(known?.points ?? 0)));
    const win = Math.min(1, Math.max(0, known?.win ?? 0));
    return words.chance(naming(seat), win.toLocaleString(language, { style: "percent" }));
  });
  const go = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    onGo(Math.round(((clientX - left) / Math.max(1, width)) * last));
  };
  return (
    <SeatColours colours={colours}>
      <figure className="chances">
        {/* The slider under it does the same for keys. */}
        <svg
          viewBox="0 0 1000 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={alone ? words.curveAlone : words.curve}
          onClick={go}
        >
          {alone ? null : <path className="chances-half" d="M0 50H1000" />}
          {review.curve.map((curve, seat) => (
            <polyline
              key={seat}
              className="chances-line"
              style={{ stroke: `var(--seat-${seat})` }}
              strokeDasharray={DASHES[seat]}
              points={curvePoints(curve, last, alone)
                .map(([x, y]) => `${(x * 1000).toFixed(1)},${(4 + y * 92).toFixed(1)}`)
                .join(" ")}
            />
          ))}
          {review.moments.map((moment) => (
            <path
              key={`${moment.position} ${moment.seat}`}
              className="chances-moment"
              data-kind={moment.kind}
              d={`M${((moment.position / Math.max(1, last)) * 1000).toFixed(1)} 0V100`}
            />
          ))}
          <path className="chances-here" d={`M${((position / Math.max(1, last)) * 1000).toFixed(1)} 0V100`} />
        </svg>
        <figcaption>
          {chances.map((chance, seat) => (
            <span key={chance}>
              <SeatMark seat={seats(review.curve.length)[seat] ?? 0} /> {chance}
            </span>
          ))}
        </figcaption>
      </figure>
    </SeatColours>
  );
}
