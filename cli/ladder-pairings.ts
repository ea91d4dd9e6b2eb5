import { botNames, habitsOf, type Mark, type Pairing, type Table, variantsOf } from "@clade/bots";
import { at, type GamePack } from "@clade/kernel";
import type { Input } from "./arguments.ts";
import { BadInput } from "./complaint.ts";
import { type Entrant, readEntrants } from "./entrants.ts";
import type { Field } from "./ladder-evening.ts";
import { botNamed, optionsFrom } from "./table.ts";

/** Pairings that somebody asks for by name: which bots, which pairs of them, up to which mark. */

/** Flags that ask for pairings of one's own; without any of them all is measured that is asked of the bots. */
const OWN = ["levels", "pairs", "mark", "alone"] as const;

export function asksForPairings(input: Input): boolean {
  return OWN.some((flag) => input.text(flag) !== undefined);
}

export function pairingHabits(pack: GamePack, field: Field, { one, other, players }: Pairing): string {
  return [one, other]
    .map((bot) => (bot === null ? "" : (field.get(bot)?.command ?? habitsOf(pack, bot, players))))
    .join(" : ");
}

export function pairingsFrom(input: Input, pack: GamePack, field: Field): Pairing[] {
  const pairs = pairsFrom(input, field);
  const bots = [...new Set(pairs.flat())];
  const alone = input.text("alone") === undefined ? {} : { alone: "one" as const };
  return tablesFrom(input, pack).flatMap(({ players, options }): Pairing[] =>
    players === 1
      ? bots.map((one) => ({ players, options, one, other: null }))
      : pairs.map(([one, other]) => ({ ...alone, players, options, one, other })),
  );
}

/** What each pair is measured against: a share of games, or for one who is alone a multiple of the fair share. */
export function markFrom(input: Input, games: number): Mark | undefined {
  const times = input.text("alone");
  if (times === undefined) {
    const percent = input.number("mark", 0, 100, 60);
    return percent === 0 ? undefined : { at: percent / 100, games };
  }
  if (input.text("mark") !== undefined) throw new BadInput("--mark and --alone do not go together");
  const mark = /^\d+(\.\d+)?$/.test(times) ? Number(times) : Number.NaN;
  if (!(mark > 0 && mark <= 6)) throw new BadInput(`--alone takes a number from 0 to 6, got "${times}"`);
  return { at: mark, games };
}

export function fieldFrom(input: Input): Field {
  const named = input.text("levels");
  const entrants = named === undefined ? botNames.map((name): Entrant => ({ name })) : readEntrants(named);
  for (const [index, { name }] of entrants.entries()) {
    const twin = entrants.findIndex((each) => each.name === name);
    if (twin !== index) throw new BadInput(`--levels names "${name}" twice`);
  }
  if (entrants.length < 2) throw new BadInput("--levels takes at least two bots");
  return new Map(entrants.map((entrant) => [entrant.name, entrant]));
}

function pairsFrom(input: Input, field: Field): (readonly [one: string, other: string])[] {
  const bots = [...field.keys()];
  const wish = input.text("pairs") ?? "all";
  // The one that should be stronger comes first.
  if (wish === "all") return bots.flatMap((other, index) => bots.slice(index + 1).map((one) => [one, other] as const));
  if (wish === "neighbours") return bots.slice(1).map((one, index) => [one, at(bots, index)] as const);
  return (listed(wish) ?? []).map((pair) => {
    const [one = "", other = "", extra] = pair.split(":");
    if (extra !== undefined || other === "" || one === other) {
      throw new BadInput(`--pairs takes all, neighbours, or bot:bot,…; got "${pair}"`);
    }
    // Bots of the house may be named here without having been named before.
    const named = (name: string) => (field.has(name) ? name : botNamed(name).name);
    return [named(one), named(other)] as const;
  });
}

/** Tables of every size; with the options that were asked for, or with each that the game has by itself. */
export function tablesFrom(input: Input, pack: GamePack): Table[] {
  const { min, max } = pack.game.players;
  const sizes = listed(input.text("players"))?.map((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN));
  const asked = input.list("option").toSorted((a, b) => a.localeCompare(b, "en"));
  return (sizes ?? Array.from({ length: max - min + 1 }, (_, index) => min + index)).flatMap((players) => {
    optionsFrom(pack, input, players); // complains
    const variants = asked.length > 0 || input.has("plain") ? [asked] : variantsOf(pack.game, players);
    return variants.map((options) => ({ players, options }));
  });
}

export function listed(text: string | undefined): string[] | undefined {
  return text?.split(",").map((part) => part.trim());
}
