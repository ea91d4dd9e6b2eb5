import { at, colourNaming, LANGUAGES, seeded } from "@clade/kernel";
import { playRandomly } from "@clade/kernel/testkit";
import { expect, test } from "vitest";
import pack from "../index.ts";
import { bookOf } from "../rules/book.ts";
import { progress } from "../rules/game.ts";
import { names } from "../text/en/names.ts";

/** PR-70 to PR-74: nobody chooses a personality blind. */
test.each(LANGUAGES)("a choice of a personality or a heritage says what it brings: %s", (language) => {
  const naming = colourNaming(language, pack.about.colours);
  const seen = { invite: 0, heritage: 0 };
  for (const seed of ["people 1", "people 2", "people 3"]) {
    playRandomly(progress, { players: 3, options: { personalities: true } }, seed, ({ state }) => {
      for (const seat of progress.deciders(state)) {
        const view = progress.view(state, seat);
        for (const move of progress.legal(state, seat)) {
          if (move.type !== "invite" && move.type !== "heritage") continue;
          seen[move.type]++;
          expect(pack.text[language].move(view, move, naming)).toMatch(/\(.+\)$/);
        }
      }
    });
  }
  expect(seen.invite).toBeGreaterThan(5);
  expect(seen.heritage).toBeGreaterThan(0);
});

test("every technology, person, milestone and track of the table can be asked about", () => {
  const state = progress.setUp(
    3,
    {
      pace: "normal",
      personalities: true,
      milestones: true,
      industrial: true,
      deck: "standard",
      timeLeaves: false,
      artistsReplace: false,
    },
    { chance: seeded("asked"), tell() {} },
  );
  const things = pack.reference?.things(progress.view(state, 0), "en") ?? [];
  const book = bookOf("standard");
  expect(things).toHaveLength(book.faces.length + book.persons.length + book.deeds.length + 7 + 3);
  for (const skill of Object.values(names.skills)) expect(things.some(({ name }) => name === skill)).toBe(true);
  const wheel = things.find(({ name }) => name === "The Wheel");
  expect(at(wheel?.lines ?? [], 0)).toContain("Age I · Engineering");
});
