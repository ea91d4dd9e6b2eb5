import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gameIds, loadGame } from "@clade/games";
import { LANGUAGES, type Language } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import { clade, newHome } from "./clade.ts";

/** Plays in plain lines: what is typed, then what was answered. */
async function lines(game: string, language: Language, typed: readonly string[], ...more: string[]): Promise<string> {
  const args = ["play", game, "--seed", "lines", "--lang", language, ...more];
  const { code, out, error } = await clade(args, { input: `${typed.join("\n")}\n` });
  expect([code, error]).toEqual([0, ""]);
  return out;
}

/** Words of the terminal's frame in English, none of which may be left in another language. */
const ENGLISH =
  /\b(?:type|help|choose|choices|saved|take|show|seed hash|rule of|goes on|nothing|there is|this table)\b/i;
/** What is the same in all languages: what can be typed, and the notation of moves. */
const TYPED = /clade \w+(?: --\w+)?(?: [\w-]+)?/g;

const MANY = ["help", "rule XY-999", "card qqq", "99999", "nonsense", "/zzz", "undo", "quit"];

describe("the terminal speaks the language of the table", () => {
  test.each(gameIds.flatMap((game) => (["fr", "ko"] as const).map((language) => [game, language] as const)))(
    "%s in %s: help, refusals, questions, leaving",
    async (game, language) => {
      const out = await lines(game, language, MANY);
      const [, ...answers] = out.split(/^> /m);
      const frame = answers
        .join("\n")
        .split("\n")
        // The notation of a move is an example in the help.
        .map((line) => line.replaceAll(TYPED, "").replace(/(?:p\. ex\.|예:) [\w -]+$/, ""));
      expect(frame.filter((line) => ENGLISH.test(line))).toEqual([]);
      expect(out.replaceAll(TYPED, "")).toMatch(language === "fr" ? /partie gardée/ : /저장했습니다/);
    },
  );

  test.each(LANGUAGES)("complaints of clade play in %s", async (language) => {
    const foreign = { en: /unknown game/, fr: /jeu inconnu/, ko: /모르는 게임/ }[language];
    const { code, error } = await clade(["play", "chess", "--lang", language]);
    expect([code, foreign.test(error)]).toEqual([2, true]);
    for (const bad of [
      ["evo", "--players", "9"],
      ["evo", "--seat", "9"],
      ["evo", "--bots", "nobody"],
      ["evo", "--option", "auction=perhaps"],
      ["evo", "--option", "nothing=1"],
      ["evo", "--option", "island"],
      ["evo", "--colour"],
      ["evo", "extra"],
      ["evo", "--players"],
      ["--resume"],
      ["--list", "--resume"],
    ]) {
      const refused = await clade(["play", ...bad, "--lang", language]);
      expect(refused.code).toBe(2);
      expect(refused.error.trim().split("\n")).toHaveLength(1);
      if (language === "ko") expect(refused.error).toMatch(/[가-힣]/);
      if (language === "fr") expect(refused.error).not.toMatch(/takes|unknown|unexpected|expected |needs/);
    }
  });

  test("the environment's language holds where none is named", async () => {
    const { out } = await clade(["play", "evo"], { input: "quit\n", env: { LANG: "fr_FR.UTF-8" } });
    expect(out).toMatch(/tapez «\saide\s»/);
  });

  test("clade play --help and the list of games too", async () => {
    const { out } = await clade(["play", "--help", "--lang", "ko"]);
    for (const line of out.split("\n").filter((each) => each.startsWith("  --"))) expect(line).toMatch(/[가-힣]/);
    expect((await clade(["games", "--lang", "fr"])).out).toContain("2–6 joueurs");
  });

  test("commands are known by their own words too", async () => {
    const out = await lines("evolution", "fr", ["aide", "règle EV-1", "carte cornes", "quitter"]);
    expect(out).toContain("EV-1  ");
    expect(out).toMatch(/^Cornes$|> Cornes$/m);
  });
});

