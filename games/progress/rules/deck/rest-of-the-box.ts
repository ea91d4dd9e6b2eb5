import { type Deck, POWERS, type Power, SKILLS } from "./deck.ts";

/** The authors' rules for what is not a technology: tracks, power board, personalities, milestones. */

const LEAST_POWER_SPACES = 8;
const PEOPLE_OF_A_CALLING = 5;
const MILESTONES_OF_AN_AGE: readonly number[] = [0, 7, 5, 4];

/** PR-3: fixed starts, Actions 2 to 5, Research 4 down to 1; a point for each position, never fewer further on. */
export function tracksFit({ tracks }: Deck): string | undefined {
  if (tracks.actions.values.join() !== "2,3,4,5") return "the actions track: must be 2, 3, 4, 5";
  if (tracks.research.values.join() !== "4,3,2,1") return "the research track: must be 4, 3, 2, 1";
  const starts = { draw: 3, hand: 5, shuffle: 1, development: 1 } as const;
  for (const skill of ["draw", "hand", "shuffle", "development"] as const) {
    const { values } = tracks[skill];
    if (values[0] !== starts[skill]) return `the ${skill} track: must start with ${starts[skill]}`;
    if (!rises(values)) return `the ${skill} track: must rise`;
  }
  const quick = tracks["quick-draw"].values;
  if (quick[0]?.join() !== "1,0") return "the quick-draw track: must start with 1, 0";
  if (!rises(quick.map(([draws, discards]) => 2 * draws - discards))) return "the quick-draw track: must rise";
  for (const skill of SKILLS) {
    const { values, points } = tracks[skill];
    if (points.length !== values.length)
      return `the ${skill} track: needs points for each of its ${values.length} positions`;
    if (points[0] !== 0) return `the ${skill} track: there are no points left of the start`;
    if (points.some((each, index) => index > 0 && each < (points[index - 1] ?? 0))) {
      return `the ${skill} track: points must not fall`;
    }
  }
  return undefined;
}

function rises(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
}

/** Power tracks are long enough for any game, the solo side gives points by position. */
export function powerFits(deck: Deck): string | undefined {
  for (const power of POWERS) {
    const solo = deck.soloPower[power];
    if (deck.powerSpaces < LEAST_POWER_SPACES) return `the ${power} track: needs ${LEAST_POWER_SPACES} spaces at least`;
    const steps = mostSteps(deck, power);
    if (deck.powerSpaces < steps)
      return `the ${power} track: one player can take ${steps} steps, it has ${deck.powerSpaces} spaces`;
    if (solo.length <= LEAST_POWER_SPACES)
      return `the solo ${power} track: needs ${LEAST_POWER_SPACES} spaces at least`;
    if (solo.some((each, index) => index > 0 && each < (solo[index - 1] ?? 0))) {
      return `the solo ${power} track: points must not fall`;
    }
  }
  return undefined;
}

/** More steps than any player can ever take on a track: all technologies, people and, twice, all milestones. */
function mostSteps({ technologies, personalities, milestones }: Deck, track: Power): number {
  const sum = (cards: readonly { readonly power?: { readonly [P in Power]?: number } }[]) =>
    cards.reduce((steps, { power }) => steps + (power?.[track] ?? 0), 0);
  const heritage = personalities.reduce((steps, { heritagePower }) => steps + (heritagePower?.[track] ?? 0), 0);
  return sum(technologies) + sum(personalities) + heritage + 2 * sum(milestones);
}

export function peopleFit({ personalities }: Deck): string | undefined {
  for (const { id, calling, order, gains, power, heritage, heritagePower } of personalities) {
    if (gains.length === 0 && power === undefined) return `personality ${id}: gives nothing`;
    const given = heritage !== undefined && (heritage.length > 0 || heritagePower !== undefined);
    if (calling === "philosopher") {
      if (order === undefined) return `personality ${id}: a philosopher needs an order number`;
      if (heritage !== undefined) return `personality ${id}: a philosopher leaves no heritage`;
    } else {
      if (order !== undefined) return `personality ${id}: only philosophers have an order number`;
      if (!given) return `personality ${id}: needs a heritage`;
    }
  }
  for (const calling of ["philosopher", "scientist", "artist"] as const) {
    const people = personalities.filter((person) => person.calling === calling);
    if (people.length !== PEOPLE_OF_A_CALLING) {
      return `personality ${people.at(-1)?.id ?? "(none)"}: there must be ${PEOPLE_OF_A_CALLING} of calling ${calling}, not ${people.length}`;
    }
    if (calling !== "philosopher") continue;
    const wrong = people.find(({ order = 0 }) => order < 1 || order > PEOPLE_OF_A_CALLING);
    if (wrong !== undefined) return `personality ${wrong.id}: order numbers go from 1 to ${PEOPLE_OF_A_CALLING}`;
    const twice = people.find((a) => people.some((b) => b !== a && b.order === a.order));
    if (twice !== undefined) return `personality ${twice.id}: order number ${twice.order} is there twice`;
  }
  return undefined;
}

export function milestonesFit({ milestones }: Deck): string | undefined {
  for (const { id, sections, gains, power, points } of milestones) {
    if (sections.length < 2 || sections.length > 4)
      return `milestone ${id}: must have 2 to 4 sections, not ${sections.length}`;
    if (gains.length === 0 && power === undefined) return `milestone ${id}: gives nothing`;
    if (points === 0) return `milestone ${id}: needs points`;
  }
  for (const age of [1, 2, 3] as const) {
    const ofAge = milestones.filter((milestone) => milestone.age === age);
    const count = MILESTONES_OF_AN_AGE[age] ?? 0;
    if (ofAge.length !== count) {
      return `milestone ${ofAge.at(-1)?.id ?? "(none)"}: age ${age} must have ${count}, not ${ofAge.length}`;
    }
  }
  return undefined;
}
