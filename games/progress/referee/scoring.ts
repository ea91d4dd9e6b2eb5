import { at, type Result } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import type { State } from "../rules/state.ts";
import { POWERS, positionOf, SKILLS } from "./box.ts";
import type { Owner, World } from "./world.ts";

/** PR-40: for the first four places. */
const BY_PLACE = { prestige: [10, 6, 3, 1], population: [11, 7, 4, 2], army: [12, 7, 3, 1] };

/** PR-40 to PR-42, PR-53. */
export function differencesInResult(world: World, after: State, result: Result | undefined): readonly Objection[] {
  if (after.ending === null) return differ("PR-33", "whether there is a result", false, result !== undefined);
  if (after.ending === "lost") return differ("PR-51", "score of a game lost to time", [0], result?.scores);
  const scores = world.players.map((owner) => {
    const time = world.players.length === 1 ? timeLost(after.time.length) : 0;
    return powerOf(world, owner) + skillsOf(world, owner) + cardsOf(world, owner) + othersOf(world, owner) - time;
  });
  const ranks = world.players.map(({ tokens: [science, engineering, culture, general] }, seat) => [
    at(scores, seat),
    general ?? 0,
    culture ?? 0,
    science ?? 0,
    engineering ?? 0,
  ]);
  const places = ranks.map((own) => 1 + ranks.filter((other) => isAhead(other, own)).length);
  const rank =
    world.players.length === 1 ? rankOf(at(scores, 0), world.variant.industrial && after.version === 2) : undefined;
  return [
    ...differ("PR-41", "scores", scores, result?.scores),
    ...differ("PR-42", "places", places, result?.places),
    ...(rank === undefined ? [] : differ("PR-53", "rank", rank, result?.verdict)),
  ];
}

function isAhead(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index >= 0 && at(one, index) > at(other, index);
}

/** PR-40, PR-50: tied players share the places that they fill, rounded down. */
function powerOf({ deck, players }: World, owner: Owner): number {
  return POWERS.reduce((sum, power, track) => {
    const reached = ({ power: steps }: Owner) => Math.min(deck.powerSpaces, at(steps, track));
    const own = reached(owner);
    if (players.length === 1) {
      const solo = deck.soloPower[power];
      return sum + at(solo, Math.min(own, solo.length - 1));
    }
    const ahead = players.filter((other) => reached(other) > own).length;
    const level = players.filter((other) => reached(other) === own).length;
    const filled = Array.from({ length: level }, (_, place) => BY_PLACE[power][ahead + place] ?? 0);
    return sum + Math.floor(filled.reduce((all, points) => all + points, 0) / level);
  }, 0);
}

/** PR-41 */
function skillsOf({ deck }: World, owner: Owner): number {
  return SKILLS.reduce((sum, skill) => sum + at(deck.tracks[skill].points, positionOf(deck, owner, skill)), 0);
}

function cardsOf({ deck }: World, { active }: Owner): number {
  return active.reduce((sum, id) => sum + (deck.technologies.find((each) => each.id === id)?.points ?? 0), 0);
}

/** PR-74, PR-84, PR-91 */
function othersOf({ deck, variant }: World, { influence, past, milestones, active }: Owner): number {
  const people = deck.personalities.filter(({ id }) => id === influence || past.includes(id));
  const deeds = deck.milestones.filter(({ id }) => milestones.includes(id));
  const printed = [...people, ...deeds].reduce((sum, { points }) => sum + points, 0);
  if (!variant.industrial) return printed;
  const technologies = deck.technologies.filter(({ id }) => active.includes(id));
  const sets = technologies
    .flatMap((each) => each.sets ?? [])
    .map((type) => {
      return Math.floor(technologies.filter((each) => each.type === type).length / 5);
    });
  return printed + sets.reduce((sum, points) => sum + points, 0);
}

/** PR-53: 1 for each of the first seven, 2 for each of the next seven, and so on. */
function timeLost(cards: number): number {
  let lost = 0;
  for (let card = 0; card < cards; card++) lost += 1 + Math.floor(card / 7);
  return lost;
}

/** PR-53; PR-92: doubled with a fourth Age. */
function rankOf(score: number, hasFourAges: boolean): string {
  if (score <= (hasFourAges ? 40 : 20)) return "novice";
  if (score <= (hasFourAges ? 80 : 40)) return "leader";
  return score <= (hasFourAges ? 130 : 65) ? "genius" : "demigod";
}