describe("help, rules and cards", () => {
  const CLAUSES: Readonly<Record<string, string>> = { evolution: "EV", "s-evolution": "SE", evo: "EO", progress: "PR" };

  test.each(gameIds)("%s: the examples of the help are of that game, and work", async (game) => {
    const out = await lines(game, "en", ["help", "quit"]);
    const clause = CLAUSES[game] ?? "";
    const [, example = ""] = /rule (\w\w-\d+);/.exec(out) ?? [];
    expect(example).toMatch(new RegExp(`^${clause}-`));
    const [, move = ""] = /notation, e\.g\. (.+)$/m.exec(out) ?? [];
    const [, thing = ""] = /costs, e\.g\. card (.+)$/m.exec(out) ?? [];
    const tried = await lines(game, "en", [`rule ${example}`, `card ${thing}`, move, "quit"]);
    expect(tried).toContain(`${example}  `);
    expect(tried).toMatch(new RegExp(`^> ${thing}$`, "m"));
    expect(tried).not.toMatch(/There is no such move/);
  });

  test.each(gameIds)("%s: an unknown rule, thing or move says so, and the house is never named", async (game) => {
    const out = await lines(game, "en", [
      `rule ${CLAUSES[game]}-999`,
      "card nobody",
      "fly to the moon",
      "undo",
      "99999",
      "quit",
    ]);
    expect(out).toMatch(/There is no rule \w\w-999/);
    expect(out).toContain('Nothing here is called "nobody"');
    expect(out).toContain("There is no such move.");
    expect(out).toContain("There is nothing to take back.");
    expect(out).toMatch(/choose from 1 to|there is one choice/);
    expect(out).not.toMatch(/house\)/);
  });

  test("a filter is gone after the next question", async () => {
    const out = await lines("evo", "en", ["/hill", "rule EO-1", "board", "quit"], "--players", "3");
    const [, filtered = "", , whole = ""] = out.split(/^> /m);
    expect(filtered).toContain('only choices with "hill"');
    expect(filtered).not.toContain("Pass");
    expect(whole).toContain("Pass");
  });

  test("S-Evolution: rules are those of the edition played, without marks", async () => {
    const v1 = await lines(
      "s-evolution",
      "en",
      ["rule SE-14", "rule SE-20", "rule SE-65", "rules", "quit"],
      "--option",
      "edition=v1",
    );
    const v2 = await lines("s-evolution", "fr", ["rule SE-14", "rule SE-20", "rules", "quit"]);
    expect(v1).toContain("SE-14  At Age I you do not see your hand");
    expect(v1).toContain("SE-20 does not hold at this table");
    expect(v1).toContain("Shield 2 Science a level.");
    expect(v2).toContain("SE-14 ne vaut pas à cette table");
    expect(v2).toContain("SE-20  En cas d’égalité");
    expect(v1 + v2).not.toMatch(/\[v1\]|\[2\.0\]/);
  });

  test("Progress: rules are those of the expansions played", async () => {
    const base = await lines("progress", "en", ["rules", "quit"], "--players", "2");
    expect(base).not.toMatch(/^PR-(?:5\d|6\d|7\d|8\d|90|91) /m);
    const all = ["personalities", "milestones", "industrial"].flatMap((name) => ["--option", `${name}=true`]);
    const full = await lines("progress", "en", ["rules", "quit"], "--players", "1", ...all);
    for (const clause of ["PR-50", "PR-70", "PR-80", "PR-90"]) expect(full).toMatch(new RegExp(`^${clause}  `, "m"));
  });

  test.each([
    ["evolution", [], "card carnivore", /> Carnivore\n {2}.+\n {2}food: /],
    [
      "s-evolution",
      [],
      "card shield",
      /> Shield\n {2}Stops every Calamity.+\n {2}level 1: 1 Science, level 2: 3 Science/,
    ],
    ["s-evolution", ["--option", "edition=v1"], "card population", /> Population\n {2}\+1: 1 Food, \+2: 3 Food/],
    ["s-evolution", [], "card age III", /Middle Ages\n.+\n.+Food, Tools/],
    ["s-evolution", [], "card famine", /Food cards give nothing/],
    ["evo", [], "card horn", /> Horn\n {2}better odds in a fight/],
    ["evo", [], "card charge", /2 extra horns when attacking/],
    ["evo", [], "card meteorite", /Turn 11: the meteorite falls on 1,2|Turn 10: the meteorite falls on 1,2/],
    ["progress", [], "card burial", /> Burial\n {2}Age I · Culture\n {2}1 Culture\n {2}gives (?!.*\b0 points).+/],
    ["progress", [], "card research", /> Research\n {2}4 \(0 points\) → 3 /],
    ["progress", [], "card army", /> Army\n {2}1\. 12 points/],
    ["progress", ["--option", "personalities=true"], "card avicenna", /> Avicenna\n {2}Scientist\n.+\n {2}Heritage: /],
    ["progress", ["--option", "milestones=true"], "card angkor", /> Angkor\n {2}Milestone/],
  ] as const)("%s %j: %s", async (game, options, asked, answer) => {
    expect(await lines(game, "en", [asked, "quit"], ...options)).toMatch(answer);
  });

  test("a card is asked about by the number of the choice that names it", async () => {
    const out = await lines("progress", "en", ["card 1", "quit"], "--players", "2");
    const [, label = ""] = /^ {2}1 Discover (.+?) \(/m.exec(out) ?? [];
    expect(out).toMatch(new RegExp(`^> ${label}\n {2}Age I · `, "m"));
  });

  test.each(gameIds)("%s: everything that can be asked about has an answer in every language", async (id) => {
    const pack = await loadGame(id);
    const { reference, game } = pack ?? {};
    if (pack === undefined || reference === undefined || game === undefined) throw new Error(`${id} tells nothing`);
    const out = await lines(id, "ko", ["card", "quit"]);
    const named =
      out
        .split(/^> /m)[1]
        ?.split("\n")
        .filter((line) => line.startsWith("  ")) ?? [];
    expect(named.length).toBeGreaterThan(10);
    expect(named.join("")).not.toMatch(/undefined|\?/);
  });
});

