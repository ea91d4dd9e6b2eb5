import type { GamePack, Seat } from "@clade/kernel";
import type { NearPorts, SeatSituation } from "@clade/kernel/host";
import { type Answer, type Library, type Order, think } from "./thinking.ts";

/**
 * Bots that think where their table is: in a page's worker, in a terminal. They are asked as everywhere, by what the seat
 * knows. The same seed gives the same choice.
 */
export function botsHere(
  pack: GamePack,
  findBot: Library["findBot"],
  seedFor: (seat: Seat) => string,
): Pick<NearPorts, "choose" | "hints"> {
  const library: Library = { loadGame: async () => pack, findBot };
  const ask = (seat: Seat, { players, view, legal }: SeatSituation, what: Order["ask"]): Promise<Answer> =>
    think({ game: pack.game.id, players, seat, view, legal, seed: seedFor(seat), ask: what }, library);
  return {
    async choose({ seat, bot }, situation) {
      const answer = await ask(seat, situation, { bot });
      return "move" in answer ? answer.move : fail(answer);
    },
    async hints(seat, situation) {
      const answer = await ask(seat, situation, { hints: {} });
      return "hints" in answer ? answer.hints : fail(answer);
    },
  };
}

function fail(answer: Answer): never {
  throw new Error("error" in answer ? answer.error : "an answer to another question");
}
