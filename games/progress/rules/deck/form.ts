import { isId } from "../moves.ts";
import {
  AGES,
  CALLINGS,
  type Deck,
  type Gain,
  KNOWLEDGE,
  type CostItem,
  type Milestone,
  type Names,
  type Personality,
  POWERS,
  type PowerSteps,
  SKILLS,
  type Technology,
  type Track,
  type Tracks,
  TYPES,
} from "./deck.ts";

/** Data that has not the form of a deck; the message names the card. */
export class Malformed extends Error {}

type Json = { readonly [key: string]: unknown };

const GAINS: readonly Gain[] = [...SKILLS, ...KNOWLEDGE];
const MOST_NUMBER = 99;

/** Reads a deck from plain data; anything missing, unknown or of the wrong sort is Malformed. */
export function readDeck(data: unknown): Deck {
  const json = object("the deck", data, [
    "name",
    "tracks",
    "powerSpaces",
    "soloPower",
    "technologies",
    "personalities",
    "milestones",
  ]);
  const solo = object("the solo power tracks", json["soloPower"], POWERS);
  const track = (power: (typeof POWERS)[number]) =>
    list(`the solo ${power} track`, solo[power], (value, what) => whole(what, value));
  return {
    name: text("the deck", "name", json["name"]),
    tracks: readTracks(json["tracks"]),
    powerSpaces: whole("the deck's powerSpaces", json["powerSpaces"]),
    soloPower: { prestige: track("prestige"), population: track("population"), army: track("army") },
    technologies: list("technologies", json["technologies"], readTechnology),
    personalities: list("personalities", json["personalities"], readPersonality),
    milestones: list("milestones", json["milestones"], readMilestone),
  };
}

function readTracks(data: unknown): Tracks {
  const json = object("the skill tracks", data, SKILLS);
  const plain = (skill: (typeof SKILLS)[number]): Track<number> =>
    readTrack(skill, json[skill], (value, what) => whole(what, value));
  return {
    actions: plain("actions"),
    draw: plain("draw"),
    hand: plain("hand"),
    shuffle: plain("shuffle"),
    development: plain("development"),
    research: plain("research"),
    "quick-draw": readTrack("quick-draw", json["quick-draw"], (value, what) => {
      const pair = list(what, value, (each, part) => whole(part, each));
      const [draws, discards] = pair;
      if (draws === undefined || discards === undefined || pair.length !== 2) fail(what, "must be a pair X, Y");
      return [draws, discards];
    }),
  };
}

function readTrack<V>(skill: string, data: unknown, value: (value: unknown, what: string) => V): Track<V> {
  const what = `the ${skill} track`;
  const json = object(what, data, ["values", "points"]);
  return {
    values: list(`${what}'s values`, json["values"], value),
    points: list(`${what}'s points`, json["points"], (each, part) => whole(part, each)),
  };
}

function readTechnology(data: unknown, place: string): Technology {
  const what = nameOf("card", data, place);
  const json = object(
    what,
    data,
    ["id", "names", "age", "type", "copies", "cost", "gains", "points", "value"],
    ["power", "symbol", "sets"],
  );
  return {
    id: readId(what, json["id"]),
    names: readNames(what, json["names"]),
    age: oneOf(what, "age", json["age"], AGES),
    type: oneOf(what, "type", json["type"], TYPES),
    copies: list(`${what}: copies`, json["copies"], (each, part) => whole(part, each)),
    cost: list(`${what}: cost`, json["cost"], readCostItem),
    gains: list(`${what}: gains`, json["gains"], (each) => oneOf(what, "gain", each, GAINS)),
    ...optional("power", json["power"], (power) => readPower(what, power)),
    points: whole(`${what}: points`, json["points"]),
    value: whole(`${what}: value`, json["value"]),
    ...optional("symbol", json["symbol"], (symbol) => oneOf(what, "symbol", symbol, [2, 3, 4, 5] as const)),
    ...optional("sets", json["sets"], (sets) => list(`${what}: sets`, sets, (each) => oneOf(what, "set", each, TYPES))),
  };
}

