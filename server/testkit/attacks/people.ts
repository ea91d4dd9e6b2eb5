import { join } from "node:path";
import { playedRecord } from "../../profiles/played.ts";
import { connectSqlite } from "../../store/sqlite/connect.ts";
import { type Attack, type Scene, wait } from "./attack.ts";

/** So many people are strong at a game, and one of them has played so often. */
const PEOPLE = 3000;
const GAMES = 2000;
const GAME = "evo";
const CHAMPION = "champion00000000";
const AT_ONCE = 500;

/** A house of many people: what there is to look at is as long as it can be. */
async function manyPeople(data: string): Promise<void> {
  const store = await connectSqlite(join(data, "clade.db"), (error) => {
    throw error;
  });
  const now = Date.now();
  const idOf = (index: number): string => (index === 0 ? CHAMPION : `p${String(index).padStart(15, "0")}`);
  await store.savePerson({ id: CHAMPION, name: "Champion", created: now });
  const played = (index: number, person: string) =>
    playedRecord(person, {
      table: `T${String(index).padStart(11, "0")}`,
      game: GAME,
      at: now - 60_000 * index,
      open: true,
      players: 4,
      people: 4,
      place: 1 + (index % 4),
      score: index % 90,
      resigned: false,
      own: true,
      tookBack: false,
      rating: { mean: 25, deviation: 3 },
      bots: [],
    });
  for (let from = 0; from < GAMES + PEOPLE; from += AT_ONCE) {
    await store.records.change(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const nth = from + index;
        return nth < GAMES ? played(nth, CHAMPION) : played(nth, idOf(nth - GAMES + 1));
      }),
    );
  }
  await store.close();
}

const lookedAt: Attack = {
  name: "people-looked-at",
  about: `a profile of ${GAMES} games and leaderboards of ${GAMES + PEOPLE} results, as often as goes`,
  prepare: manyPeople,
  async run(scene) {
    const until = performance.now() + scene.ms;
    const stranger = await scene.stranger();
    const paths = [
      `/api/people/${CHAMPION}`,
      `/api/leaderboard/${GAME}?days=365&players=4`,
      "/api/me/turns",
      "/api/clubs",
    ];
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        // Whoever finds the door shut knocks again.
        while (performance.now() < until) {
          await stranger.get(paths[index % paths.length] ?? "").catch(() => wait(5));
        }
      }),
    );
    // A slow machine may not have come to the limit in that time.
    for (let more = 0; more < 200; more++) {
      const answer = await stranger.get(`/api/people/${CHAMPION}`).catch(() => wait(5));
      if (answer?.status === 429) break;
    }
    const findings: string[] = [];
    const seen = (await (await scene.visitor("Vera")).get<{ deeds?: { games: number } }>(`/api/people/${CHAMPION}`))
      .body;
    if (seen.deeds?.games !== GAMES) findings.push(`somebody else sees ${JSON.stringify(seen).slice(0, 100)}`);
    const named = await scene.metric('clade_limits_total{limit="profiles"');
    return named > 0 ? findings : [...findings, "the metrics do not name it"];
  },
};

const pestered: Attack = {
  name: "people-pestered",
  about: "somebody is followed and invited by one stranger after the other, without end",
  run: async (scene) => {
    const vera = await scene.visitor("Vera");
    const { id } = (await vera.get<{ id: string }>("/api/people/me")).body;
    const until = performance.now() + scene.ms;
    let invited = 0;
    while (performance.now() < until) invited += await pester(scene, id).catch(() => 0);
    const { invitations } = (await vera.get<{ invitations: readonly unknown[] }>("/api/me/turns")).body;
    const findings = invitations.length > 50 ? [`${invitations.length} invitations wait`] : [];
    await vera.put("/api/me/openness", { seenBy: "nobody", invitedBy: "nobody" });
    const after = await pester(scene, id).catch(() => 0);
    return after > 0 ? [...findings, `${invited} and ${after} invitations, also once nobody was to invite`] : findings;
  },
};

/** One stranger: a table, and all that can be asked of somebody with it. Answers how many invitations were taken. */
async function pester({ stranger }: Scene, person: string): Promise<number> {
  const guest = await stranger("Pest");
  await guest.put(`/api/people/${person}/follow`, {});
  const { body } = await guest.post("/api/tables", { game: "evolution", seats: ["me", "free"] });
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => guest.post(`/api/tables/${body.id}/invitations`, { person })),
  );
  return answers.filter(({ status }) => status === 200).length;
}

export const PEOPLE_ATTACKS: readonly Attack[] = [lookedAt, pestered];
