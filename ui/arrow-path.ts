/** The way of an arrow from one box to another. No DOM here. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A shorter arrow would be all head. */
const SHORTEST = 48;
/** How high an arrow between neighbours rises, in pixels. */
const LEAP = 46;

/** Where it begins, the point that bends it, where it ends. Between neighbours there is no room for an arrow: it goes over their
 *  heads. */
export function arrowBetween(one: Box, other: Box): { readonly from: Point; readonly by: Point; readonly to: Point } {
  const [start, end] = [edge(one, other), edge(other, one)];
  const near = Math.hypot(end.x - start.x, end.y - start.y) < SHORTEST;
  if (near && Math.abs(one.top - other.top) < one.height) {
    const [from, to] = [headOf(one), headOf(other)];
    return { from, by: { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - LEAP }, to };
  }
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const bend = Math.min(40, length / 5);
  const by = {
    x: (start.x + end.x) / 2 + ((start.y - end.y) / length) * bend,
    y: (start.y + end.y) / 2 + ((end.x - start.x) / length) * bend,
  };
  return { from: start, by, to: end };
}

/** Where an arrow over their heads touches a thing. */
function headOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 6 };
}

/** Where a line from the middle of one box to that of another leaves the first. */
function edge(box: Box, towards: Box): Point {
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const dx = towards.left + towards.width / 2 - x;
  const dy = towards.top + towards.height / 2 - y;
  const reach = Math.min(box.width / 2 / (Math.abs(dx) || 1e-6), box.height / 2 / (Math.abs(dy) || 1e-6), 1);
  return { x: x + dx * reach, y: y + dy * reach };
}