describe("the end of a game in lines", () => {
  /** Ends games of two in the terminal by first choices; the person makes the last move in some of them. */
  test.each([
    ["evolution", 2, /The game is over|wins|last round/i],
    ["s-evolution", 2, /The game is over/],
    ["evo", 3, /meteorite/i],
    ["progress", 1, /./],
  ] as const)(
    "%s tells its last events, why it ended, and the standing by place",
    async (game, players, reason) => {
      for (const seed of ["e1", "e2"]) {
        const typed = Array.from({ length: 3000 }, (_, index) => (index % 3 === 2 ? "2" : "1")).join("\n");
        const { code, out } = await clade(
          ["play", game, "--players", String(players), "--bots", "random", "--seed", seed],
          {
            input: `${typed}\n`,
          },
        );
        expect(code).toBe(0);
        const [before = "", end = ""] = out.split("Final standing\n");
        expect(end).not.toBe("");
        // What happened after the last answer stands between it and the last board.
        expect(before.slice(before.lastIndexOf("\n> "))).toMatch(reason);
        const places = [...end.matchAll(/^(\d+)\. /gm)].map(([, place]) => Number(place));
        expect(places).toHaveLength(players);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }
    },
    120_000,
  );
});

describe("what a terminal shows beyond colours", () => {
  test("S-Evolution's management says what everything costs", async () => {
    const out = await lines(
      "s-evolution",
      "en",
      Array.from({ length: 60 }, () => "1"),
      "--players",
      "2",
    );
    const offers = [...out.matchAll(/\d (?:New worker|Raise|Population \+|Rise an Age).*?(?= {3}|$)/gm)].map(
      ([offer]) => offer,
    );
    expect(offers.length).toBeGreaterThan(3);
    for (const offer of offers) expect(offer).toMatch(/\(\d (?:Food|Tools?|Science)\)$/);
  });

  test("Evo shows the track of the meteorite from the first turn on", async () => {
    for (const [players, first] of [
      [3, 11],
      [4, 10],
      [5, 9],
    ] as const) {
      const out = await lines("evo", "en", ["quit"], "--players", String(players));
      expect(out).toContain(`${first}(1,2)`);
      expect(out).toMatch(new RegExp(`${first + 2}☄`));
    }
  });

  test("a technology's type is written on it", async () => {
    const out = await lines("progress", "en", ["quit"], "--players", "2");
    const hand = out
      .slice(out.indexOf("Your hand:"))
      .split("\n")
      .filter((line) => /^ {2}I /.test(line));
    expect(hand.length).toBeGreaterThanOrEqual(5);
    for (const card of hand) expect(card).toMatch(/\((?:Science|Engineering|Culture)\)/);
  });
});

