import type { Milestone } from "./deck.ts";

/** PR-80 to PR-84: what peoples built or dared together. */
export const MILESTONES = [
  // Antiquity.
  {
    id: "great-pyramid",
    age: 1,
    sections: [
      { type: "culture", amount: 3, prerequisite: "burial" },
      { type: "engineering", amount: 3, prerequisite: "pottery" },
      { type: "science", amount: 3, prerequisite: "calendar" },
    ],
    gains: [],
    power: { prestige: 1 },
    points: 3,
  },
  {
    id: "hanging-gardens",
    age: 1,
    sections: [
      { type: "engineering", amount: 3, prerequisite: "irrigation" },
      { type: "engineering", amount: 3, prerequisite: "agriculture" },
    ],
    gains: [],
    power: { population: 1 },
    points: 2,
  },
  {
    id: "library-of-alexandria",
    age: 1,
    sections: [
      { type: "culture", amount: 3, prerequisite: "writing" },
      { type: "science", amount: 3, prerequisite: "alphabet" },
      { type: "culture", amount: 3, prerequisite: "philosophy" },
      { type: "science", amount: 3, prerequisite: "astronomy" },
    ],
    gains: ["science"],
    points: 4,
  },
  {
    id: "great-wall",
    age: 1,
    sections: [
      { type: "engineering", amount: 3, prerequisite: "bronze-working" },
      { type: "engineering", amount: 3, prerequisite: "iron-working" },
      { type: "engineering", amount: 3, prerequisite: "bridges" },
    ],
    gains: [],
    power: { army: 1 },
    points: 3,
  },
  {
    id: "olympic-games",
    age: 1,
    sections: [
      { type: "culture", amount: 2, prerequisite: "poetry" },
      { type: "culture", amount: 2, prerequisite: "musical-instruments" },
    ],
    gains: ["culture"],
    points: 2,
  },
  {
    id: "roman-roads",
    age: 1,
    sections: [
      { type: "engineering", amount: 3, prerequisite: "the-wheel" },
      { type: "engineering", amount: 3, prerequisite: "bridges" },
      { type: "culture", amount: 3, prerequisite: "code-of-laws" },
    ],
    gains: ["engineering"],
    points: 3,
  },
  {
    id: "silk-road",
    age: 1,
    sections: [
      { type: "engineering", amount: 3, prerequisite: "animal-husbandry" },
      { type: "engineering", amount: 3, prerequisite: "the-wheel" },
      { type: "culture", amount: 3, prerequisite: "writing" },
    ],
    gains: ["hand"],
    points: 3,
  },
  // The Middle Ages.
  {
    id: "magna-carta",
    age: 2,
    sections: [
      { type: "culture", amount: 4, prerequisite: "feudalism" },
      { type: "culture", amount: 4, prerequisite: "code-of-laws" },
    ],
    gains: [],
    power: { population: 1 },
    points: 4,
  },
  {
    id: "hagia-sophia",
    age: 2,
    sections: [
      { type: "culture", amount: 4, prerequisite: "monotheism" },
      { type: "engineering", amount: 4, prerequisite: "bridges" },
      { type: "science", amount: 4, prerequisite: "mathematics" },
    ],
    gains: [],
    power: { prestige: 2 },
    points: 4,
  },
  {
    id: "angkor",
    age: 2,
    sections: [
      { type: "engineering", amount: 4, prerequisite: "irrigation" },
      { type: "engineering", amount: 4, prerequisite: "crop-rotation" },
      { type: "science", amount: 4, prerequisite: "astronomy" },
    ],
    gains: [],
    power: { population: 2 },
    points: 4,
  },
  {
    id: "house-of-wisdom",
    age: 2,
    sections: [
      { type: "science", amount: 4, prerequisite: "algebra" },
      { type: "science", amount: 4, prerequisite: "medicine" },
      { type: "engineering", amount: 4, prerequisite: "paper" },
      { type: "science", amount: 4, prerequisite: "optics" },
    ],
    gains: ["science"],
    points: 5,
  },
  {
    id: "travels-of-marco-polo",
    age: 2,
    sections: [
      { type: "science", amount: 4, prerequisite: "compass" },
      { type: "culture", amount: 4, prerequisite: "guilds" },
    ],
    gains: ["general"],
    points: 4,
  },
  // The Renaissance.
  {
    id: "sistine-chapel",
    age: 3,
    sections: [
      { type: "culture", amount: 5, prerequisite: "perspective" },
      { type: "culture", amount: 5, prerequisite: "monotheism" },
      { type: "engineering", amount: 5, prerequisite: "gothic-architecture" },
    ],
    gains: [],
    power: { prestige: 3 },
    points: 6,
  },
  {
    id: "voyage-around-the-world",
    age: 3,
    sections: [
      { type: "engineering", amount: 5, prerequisite: "caravel" },
      { type: "science", amount: 5, prerequisite: "cartography" },
      { type: "science", amount: 5, prerequisite: "compass" },
    ],
    gains: [],
    power: { army: 1, population: 1 },
    points: 6,
  },
  {
    id: "principia",
    age: 3,
    sections: [
      { type: "science", amount: 5, prerequisite: "calculus" },
      { type: "science", amount: 5, prerequisite: "heliocentrism" },
      { type: "science", amount: 5, prerequisite: "telescope" },
      { type: "engineering", amount: 5, prerequisite: "printing-press" },
    ],
    gains: ["general"],
    points: 7,
  },
  {
    id: "peace-of-westphalia",
    age: 3,
    sections: [
      { type: "culture", amount: 5, prerequisite: "newspapers" },
      { type: "engineering", amount: 5, prerequisite: "bastion-fort" },
    ],
    gains: ["culture"],
    power: { population: 1 },
    points: 5,
  },
] as const satisfies readonly Milestone[];
