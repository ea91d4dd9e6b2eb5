import { at, type Language, type Reference, type ThingText, labelled } from "@clade/kernel";
import { type Book, bookOf, type Due, roman } from "../rules/book.ts";
import { type Power, POWERS, type Skill, SKILLS, TYPES } from "../rules/deck/deck.ts";
import { POWER_POINTS, ranksIn } from "../rules/numbers.ts";
import type { View } from "../rules/state.ts";
import { bonusText } from "../text/bonus.ts";
import { text, words } from "../text/index.ts";
import { nameIn } from "../text/scene.ts";
import type { Words } from "../text/vocabulary.ts";

/** What the things in the box are known by. */
export const inBox = {
  technology: (id: string): string => `technology ${id}`,
  person: (id: string): string => `person ${id}`,
  deed: (id: string): string => `milestone ${id}`,
  skill: (skill: Skill): string => `skill ${skill}`,
  power: (power: Power): string => `power ${power}`,
  rank: (rank: string): string => `rank ${rank}`,
} as const;

/** What everything here is told with. */
interface Telling {
  readonly view: View;
  readonly book: Book;
  readonly language: Language;
  readonly said: Words;
}

/** What can be asked about at a table: technologies, personalities, milestones, and the points along all tracks. */
export const reference: Reference<View> = {
  things(view, language) {
    const telling: Telling = { view, book: bookOf(view.deck), language, said: words[language] };
    const { personalities, milestones } = view.variant;
    return [
      ...technologies(telling),
      ...(personalities ? people(telling) : []),
      ...(milestones ? deeds(telling) : []),
      ...skills(telling),
      ...powers(telling),
      ...(view.players.length === 1 ? ranks(telling) : []),
    ];
  },
  rule: (view, { clause, text: written }) => (holds(view, Number(clause.replace("PR-", ""))) ? written : undefined),
};

/** Which chapters hold: the solo game is PR-50 to 59, the paces PR-60 and 61, then one chapter for each expansion. */
function holds({ variant, players }: View, clause: number): boolean {
  if (clause >= 50 && clause < 60) return players.length === 1;
  if (clause === 60) return variant.pace === "fast" || variant.pace === "faster";
  if (clause === 61) return variant.pace === "faster";
  if (clause >= 70 && clause < 80) return variant.personalities;
  if (clause >= 80 && clause < 90) return variant.milestones;
  if (clause === 90 || clause === 91) return variant.industrial;
  return true;
}

function technologies(telling: Telling): ThingText[] {
  const { book, view, language, said } = telling;
  const { names, labels, board } = said;
  return book.faces
    .filter(({ age }) => age <= 3 || view.variant.industrial)
    .map((face) => {
      const type = at(TYPES, face.type);
      const sets = view.variant.industrial
        ? TYPES.flatMap((each, index) => (at(face.sets, index) === 0 ? [] : [board.sets(names.knowledge[each])]))
        : [];
      return {
        id: inBox.technology(face.id),
        sort: labels.age(roman(face.age)),
        name: nameIn(language, face.technology),
        lines: [
          `${labels.age(roman(face.age))} · ${names.knowledge[type]}${face.symbol === 0 ? "" : ` · ★ ${board.startsAge(roman(face.symbol))}`}`,
          face.cost.map((due) => costText(due, telling)).join("; "),
          [
            `${labels.gives} ${bonusText(face.bonus, names)}`,
            ...(face.points === 0 ? [] : [labels.points(face.points)]),
            labels.worth(face.value),
          ].join(", "),
          ...sets,
        ],
      };
    });
}

function costText({ type, amount, prerequisite }: Due, { book, language, said: { names, labels } }: Telling): string {
  const cost = `${amount} ${names.knowledge[at(TYPES, type)]}`;
  return prerequisite === null
    ? cost
    : `${cost} ${labels.or} ${nameIn(language, at(book.faces, prerequisite).technology)}`;
}

/** PR-70 to PR-74: what somebody gives while they are there, what they leave, their points. */
function people({ book, language, said: { names, labels, board } }: Telling): ThingText[] {
  return book.persons.map(({ id, personality, calling, bonus, heritage, points }) => ({
    id: inBox.person(id),
    sort: board.personalities,
    name: nameIn(language, personality),
    lines: [
      board.callings[calling],
      [bonusText(bonus, names), labels.points(points)].filter((part) => part !== "").join(", "),
      ...(heritage === null ? [] : [board.heritageGives(bonusText(heritage, names))]),
    ],
  }));
}

function deeds(telling: Telling): ThingText[] {
  const { book, language, said } = telling;
  const { names, labels, board } = said;
  return book.deeds.map(({ id, milestone, age, sections, bonus, points }) => ({
    id: inBox.deed(id),
    sort: board.milestones,
    name: nameIn(language, milestone),
    lines: [
      `${labels.milestone} · ${labels.age(roman(age))}`,
      ...sections.map((due, index) => `${index + 1}. ${costText(due, telling)}`),
      `${labels.gives} ${bonusText(bonus, names)}, ${labels.points(points)}`,
    ],
  }));
}

/** PR-3, PR-41: every place of a skill track with its value and its points. */
function skills({ book, said: { names, labels, board } }: Telling): ThingText[] {
  return SKILLS.map((skill, index) => {
    const places = at(book.skillValues, index).map((value, place) => {
      const shown = skill === "quick-draw" ? `${value}/${at(book.quickDiscards, place)}` : String(value);
      return `${shown} (${labels.points(at(at(book.skillPoints, index), place))})`;
    });
    return { id: inBox.skill(skill), sort: board.skills, name: names.skills[skill], lines: [places.join(" → ")] };
  });
}

/** PR-40: points by place; PR-50: alone, by position. */
function powers({ book, view, language, said: { names, labels } }: Telling): ThingText[] {
  return POWERS.map((power, track) => {
    const places =
      view.players.length === 1
        ? at(book.soloPower, track).map((points, position) => labelled(language, position, labels.points(points)))
        : POWER_POINTS[power].map((points, place) => `${place + 1}. ${labels.points(points)}`);
    return { id: inBox.power(power), sort: labels.power, name: names.powers[power], lines: [places.join(", ")] };
  });
}

/** PR-53, PR-92. */
function ranks({ language, view, said: { board } }: Telling): ThingText[] {
  const { verdicts } = text[language];
  return ranksIn(view).map(({ rank, to }, index, all) => {
    const from = index === 0 ? "" : String(at(all, index - 1).to + 1);
    const lines = [Number.isFinite(to) ? `${from}–${to}` : `${from}+`];
    return { id: inBox.rank(rank), sort: board.ranks, name: verdicts[rank] ?? rank, lines };
  });
}
