import type { CostItem, Deck, Technology } from "./deck.ts";

/** What is known of the original's cards. Another deck may do without them, but must not contradict them. */
interface Known {
  readonly id: string;
  readonly ages: readonly number[];
  readonly cost?: readonly CostItem[];
  readonly value?: number;
  /** A technology that must be among its prerequisites. */
  readonly after?: string;
  /** Power steps in all. */
  readonly steps?: number;
}

export const KNOWN_CARDS: readonly Known[] = [
  {
    id: "irrigation",
    ages: [1],
    cost: [
      { type: "science", amount: 3, prerequisite: "calendar" },
      { type: "engineering", amount: 2, prerequisite: "agriculture" },
    ],
  },
  {
    id: "philosophy",
    ages: [1],
    cost: [
      { type: "culture", amount: 2, prerequisite: "musical-instruments" },
      { type: "science", amount: 2, prerequisite: "alphabet" },
    ],
  },
  {
    id: "medicine",
    ages: [1, 2],
    cost: [
      { type: "science", amount: 3, prerequisite: "mathematics" },
      { type: "culture", amount: 2, prerequisite: "burial" },
    ],
    steps: 1,
  },
  { id: "calendar", ages: [1], value: 1 },
  { id: "poetry", ages: [1], value: 1 },
  { id: "monotheism", ages: [1, 2], value: 2 },
  { id: "alphabet", ages: [1], after: "writing" },
  ...[
    "agriculture",
    "musical-instruments",
    "mathematics",
    "burial",
    "pottery",
    "bridges",
    "writing",
    "the-wheel",
    "bronze-working",
  ].map((id) => ({ id, ages: [1] })),
  { id: "paper", ages: [1, 2] },
  { id: "crop-rotation", ages: [2] },
  { id: "printing-press", ages: [2, 3] },
  { id: "opera", ages: [3] },
  ...[
    "newspapers",
    "fertilizers",
    "atheism",
    "theory-of-evolution",
    "refrigeration",
    "thermodynamics",
    "electricity",
    "combustion",
    "railways",
  ].map((id) => ({ id, ages: [3, 4] })),
];

/** A card that is known must be as it is known. */
export function contradiction({ technologies }: Deck): string | undefined {
  for (const technology of technologies) {
    const known = KNOWN_CARDS.find(({ id }) => id === technology.id);
    const wrong = known === undefined ? undefined : difference(technology, known);
    if (wrong !== undefined) return `card ${technology.id}: ${wrong}`;
  }
  return undefined;
}

function difference(technology: Technology, known: Known): string | undefined {
  const { age, cost, value, power = {} } = technology;
  if (!known.ages.includes(age)) return `is known to be of age ${known.ages.join(" or ")}`;
  if (known.value !== undefined && value !== known.value) return `its known discard value is ${known.value}`;
  if (known.cost !== undefined && costText(cost) !== costText(known.cost))
    return `its known cost is ${costText(known.cost)}`;
  if (known.after !== undefined && !cost.some(({ prerequisite }) => prerequisite === known.after)) {
    return `is known to follow ${known.after}`;
  }
  const steps = Object.values(power).reduce((sum, step) => sum + step, 0);
  return known.steps !== undefined && steps !== known.steps ? `is known to give ${known.steps} power step` : undefined;
}

function costText(cost: readonly CostItem[]): string {
  return cost.map(({ type, amount, prerequisite }) => `${type} ${amount} or ${prerequisite}`).join(", ");
}
