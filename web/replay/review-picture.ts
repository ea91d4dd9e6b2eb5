import type { Review, ReviewedDecision } from "@clade/bots/review";
import type { GamePack, Hint, Language, Naming } from "@clade/kernel";
import type { LogMark } from "@clade/ui";
import type { Eyes } from "@clade/kernel/replay";
import type { Played } from "./played.ts";

/** What of a review is drawn where: no DOM here. */

/** In points: less is not worth a mark. */
const WORTH_A_MARK = 0.5;

/**
 * A curve of chances as points of a drawing that is 1 wide and 1 high, the best at the top. Whoever plays alone has no chances: then it is
 * a curve of the points that were to be expected.
 */
export function curvePoints(
  curve: Review["curve"][number],
  last: number,
  alone = false,
): readonly (readonly [x: number, y: number])[] {
  const low = Math.min(0, ...curve.map(({ points }) => points));
  const high = Math.max(low + 1, ...curve.map(({ points }) => points));
  const part = ({ points, win }: (typeof curve)[number]) => (alone ? (points - low) / (high - low) : win);
  return curve.map((point) => [last === 0 ? 0 : point.position / last, 1 - Math.min(1, Math.max(0, part(point)))]);
}

/** The better move that is drawn at a position, for whoever looks through the eyes of the seat that had the choice. */
export function drawnMove(review: Review | undefined, position: number, eyes: Eyes): Hint | undefined {
  const moment = review?.moments.find((each) => each.kind === "decision" && each.position === position);
  if (moment?.kind !== "decision" || moment.seat !== eyes || moment.best === null) return undefined;
  const decision = review?.decisions.find((each) => each.position === position);
  const expected = decision?.after[moment.seat];
  if (decision === undefined || expected === undefined) return undefined;
  return {
    move: moment.best,
    score: expected.points.value + decision.cost.points.value,
    win: Math.min(1, Math.max(0, expected.win.value + decision.cost.win.value)),
    visits: 1,
  };
}

/** What stands beside the lines of the log: what a move cost beyond doubt, and what luck gave or took. */
export function logMarks(
  review: Review | undefined,
  played: Played,
  eyes: Eyes,
  { text }: GamePack,
  language: Language,
  naming: Naming,
  luckWords: (points: string) => string,
): ReadonlyMap<number, LogMark> {
  const marks = new Map<number, LogMark>();
  if (review === undefined) return marks;
  const lines = new Map<number, number>();
  const watcher = eyes === "open" ? "spectator" : eyes;
  for (const { number, event } of played.events(eyes)) {
    const told = event.type === "taken-back" ? undefined : text[language].event(event, naming, watcher);
    const position = played.positionOf(number, eyes);
    // The first line of what came of a move is the move itself.
    if (told !== undefined && !lines.has(position)) lines.set(position, number);
  }
  for (const { position, luck } of review.luck) {
    const { value, error } = luck.points;
    const line = lines.get(position);
    if (line === undefined || Math.abs(value) <= Math.max(error, WORTH_A_MARK)) continue;
    const points = `${value > 0 ? "+" : "−"}${Math.abs(value).toFixed(1)}`;
    marks.set(line, { kind: value > 0 ? "luck" : "bad-luck", text: luckWords(points) });
  }
  for (const decision of review.decisions) {
    const line = lines.get(decision.position + 1);
    if (line !== undefined && isCostly(decision)) {
      marks.set(line, { kind: "worse", text: `−${decision.cost.points.value.toFixed(1)}` });
    }
  }
  return marks;
}

/** Whether a move cost something that is more than its own error. */
function isCostly({ move, best, cost }: ReviewedDecision): boolean {
  return move !== best && cost.points.value > Math.max(cost.points.error, WORTH_A_MARK);
}

/** The widest bar of all seats: every bar is drawn against it. */
export function widestPart({ seats }: Pick<Review, "seats">): number {
  return Math.max(1, ...seats.flatMap(({ luck, own, others }) => [luck, own, others].map(Math.abs)));
}
