import { at } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import type { State } from "../rules/state.ts";
import { faceOf } from "./faces.ts";
import { readBoard, type World } from "./world.ts";

/** SE-11 to SE-16, SE-67: new hands. Which cards come is chance; how many, and who sees them, is not. */
export function deal(world: World, after: State): void {
  for (const [seat, board] of world.players.entries()) {
    const { hand } = readBoard(at(after.players, seat));
    const discovery = board.lying[board.age - 1] === "down" ? [at(board.column, board.age - 1)] : [];
    const blind = board.obscured || (world.edition === "v1" && board.age === 1); // SE-14, SE-15
    world.objections.push(...differ("SE-11", `cards dealt to seat ${seat}`, 4 + discovery.length, hand.cards.length));
    const found = hand.cards.filter((card) => faceOf(card).age > 0);
    world.objections.push(...differ("SE-11", `Discovery dealt to seat ${seat}`, discovery, found));
    world.objections.push(...differ("SE-15", `whether the hand of seat ${seat} is blind`, blind, hand.blind));
    world.objections.push(...differ("SE-16", `whether the hand of seat ${seat} is shown`, board.invaded, hand.shown));
    if (discovery.length > 0) board.lying[board.age - 1] = "out";
    board.hand = hand;
    board.taken = [];
    board.obscured = false;
    board.invaded = false;
  }
  world.trump = null;
}

/** SE-11, SE-12, SE-14: the hands of round 1. */
export function differencesInDeal({ edition, players }: World): Objection[] {
  return players.flatMap(({ hand }, seat) => [
    ...differ("SE-11", `cards dealt to seat ${seat}`, 5, hand.cards.length),
    ...differ("SE-14", `whether the hand of seat ${seat} is blind`, edition === "v1", hand.blind),
    ...(edition === "v1"
      ? []
      : differ(
          "SE-12",
          "Calamities in round 1",
          [],
          hand.cards.filter((card) => faceOf(card).calamity !== null),
        )),
  ]);
}
