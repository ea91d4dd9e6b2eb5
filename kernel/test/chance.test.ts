import { createHmac } from "node:crypto";
import { array, assert, integer, nat, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { freshSeed, keyed, pick, pluck, seeded, seedHash, shuffle, split } from "../index.ts";

const makers = { seeded, keyed };

describe.each(Object.entries(makers))("%s chance", (_, make) => {
  test("draws the same for the same seed and differently for another", () => {
    const draws = (seed: string) => {
      const chance = make(seed);
      return Array.from({ length: 50 }, () => chance.int(1000));
    };
    expect(draws("a")).toEqual(draws("a"));
    expect(draws("a")).not.toEqual(draws("b"));
  });

  test("stays below its bound and counts what it drew", () => {
    assert(
      property(string(), integer({ min: 1, max: 0x1_0000_0000 }), (seed, bound) => {
        const chance = make(seed);
        const value = chance.int(bound);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(bound);
        expect(chance.drawn).toBeGreaterThan(0);
      }),
    );
  });

  test("is even: each face of a die within a few standard deviations", () => {
    const chance = make("dice");
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 12_000; roll++) {
      const face = chance.int(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(180);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 33])("refuses to draw below %s", (bound) => {
    expect(() => make("x").int(bound)).toThrow(RangeError);
  });
});

test("the keyed stream is HMAC-SHA-256 in counter mode, as anybody can check", () => {
  const block = createHmac("sha256", "seed").update(Buffer.alloc(8)).digest();
  const chance = keyed("seed");
  const words = Array.from({ length: 8 }, () => chance.int(0x1_0000_0000));
  expect(words).toEqual(Array.from({ length: 8 }, (_, word) => block.readUInt32BE(4 * word)));
});

test("fresh seeds differ, and the hash of a seed says nothing of it but names it", () => {
  const seed = freshSeed();
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(freshSeed()).not.toBe(seed);
  expect(seedHash(seed)).toBe(seedHash(seed));
  expect(seedHash(seed)).not.toContain(seed.slice(0, 8));
});

test("split luck can be had again and is its own", () => {
  const first = split(seeded("x"));
  const draws = () => {
    const chance = first.again();
    return Array.from({ length: 20 }, () => chance.int(100));
  };
  expect(draws()).toEqual(draws());
});

function sorted(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}

test("shuffle keeps every item, pick leaves it, pluck takes it", () => {
  assert(
    property(array(nat(), { minLength: 1 }), string(), (items, seed) => {
      const chance = seeded(seed);
      expect(sorted(shuffle([...items], chance))).toEqual(sorted(items));
      expect(items).toContain(pick(items, chance));
      const rest = [...items];
      const taken = pluck(rest, chance);
      expect(sorted([...rest, taken])).toEqual(sorted(items));
    }),
  );
});

test("every order of three is as likely as any other", () => {
  const chance = seeded("orders");
  const counts = new Map<string, number>();
  for (let round = 0; round < 6000; round++) {
    const order = shuffle(["a", "b", "c"], chance).join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(130);
});