describe("several unfinished games", () => {
  const begin = (home: string, game: string, seed: string, moves = 1) =>
    clade(["play", game, "--players", game === "evo" ? "3" : "2", "--seed", seed], {
      home,
      input: `${"1\n".repeat(moves)}quit\n`,
    });

  test("none replaces another, not even of the same seed; they are listed, taken up by name, game and number, and thrown away", async () => {
    const home = newHome();
    await begin(home, "evolution", "first");
    await begin(home, "evolution", "second", 2);
    await begin(home, "evolution", "second", 3);
    await begin(home, "evo", "third");
    const folder = join(home, "unfinished");
    expect(readdirSync(folder)).toHaveLength(4);

    const listed = (await clade(["play", "--list"], { home })).out;
    expect(listed.match(/^ +\d+ +(?:evolution|evo)-\w+/gm)).toHaveLength(4);
    expect(listed).toMatch(/^ +1 +evo-/m);

    const [, name = ""] = /^ +4 +(\S+)/m.exec(listed) ?? [];
    const before = readFileSync(join(folder, `${name}.json`), "utf8");
    const others = readdirSync(folder).filter((file) => file !== `${name}.json`);
    const kept = others.map((file) => readFileSync(join(folder, file), "utf8"));
    const { out } = await clade(["play", "--resume", name], { home, input: "1\n1\nquit\n" });
    expect(out).toContain(`--resume ${name}`);
    expect(readFileSync(join(folder, `${name}.json`), "utf8")).not.toBe(before);
    expect(others.map((file) => readFileSync(join(folder, file), "utf8"))).toEqual(kept);

    expect((await clade(["play", "--resume", "evo"], { home, input: "quit\n" })).out).toMatch(/^Evo$/m);
    expect((await clade(["play", "--resume"], { home, input: "quit\n" })).code).toBe(0);
    expect((await clade(["play", "--resume", "17"], { home })).code).toBe(2);
    expect((await clade(["play", "--forget", name], { home })).code).toBe(0);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(existsSync(join(folder, `${name}.json`))).toBe(false);
  });

  test("the one unfinished game of an older Clade is taken over", async () => {
    const home = newHome();
    await begin(home, "evolution", "old");
    const folder = join(home, "unfinished");
    const [file = ""] = readdirSync(folder);
    const old = newHome();
    writeFileSync(join(old, "unfinished.json"), readFileSync(join(folder, file)));
    expect((await clade(["play", "--list"], { home: old })).out).toMatch(/^ +1 +evolution-/m);
    expect(readdirSync(old)).toEqual(["unfinished"]);
    expect((await clade(["play", "--resume"], { home: old, input: "quit\n" })).code).toBe(0);
  });

  test("one that cannot be read is listed as such, and hurts none of the others", async () => {
    const home = newHome();
    mkdirSync(join(home, "unfinished"), { recursive: true });
    writeFileSync(join(home, "unfinished", "torn.json"), '{"clade":1,');
    await begin(home, "evolution", "whole");
    expect((await clade(["play", "--list"], { home })).out).toMatch(/torn.*cannot be read/);
    expect((await clade(["play", "--resume", "evolution"], { home, input: "quit\n" })).code).toBe(0);
    const { code, error } = await clade(["play", "--resume", "torn"], { home });
    expect([code, error.trim().split("\n").length]).toEqual([2, 1]);
  });
});
