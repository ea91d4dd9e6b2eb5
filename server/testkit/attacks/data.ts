import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { startGame } from "../guest.ts";
import { type Attack, wait } from "./attack.ts";

/** The command that prints the deck of Progress, for people to start their own from. */
const PRINT_DECK = new URL(
  import.meta.url.endsWith(".ts")
    ? "../../../games/dist/progress/print-deck.js"
    : "../../../../games/dist/progress/print-deck.js",
  import.meta.url,
);

interface OwnDeck {
  readonly technologies: readonly { readonly id: string; readonly names: { readonly en: string } }[];
}

/** The deck that comes with the game, each card with a name of so many letters; `salt` makes it another one each time. */
async function ownDeck(letters: number): Promise<(salt: string) => object> {
  const { stdout } = await promisify(execFile)(process.execPath, [PRINT_DECK.pathname]);
  const deck = JSON.parse(stdout) as OwnDeck;
  return (salt) => ({
    ...deck,
    name: salt,
    technologies: deck.technologies.map((card) => ({
      ...card,
      names: { en: `${card.id} ${salt}`.padEnd(letters, "x") },
    })),
  });
}

/** The longest name that is allowed. */
const LONGEST = 80;

const largeLists: Attack = {
  name: "large-decks",
  about: "a hundred open tables with the largest decks there can be, and ten people who look at the list",
  async run({ ms, stranger, visitor, metric }) {
    const findings: string[] = [];
    const tooLarge = await ownDeck(LONGEST + 600);
    const large = await ownDeck(LONGEST);
    const wishes = { game: "progress", seats: ["free", "free"], open: true };
    for (let identity = 0; identity < 10; identity++) {
      const mallory = await stranger("Mallory");
      const refused = await mallory.post("/api/tables", { ...wishes, options: { deck: tooLarge(`${identity}`) } });
      if (refused.status !== 400) findings.push(`names of ${LONGEST + 600} letters: ${refused.status}`);
      for (let count = 0; count < 10; count++) {
        await mallory.post("/api/tables", { ...wishes, options: { deck: large(`${identity} ${count}`) } });
      }
    }
    const people = await Promise.all(Array.from({ length: 10 }, () => visitor("Vera")));
    const until = performance.now() + ms;
    do {
      const lists = await Promise.all(people.map((person) => person.get("/api/tables")));
      const largest = Math.max(...lists.map(({ body }) => JSON.stringify(body).length));
      if (largest > 100_000) findings.push(`the list of tables has ${largest} letters`);
      await wait(200);
    } while (performance.now() < until && findings.length === 0);
    if ((await metric('clade_limits_total{limit="data"')) === 0) findings.push("the metrics do not name it");
    return findings;
  },
};

const largeNews: Attack = {
  name: "large-news",
  about: "forty lines that look again and again at a table with the largest deck there can be",
  async run({ ms, stranger }) {
    const mallory = await stranger("Mallory");
    const large = await ownDeck(LONGEST);
    const seats = ["me", { bot: "random" }];
    const table = await startGame([mallory], { game: "progress", seats, options: { deck: large("mine") } });
    const lines = await Promise.all(Array.from({ length: 40 }, () => mallory.line()));
    await lines[0]?.watch(table);
    const until = performance.now() + ms;
    let longest = 0;
    while (performance.now() < until) {
      for (const line of lines) {
        line.send({ type: "watch", table, from: 0 });
        longest = Math.max(
          longest,
          ...line.texts.filter((text) => text.startsWith('{"type":"news"')).map(({ length }) => length),
        );
        line.forget();
      }
      await wait(40);
    }
    for (const line of lines) line.cut();
    const given = await mallory.get<{ given: object }>(`/api/tables/${table}/given`);
    return [
      ...(longest > 30_000 ? [`news of ${longest} letters`] : []),
      ...(given.status === 200 && Object.keys(given.body.given).length === 1 ? [] : ["the deck cannot be had"]),
    ];
  },
};

const endlessIsland: Attack = {
  name: "endless-island",
  about: "islands of Evo whose meteor never comes",
  async run({ stranger }) {
    const mallory = await stranger("Mallory");
    const zones = Array.from({ length: 5 }, (_, x) => ({ id: `A${x + 1}`, x, y: 0, terrain: "beach", start: true }));
    const findings: string[] = [];
    const tracks = [
      { firstCheckAfterTurn: 1, checks: [...Array.from({ length: 1000 }, () => []), "end"] },
      { firstCheckAfterTurn: 1e9, checks: ["end"] },
      { firstCheckAfterTurn: 1, checks: [Array.from({ length: 10_000 }, () => 1), "end"] },
      { firstCheckAfterTurn: 1, checks: [[]] },
    ];
    for (const meteor of tracks) {
      const { status, body } = await mallory.post<{ message?: string }>("/api/tables", {
        game: "evo",
        seats: ["free", "free", "free"],
        options: { island: { zones, meteor } },
      });
      if (status !== 400 || body.message?.includes("meteor") !== true)
        findings.push(`a track of ${meteor.checks.length} checks: ${status}`);
    }
    return findings;
  },
};

export const DATA: readonly Attack[] = [largeLists, largeNews, endlessIsland];
