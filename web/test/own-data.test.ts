import { loadGame } from "@clade/games";
import type { Option } from "@clade/kernel";
import { expect, test } from "vitest";
import { type DataOption, readOwnData } from "../own-data.ts";

async function optionOf(game: string, name: string): Promise<DataOption> {
  const option: Option | undefined = (await loadGame(game))?.game.options[name];
  if (option?.kind !== "data") throw new Error(`${game} takes no ${name} of one's own`);
  return option;
}

const ISLAND = {
  zones: [
    { id: "A1", x: 0, y: 0, terrain: "beach", start: true },
    { id: "A2", x: 1, y: 0, terrain: "meadow" },
  ],
};

test("an island of one's own is taken as it is", async () => {
  expect(readOwnData(await optionOf("evo", "island"), JSON.stringify(ISLAND))).toEqual({ data: ISLAND });
});

test("what is wrong with it is said, and where", async () => {
  const option = await optionOf("evo", "island");
  expect(readOwnData(option, "{ zones: [] }")).toMatchObject({ wrong: "not-json" });
  const drowned = { zones: [{ ...ISLAND.zones[0], terrain: "sea" }] };
  const said = readOwnData(option, JSON.stringify(drowned));
  expect(said).toMatchObject({ wrong: "misfit" });
  expect("detail" in said && said.detail).toContain("zone A1");
});

test("a deck that is none is refused too", async () => {
  expect(readOwnData(await optionOf("progress", "deck"), "[]")).toMatchObject({ wrong: "misfit" });
});
