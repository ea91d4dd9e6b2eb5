import { Type } from "typebox";
import type { FastifyInstance } from "fastify";
import { followPage } from "../circles/follows.ts";
import { gameIds, loadGame } from "@clade/games";
import { nullable, Time } from "@clade/kernel/protocol";
import { Presence } from "../lobby/presence.ts";
import { QUICK_PACES, type QuickPace } from "../lobby/wish.ts";
import { isProblem, type Problem, problem } from "../problem.ts";
import { refuse } from "./refuse.ts";
import { ProblemAnswer } from "./schemas.ts";
import type { CheckedInput } from "./typed.ts";
import type { Service } from "./service.ts";

const strict = { additionalProperties: false } as const;
/** How long somebody may want to look for people of like strength. */
const [SHORTEST, USUAL, LONGEST] = [10, 60, 600] as const;
const MOST_SEATS = 6;

const Sizes = Type.Record(Type.String(), Type.Array(Type.Integer()), {
  description: "the games that would do, each with the numbers of players that would",
});
const Games = Type.Array(Type.String({ maxLength: 40 }), {
  minItems: 1,
  maxItems: 10,
  description: "any of these games",
});
const Players = Type.Array(Type.Integer({ minimum: 2, maximum: MOST_SEATS }), {
  minItems: 1,
  maxItems: MOST_SEATS,
  description: "any of these numbers of players",
});
const QuickPaceName = Type.Enum(Object.keys(QUICK_PACES), {
  description: Object.entries(QUICK_PACES)
    .map(([name, pace]) => `${name}: ${JSON.stringify(pace)}`)
    .join("; "),
});
const Bots = Type.Boolean({ description: "true to play at once, with bots where people are missing" });
const QuickWish = Type.Object(
  {
    games: Games,
    players: Players,
    pace: Type.Optional(QuickPaceName),
    seconds: Type.Optional(
      Type.Integer({
        minimum: SHORTEST,
        maximum: LONGEST,
        description: `for how long people of like strength are looked for (${USUAL}); then anybody will do`,
      }),
    ),
    bots: Type.Optional(Bots),
  },
  strict,
);
const QuickStanding = Type.Union([
  Type.Object({ state: Type.Literal("none") }, { description: "you do not wait" }),
  Type.Object(
    { state: Type.Literal("seated"), table: Type.String() },
    { description: "people were found: the game has begun at this table" },
  ),
  Type.Object({
    state: Type.Literal("waiting"),
    wish: Type.Object({ sizes: Sizes, pace: QuickPaceName, bots: Bots }),
    since: Time,
    until: Time,
    now: Time,
    others: Type.Integer({ description: "how many others wait who would play the same" }),
    fewer: nullable(
      Type.Integer({ description: "a smaller number of players that could begin, if all of them want to" }),
    ),
  }),
]);
const Numbers = Type.Object({
  here: Type.Integer({ description: "how many people are here" }),
  waiting: Type.Record(Type.String(), Type.Integer(), { description: "how many wait for a quick game, by game" }),
});
const Shown = Type.Object(
  {
    shown: Type.Boolean({
      description: "whether those whom you follow may see that you are here; false until you say so",
    }),
  },
  strict,
);

const People = Type.Object({ people: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) });
/** Among so many of those who follow one it is looked for who is here: the newest. */
const MOST_SEEN = 200;

const failures = { 400: ProblemAnswer, 404: ProblemAnswer, 429: ProblemAnswer };

/** Numbers are the same for everybody, for a moment. */
const SAME_MS = 2000;

