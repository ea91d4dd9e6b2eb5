import { type Moment, momentSentence, type Review, type SeatReview } from "@clade/bots/review";
import type { GamePack, Naming } from "@clade/kernel";
import type { ReplayedGame } from "@clade/kernel/replay";
import { Button, SeatColours, SeatMark, Sheet } from "@clade/ui";
import type { ReactElement } from "react";
import { useSettings } from "../settings.ts";
import { useWords } from "../words.ts";
import { widestPart } from "./review-picture.ts";
import type { Reviewing } from "./use-review.ts";
import { useStayWords } from "./words/index.ts";

interface Props {
  readonly pack: GamePack;
  readonly replayed: ReplayedGame;
  readonly reviewing: Reviewing;
  readonly naming: Naming;
  readonly onMoment: (moment: Moment) => void;
  readonly onClose: () => void;
}

/** What a result is made of, and the moments that mattered. */
export function ReviewSheet({ pack, replayed, reviewing, naming, onMoment, onClose }: Props): ReactElement {
  const { review: words } = useStayWords();
  const { language } = useSettings();
  const { close } = useWords();
  const { state, review, done, total, level } = reviewing;
  const share = total === 0 ? 0 : done / total;
  return (
    <Sheet title={words.title} close={close} onClose={onClose} wide>
      <div className="review">
        <p className="home-quiet">{words.help}</p>
        {state === "running" ? (
          <div className="review-progress">
            <progress value={share} max={1} aria-label={words.title} />
            <p role="status">{words.running(share.toLocaleString(language, { style: "percent" }))}</p>
            <Button onClick={reviewing.stop}>{words.stop}</Button>
          </div>
        ) : (
          <div className="games-actions">
            {state === "done" ? <p>{words.levels[level]}</p> : null}
            {state === "done" && level !== "quick" ? null : (
              <Button
                look={state === "done" ? "plain" : "main"}
                onClick={() => reviewing.start(state === "done" ? "standard" : "quick")}
              >
                {state === "done" ? words.thorough : state === "stopped" ? words.goOn : words.start}
              </Button>
            )}
          </div>
        )}
        {state === "failed" ? <p role="alert">{words.failed}</p> : null}
        {review === undefined ? null : (
          <SeatColours colours={pack.about.colours}>
            {state === "done" ? null : <p className="home-quiet">{words.soFar}</p>}
            <Parts review={review} naming={naming} />
            <h3>{words.moments}</h3>
            {review.moments.length === 0 ? <p>{words.noMoments}</p> : null}
            <ol className="review-moments">
              {review.moments.map((moment) => (
                <li key={`${moment.position} ${moment.seat} ${moment.kind}`} data-kind={moment.kind}>
                  <p>
                    <b>
                      <SeatMark seat={moment.seat} /> {words.moment(momentNumber(moment), naming(moment.seat))}
                    </b>{" "}
                    <span className="review-figure numeral">{figureOf(moment, words)}</span>
                  </p>
                  <p>{momentSentence(pack, replayed, moment, language, naming)}</p>
                  <Button
                    onClick={() => {
                      onClose();
                      onMoment(moment);
                    }}
                  >
                    {words.show}
                    <span className="unseen"> {words.moment(momentNumber(moment), naming(moment.seat))}</span>
                  </Button>
                </li>
              ))}
            </ol>
          </SeatColours>
        )}
      </div>
    </Sheet>
  );
}

function momentNumber({ kind, position }: Moment): number {
  return kind === "luck" ? position : position + 1;
}

function figureOf(
  moment: Moment,
  words: { readonly costPoints: (points: string) => string; readonly luckPoints: (points: string) => string },
): string {
  if (moment.kind === "luck") return words.luckPoints(signed(moment.points));
  return words.costPoints(moment.points.toFixed(1));
}

/** Luck and skill as bars: what was to be expected, and what made of it what it became. */
function Parts({ review, naming }: { readonly review: Review; readonly naming: Naming }): ReactElement {
  const { review: words } = useStayWords();
  const widest = widestPart(review);
  return (
    <div className="review-scroll" tabIndex={0} role="region" aria-label={words.parts}>
      <table className="review-parts">
        <caption>{words.partsHelp}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.expected}</th>
            <th scope="col">{words.luck}</th>
            <th scope="col">{words.own}</th>
            <th scope="col">{words.others}</th>
            <th scope="col">{words.result}</th>
          </tr>
        </thead>
        <tbody>
          {review.seats.map((each) => (
            <Row key={each.seat} seat={each} widest={widest} name={naming(each.seat)} error={words.error} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly seat: SeatReview;
  readonly widest: number;
  readonly name: string;
  readonly error: string;
}

function Row({
  seat: { seat, start, luck, own, others, result, error },
  widest,
  name,
  error: label,
}: RowProps): ReactElement {
  return (
    <tr>
      <th scope="row">
        <SeatMark seat={seat} /> {name}
      </th>
      <td className="numeral">{start.toFixed(1)}</td>
      {[luck, own, others].map((part, index) => (
        <td key={index} className="numeral">
          {signed(part)}
          <span className="review-bar" aria-hidden="true">
            <span
              data-sign={part < 0 ? "minus" : "plus"}
              style={{ inlineSize: `${((Math.abs(part) / widest) * 50).toFixed(1)}%` }}
            />
          </span>
        </td>
      ))}
      <td className="numeral">
        <b>{result.toFixed(0)}</b> <small title={label}>± {error.toFixed(1)}</small>
      </td>
    </tr>
  );
}

function signed(value: number): string {
  const text = Math.abs(value).toFixed(1);
  return value > 0 ? `+${text}` : value < 0 ? `−${text}` : text;
}
