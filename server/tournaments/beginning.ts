import { BOT_NAMES, seeded, shuffle } from "@clade/kernel";
import type { RecordChange } from "../store/records.ts";
import type { Store } from "../store/store.ts";
import { strength } from "../tables/ratings.ts";
import type { Archive } from "./archive.ts";
import { roundsOf } from "./draw/next-round.ts";
import { drawBeginning } from "./drawing.ts";
import {
  dueAt,
  ENTRY,
  type EntryBody,
  entryChange,
  entryKey,
  type Kept,
  type TournamentBody,
  tournamentChange,
} from "./kept.ts";
import { usualRounds } from "./terms.ts";

/**
 * A tournament begins: who has not checked in is out, bots come in, all are seeded (the stronger by rating first, the lot among
 * equals), and how many rounds there are is known. With too few it is called off. Nothing comes of it if somebody changed it meanwhile.
 */
export async function beginning(
  archive: Archive,
  store: Store,
  id: string,
  { revision, body }: Kept<TournamentBody>,
  now: number,
): Promise<void> {
  const { terms, seed } = body;
  const entries = await archive.entries(id);
  const mustCheckIn = terms.checkIn > 0;
  const here = entries.filter((each) => !mustCheckIn || each.body.checkedIn || each.body.bot !== null);
  const away = entries.filter((each) => !here.includes(each));
  const bots = botsFor(body, here.length);
  const all = [...here.map((each) => each.body), ...bots];
  const changes: RecordChange[] = [
    ...away.map((each) => ({ kind: ENTRY, key: entryKey(id, each.body), revision: each.revision, body: null })),
    ...bots.map((bot) => entryChange(id, 0, bot)),
  ];
  const next = body.next + bots.length;
  if (all.length < Math.max(2, terms.least)) {
    const off: TournamentBody = { ...body, status: "cancelled", ended: now, entered: here.length };
    await archive.records.change([tournamentChange(id, revision, off, undefined)]);
    return;
  }
  const field = await seededOrder(store, terms.game, all, seed);
  const { kind, size, least, goOn } = terms;
  const rounds = kind === "swiss" && terms.rounds === 0 ? usualRounds(all.length, size) : terms.rounds;
  const plan = { kind, size, least, goOn, rounds, seed };
  const course = await drawBeginning(plan, all.length);
  const begun: TournamentBody = {
    ...body,
    status: "running",
    next,
    entered: all.length,
    field,
    plan,
    schedule: course.schedule ?? null,
    rounds: roundsOf(course),
    nextAt: now,
  };
  await archive.records.change([tournamentChange(id, revision, begun, dueAt(begun, now)), ...changes]);
}

function botsFor({ terms: { bots, most }, next }: TournamentBody, people: number): EntryBody[] {
  if (bots === null) return [];
  const count = Math.max(0, Math.min(bots.upTo, most) - people);
  return Array.from({ length: count }, (_, index) => ({
    number: next + index,
    person: null,
    bot: bots.bot,
    botName: `${BOT_NAMES[index % BOT_NAMES.length] ?? ""} ${1 + Math.floor(index / BOT_NAMES.length)}`,
    from: null,
    checkedIn: true,
  }));
}

async function seededOrder(store: Store, game: string, all: readonly EntryBody[], seed: string): Promise<number[]> {
  const strengths = await Promise.all(
    all.map(async ({ number, person }) => {
      const rating = person === null ? undefined : await store.rating(game, person);
      return { number, strength: rating === undefined ? 0 : strength(rating) };
    }),
  );
  return shuffle(strengths, seeded(`${seed} seeding`))
    .sort((one, other) => other.strength - one.strength)
    .map(({ number }) => number);
}