/** Finding people to play with, and how many there are. Never who. */
export function lobbyRoutes(app: FastifyInstance, service: Service, lines: () => ReadonlySet<string>): void {
  const { store, lobby, kindness, goingOn, identities, limits, metrics, far } = service;
  const routes = app.withTypeProvider<CheckedInput>();
  const tags = ["lobby"];
  const presence = new Presence(store.records, far !== undefined, lines);
  const wishes = limits.buckets("quick games", 0.5, 20);
  let numbers: { readonly until: number; readonly said: Promise<unknown> } | undefined;

  app.addHook("onRequest", async ({ isKnown, person }) => {
    if (!isKnown) return;
    presence.heard(person);
    await presence.show(person);
  });

  routes.get(
    "/api/quick-game",
    {
      schema: {
        tags,
        summary: "How it stands with the quick game that you wait for. Ask every few seconds: who does not has gone.",
        response: { 200: QuickStanding },
      },
    },
    async ({ person }) => {
      const standing = await lobby.standing(person);
      return standing.state === "waiting" ? { ...standing, now: Date.now() } : standing;
    },
  );

  routes.put(
    "/api/quick-game",
    {
      schema: {
        tags,
        summary: "Wait for people of like strength who would play the same; or wait for something else from now on",
        body: QuickWish,
        response: { 200: QuickStanding, ...failures },
      },
    },
    async ({ person, body, ip }, reply) => {
      if (!wishes.take(person)) {
        metrics.limit("new-tables");
        return refuse(reply, problem("too-many", "Too many wishes. Please wait a moment."));
      }
      const { games, players, pace = "brisk", seconds = USUAL, bots = false } = body;
      const sizes = await sizesOf(games, players);
      if (isProblem(sizes)) return refuse(reply, sizes);
      const tooMany = await goingOn.tooManyFor(person);
      if (tooMany !== undefined) return refuse(reply, tooMany);
      const wish = { sizes, pace: pace as QuickPace, seconds, bots };
      await lobby.wait({ person, from: identities.whereabouts(ip) }, wish);
      const standing = await lobby.standing(person);
      return standing.state === "waiting" ? { ...standing, now: Date.now() } : standing;
    },
  );

  routes.delete(
    "/api/quick-game",
    { schema: { tags, summary: "Wait no longer", response: { 200: QuickStanding } } },
    async ({ person }) => {
      await lobby.cancel(person);
      return { state: "none" };
    },
  );

  routes.get(
    "/api/presence",
    {
      schema: {
        tags,
        summary: "How many people are here, and wait for which game: numbers, no names",
        response: { 200: Numbers },
      },
    },
    async () => {
      const now = performance.now();
      if (numbers === undefined || numbers.until < now) {
        const said = count();
        numbers = { until: now + SAME_MS, said };
        said.catch(() => (numbers = undefined));
      }
      return numbers.said;
    },
  );

  async function count(): Promise<object> {
    const waiting = await Promise.all(gameIds.map(async (game) => [game, await lobby.waitingFor(game)] as const));
    return { here: await presence.count(), waiting: Object.fromEntries(waiting) };
  }

  routes.get(
    "/api/me/here",
    {
      schema: {
        tags,
        summary: "Of those who follow you: who is here, and has chosen to be seen by whom they follow",
        response: { 200: People },
      },
    },
    async ({ person }) => {
      const { people } = await followPage(store, "followers", person, MOST_SEEN);
      const shown = await presence.shownAmong(people.map((each) => each.person));
      const named = await Promise.all(
        shown.map(async (id) => ({ known: await store.person(id), apart: await kindness.areApart(person, [id]) })),
      );
      return {
        people: named.flatMap(({ known, apart }) =>
          known === undefined || apart ? [] : [{ id: known.id, name: known.name }],
        ),
      };
    },
  );

  routes.get(
    "/api/me/presence",
    { schema: { tags, summary: "Whether those whom you follow may see that you are here", response: { 200: Shown } } },
    async ({ person }) => ({ shown: await presence.isShown(person) }),
  );

  routes.put(
    "/api/me/presence",
    {
      schema: {
        tags,
        summary: "Let those whom you follow see that you are here, or let nobody",
        body: Shown,
        response: { 200: Shown, 400: ProblemAnswer },
      },
    },
    async ({ person, body }) => {
      await presence.choose(person, body.shown);
      return { shown: body.shown };
    },
  );
}

/** The numbers of players that each game has among those that would do; or why nobody could ever play that. */
async function sizesOf(
  games: readonly string[],
  players: readonly number[],
): Promise<{ readonly [game: string]: readonly number[] } | Problem> {
  const sizes: Record<string, readonly number[]> = {};
  for (const id of games) {
    const pack = gameIds.includes(id) ? await loadGame(id) : undefined;
    if (pack === undefined) return problem("no-such-game", `There is no game "${id}".`);
    const { min, max } = pack.game.players;
    const fit = [...new Set(players)].filter((number) => number >= min && number <= max);
    if (fit.length > 0) sizes[id] = fit;
  }
  return Object.keys(sizes).length === 0 ? problem("bad-request", "No such game has that number of players.") : sizes;
}