function readPersonality(data: unknown, place: string): Personality {
  const what = nameOf("personality", data, place);
  const json = object(
    what,
    data,
    ["id", "names", "calling", "gains", "points"],
    ["order", "power", "heritage", "heritagePower"],
  );
  const gains = (value: unknown): Gain[] => list(`${what}: gains`, value, (each) => oneOf(what, "gain", each, GAINS));
  return {
    id: readId(what, json["id"]),
    names: readNames(what, json["names"]),
    calling: oneOf(what, "calling", json["calling"], CALLINGS),
    ...optional("order", json["order"], (order) => whole(`${what}: order`, order)),
    gains: gains(json["gains"]),
    ...optional("power", json["power"], (power) => readPower(what, power)),
    ...optional("heritage", json["heritage"], gains),
    ...optional("heritagePower", json["heritagePower"], (power) => readPower(what, power)),
    points: whole(`${what}: points`, json["points"]),
  };
}

function readMilestone(data: unknown, place: string): Milestone {
  const what = nameOf("milestone", data, place);
  const json = object(what, data, ["id", "names", "age", "sections", "gains", "points"], ["power"]);
  return {
    id: readId(what, json["id"]),
    names: readNames(what, json["names"]),
    age: oneOf(what, "age", json["age"], [1, 2, 3] as const),
    sections: list(`${what}: sections`, json["sections"], readCostItem),
    gains: list(`${what}: gains`, json["gains"], (each) => oneOf(what, "gain", each, GAINS)),
    ...optional("power", json["power"], (power) => readPower(what, power)),
    points: whole(`${what}: points`, json["points"]),
  };
}

function readCostItem(data: unknown, what: string): CostItem {
  const json = object(what, data, ["type", "amount"], ["prerequisite"]);
  const amount = whole(`${what}: amount`, json["amount"]);
  if (amount === 0) fail(what, "must cost something: no prerequisite is compulsory (PR-1)");
  return {
    type: oneOf(what, "type", json["type"], TYPES),
    amount,
    ...optional("prerequisite", json["prerequisite"], (id) => text(what, "prerequisite", id)),
  };
}

function readPower(what: string, data: unknown): PowerSteps {
  const json = object(`${what}: power`, data, [], POWERS);
  return Object.fromEntries(
    POWERS.filter((power) => json[power] !== undefined).map((power) => [
      power,
      whole(`${what}: ${power}`, json[power]),
    ]),
  );
}

/** A deck of one's own may be in one language: the others then take its English name. */
function readNames(what: string, data: unknown): Names {
  const json = object(`${what}: names`, data, ["en"], ["fr", "ko"]);
  const en = text(what, "name", json["en"]);
  return { en, fr: text(what, "name", json["fr"] ?? en), ko: text(what, "name", json["ko"] ?? en) };
}

function readId(what: string, data: unknown): string {
  const id = text(what, "id", data);
  return isId(id) ? id : fail(what, `the id "${id}" must be small letters, digits and single hyphens`);
}

/** How complaints name a card: by its id, or by its place if it has none. */
function nameOf(sort: string, data: unknown, place: string): string {
  const id = typeof data === "object" && data !== null && "id" in data ? data.id : undefined;
  return typeof id === "string" ? `${sort} ${id}` : `${sort} at ${place}`;
}

function object(what: string, data: unknown, needed: readonly string[], optionalKeys: readonly string[] = []): Json {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return fail(what, "must be an object");
  const json = data as Json;
  for (const key of needed) if (json[key] === undefined) fail(what, `"${key}" is missing`);
  for (const key of Object.keys(json)) {
    if (!needed.includes(key) && !optionalKeys.includes(key)) fail(what, `"${key}" is unknown`);
  }
  return json;
}

function list<T>(what: string, data: unknown, read: (item: unknown, what: string) => T): T[] {
  if (!Array.isArray(data)) return fail(what, "must be a list");
  return data.map((item: unknown, index) => read(item, `${what} ${index + 1}`));
}

function whole(what: string, data: unknown): number {
  if (typeof data === "number" && Number.isInteger(data) && data >= 0 && data <= MOST_NUMBER) return data;
  return fail(what, `must be a whole number from 0 to ${MOST_NUMBER}`);
}

function text(what: string, key: string, data: unknown): string {
  return typeof data === "string" && data.trim() !== "" ? data : fail(what, `the ${key} must be a text`);
}

function oneOf<const T>(what: string, key: string, data: unknown, values: readonly T[]): T {
  const value = values.find((each) => each === data);
  return value ?? fail(what, `the ${key} must be one of ${values.join(", ")}`);
}

function optional<K extends string, T>(key: K, data: unknown, read: (data: unknown) => T): { [k in K]?: T } {
  return data === undefined ? {} : ({ [key]: read(data) } as { [k in K]?: T });
}

function fail(what: string, wrong: string): never {
  throw new Malformed(`${what}: ${wrong}`);
}
