import { type About, BOT_NAMES, colourNames, type Language, type SeatInfo } from "@clade/kernel";
import { ask } from "./host.ts";
import { Trouble } from "../trouble/codes.ts";
import type { LocalWishes } from "./messages.ts";

interface Person {
  readonly name: string;
  readonly language: Language;
}

/** The bot of "Play now": whichever the worker finds fit. */
export const USUAL_BOT = "usual";

/** What a person without a name is called: after the first seat, which is red in every game. */
export function personName(name: string, language: Language): string {
  return name === "" ? colourNames(language, ["red"]).join("") : name;
}

export function soloSeats(players: number, bot: string, person: Person): SeatInfo[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === 0
      ? { name: personName(person.name, person.language) }
      : { name: BOT_NAMES[seat - 1] ?? `Bot ${seat}`, bot },
  );
}

/** Sets a table up; what keeps it from being set up is thrown as `Trouble`. */
export async function newTable(wishes: LocalWishes): Promise<string> {
  const answer = await ask<"open">({ type: "open", wishes });
  if ("complaint" in answer) throw new Trouble("bad-request", answer.complaint);
  return answer.table;
}

export function newSoloTable(about: About, person: Person): Promise<string> {
  return newTable({ game: about.id, seats: soloSeats(about.usual, USUAL_BOT, person), options: {} });
}
