import { at, type Result } from "@clade/kernel";

/**
 * Which of several moments turned a game: the first from which on the winner was never behind any more. If the winner led all
 * the way, the one at which the lead grew the most. Undefined where there is nothing between the first moment and the end.
 */
export function turningPoint(standings: readonly (readonly number[])[], { places }: Result): number | undefined {
  const winner = places.indexOf(1);
  if (standings.length < 2 || winner < 0) return undefined;
  const leads = standings.map((points) => {
    const others = points.filter((_, seat) => seat !== winner);
    return (points[winner] ?? 0) - (others.length === 0 ? 0 : Math.max(...others));
  });
  const behind = leads.findLastIndex((lead) => lead < 0);
  if (behind >= 0) return Math.min(behind + 1, leads.length - 1);
  const growth = leads.map((lead, index) => (index === 0 ? Number.NEGATIVE_INFINITY : lead - at(leads, index - 1)));
  return growth.indexOf(Math.max(...growth));
}
