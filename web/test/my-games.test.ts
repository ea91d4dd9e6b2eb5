import { expect, test } from "vitest";
import { chosen, EVERYTHING, fromDevice, type GameEntry, ranking } from "../games/entries.ts";

function entry(id: string, changes: Partial<GameEntry>): GameEntry {
  return {
    where: "device",
    id,
    game: "evolution",
    standing: "over",
    when: 0,
    seats: [{ name: "Ada", bot: null }],
    result: null,
    own: 0,
    myTurn: false,
    branches: 0,
    ...changes,
  };
}

const ALL = [
  entry("old", { when: 1, seats: [{ name: "Émile", bot: null }] }),
  entry("new", { when: 3, where: "online", game: "evo" }),
  entry("on", { when: 2, standing: "running" }),
  entry("waits", { when: 0, standing: "waiting", where: "online" }),
];
const textOf = ({ game, seats }: GameEntry): string => [game, ...seats.map(({ name }) => name)].join(" ");
const ids = (wanted: Partial<typeof EVERYTHING>): string =>
  chosen(ALL, { ...EVERYTHING, ...wanted }, textOf)
    .map(({ id }) => id)
    .join(" ");

test("the latest games come first, and each filter leaves what fits", () => {
  expect(ids({})).toBe("new on old waits");
  expect(ids({ game: "evo" })).toBe("new");
  expect(ids({ where: "device" })).toBe("on old");
  expect(ids({ standing: "over" })).toBe("new old");
  expect(ids({ standing: "running" })).toBe("on waits");
});

test("a search finds names however they are typed, and all its words must be there", () => {
  expect(ids({ words: " emile " })).toBe("old");
  expect(ids({ words: "ada evolution" })).toBe("on waits");
  expect(ids({ words: "nobody" })).toBe("");
});

test("who plays alone with bots has a seat of their own, people who share a device have none", () => {
  const kept = {
    id: "a",
    game: "evo",
    options: {},
    moves: 3,
    over: false,
    result: null,
    updated: 5,
    version: 1,
    branches: 0,
    branchOf: null,
  };
  expect(fromDevice({ ...kept, seats: [{ name: "A", bot: "adept" }, { name: "B" }] }).own).toBe(1);
  expect(fromDevice({ ...kept, seats: [{ name: "A" }, { name: "B" }] }).own).toBeUndefined();
});

test("the winner comes first, and who shares a place keeps the order of the seats", () => {
  expect(ranking({ scores: [10, 30, 10], places: [2, 1, 2], parts: [] })).toEqual([1, 0, 2]);
});
