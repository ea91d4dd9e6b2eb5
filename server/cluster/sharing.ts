import type { Held, Leased } from "../store/leases.ts";
import { SLOTS } from "../store/slots.ts";
import type { Policy } from "./tenancy.ts";

/** So many slots change hands at once when somebody has more than their share: people at their tables come back together. */
const AT_ONCE = 128;

/** A server wants its share of what nobody has who lives: every server as many slots, as far as that goes. */
export const ITS_SHARE: Policy = (own, leased) => {
  const joined = joinedOf(leased);
  const rank = joined.indexOf(own);
  if (rank === -1) return [];
  const alive = new Set(leased.alive.map(({ id }) => id));
  const free = leased.slots.filter(({ owner }) => owner === null || !alive.has(owner));
  const mine = leased.slots.filter(({ owner }) => owner === own).length;
  const due = Math.max(0, Math.ceil(SLOTS / joined.length) - mine);
  // Each begins elsewhere, so that they are seldom after the same.
  const from = Math.floor((free.length * rank) / joined.length);
  return [...free.slice(from), ...free.slice(0, from)].slice(0, due);
};

/** What a server gives away because others have less than their share, or because the others cannot reach it: to whom. */
export function surplus(own: string, held: readonly Held[], leased: Leased): (Held & { readonly to: string })[] {
  const joined = joinedOf(leased).filter((id) => id !== own);
  const isJoined = joinedOf(leased).includes(own);
  if (joined.length === 0) return [];
  const most = isJoined ? Math.ceil(SLOTS / (joined.length + 1)) : 0;
  const excess = isJoined ? held.slice(most).slice(0, AT_ONCE) : held;
  return dealt(excess, joined, leased);
}

/** Everything goes to the others, whoever has least first. */
export function dealt(
  slots: readonly Held[],
  to: readonly string[],
  { slots: all }: Leased,
): (Held & { readonly to: string })[] {
  const counts = new Map(to.map((id) => [id, all.filter(({ owner }) => owner === id).length]));
  return slots.flatMap((each) => {
    const [least] = [...counts].toSorted(([, one], [, other]) => one - other);
    if (least === undefined) return [];
    counts.set(least[0], least[1] + 1);
    return [{ ...each, to: least[0] }];
  });
}

function joinedOf({ alive }: Leased): string[] {
  return alive.filter(({ joined }) => joined).map(({ id }) => id);
}
