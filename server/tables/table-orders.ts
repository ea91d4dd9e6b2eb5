import { Tellable } from "../fault.ts";
import { isProblem, type Problem } from "../problem.ts";
import { removeByOperator, withoutPerson } from "./removal.ts";
import type { Room } from "./room.ts";
import type { Rooms } from "./rooms.ts";
import { seatOf } from "./seating.ts";

/** What can be done to a table wherever it lives, without anybody at it asking for it. */
export type TableOrder =
  | { readonly do: "close" }
  /** Everybody has a seat, and nobody needs to say so: a table of a tournament, of which nobody is the host, or a quick game. */
  | { readonly do: "start" }
  | { readonly do: "remove" }
  | { readonly do: "remove-seat"; readonly seat: number }
  /** Whoever is banned holds nobody up. */
  | { readonly do: "remove-person"; readonly person: string }
  /** Everything of a person that is here goes. */
  | { readonly do: "erase-person"; readonly person: string };

/** What came of it: why not, or what is to be done elsewhere too. */
export interface OrderDone {
  readonly problem?: Problem;
  readonly status?: string;
  readonly rematch?: string | null;
}

export async function carryOut(rooms: Rooms, id: string, order: TableOrder): Promise<OrderDone> {
  if (order.do === "remove") return withProblem(await rooms.remove(id));
  const room = await rooms.get(id);
  if (isProblem(room)) return { problem: room };
  switch (order.do) {
    case "close":
      return room.table.status === "over" ? { status: "over" } : withProblem(await room.shut());
    case "start":
      return withProblem(await room.start(room.table.host));
    case "remove-seat":
      return withProblem(await room.change((table) => removeByOperator(table, order.seat)));
    case "remove-person":
      return withProblem(await removePerson(room, order.person));
    case "erase-person":
      await takeOut(room, order.person);
      // A bot has the seat now, and somebody may wait for it.
      if (room.table.status === "playing") await room.wake();
      return { rematch: room.table.rematch };
  }
}

async function removePerson(room: Room, person: string): Promise<Problem | undefined> {
  const seat = seatOf(room.table, person);
  const { status } = room.table;
  if (seat === null || (status !== "waiting" && status !== "playing")) return undefined;
  return room.change((table) => removeByOperator(table, seat));
}

/** Somebody else may change a table at the same moment. */
const TRIES = 5;

async function takeOut(room: Room, person: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await room.amend((table) => withoutPerson(table, person))) === undefined) return;
  }
  throw new Tellable("a table changed all the time");
}

function withProblem(problem: Problem | undefined): OrderDone {
  return problem === undefined ? {} : { problem };
}
