import { loadGame } from "@clade/games";
import { type GamePack, type GameRecord, type Seat, toSeat } from "@clade/kernel";
import {
  checkedRecord,
  isRecordTrouble,
  type RecordTrouble,
  recordIn,
  recordTrouble,
  ReplayedGame,
} from "@clade/kernel/replay";
import { ask } from "../local/host.ts";
import { api, isProblem } from "../online/api.ts";
import { Trouble } from "../trouble/codes.ts";
import { fromFragment } from "./record-link.ts";

/** Where a game is that somebody wants to look at again. */
export type Source =
  | { readonly where: "device"; readonly id: string }
  | { readonly where: "online"; readonly id: string }
  /** In the fragment of the link. */
  | { readonly where: "link"; readonly fragment: string };

/** A game that was found and laid out. */
export interface FoundGame {
  readonly pack: GamePack;
  readonly record: GameRecord;
  readonly replayed: ReplayedGame;
  /** Whose eyes it is opened with: those of the only person who played it here. */
  readonly own: Seat | undefined;
  /** The name under which this device keeps it. */
  readonly device: string | undefined;
}

/** Nothing is kept there, or it is not given out yet; a table that is still played can be visited instead. */
export interface Gone {
  readonly gone: true;
  readonly table: string | undefined;
}

/** Finds a game; what else fails is thrown as `Trouble`. */
export async function findGame(source: Source): Promise<FoundGame | RecordTrouble | Gone> {
  switch (source.where) {
    case "device": {
      const record = await ask<"record">({ type: "record", table: source.id });
      if (record === null) return { gone: true, table: undefined };
      return laidOut(checkedRecord(record), onlyPerson(record), source.id);
    }
    case "online": {
      const [info, record] = await Promise.all([api.table(source.id), api.record(source.id)]);
      if (info === undefined || record === undefined) throw new Trouble("no-connection", "no answer");
      if (isProblem(info) || isProblem(record)) {
        const playing = !isProblem(info) && info.status !== "closed";
        return { gone: true, table: playing ? source.id : undefined };
      }
      return laidOut(checkedRecord(record), info.you.seat ?? undefined, undefined);
    }
    case "link": {
      const text = await fromFragment(source.fragment);
      if (isRecordTrouble(text)) return text;
      return laidOut(recordIn(text), undefined, undefined);
    }
  }
}

async function laidOut(
  record: GameRecord | RecordTrouble,
  own: Seat | undefined,
  device: string | undefined,
): Promise<FoundGame | RecordTrouble> {
  if (isRecordTrouble(record)) return record;
  const pack = await loadGame(record.game);
  if (pack === undefined) return recordTrouble("unknown-game", { game: record.game });
  const replayed = ReplayedGame.open(pack.game, record);
  return isRecordTrouble(replayed) ? replayed : { pack, record, replayed, own, device };
}

/** The seat of the only person at a table; undefined where there are several, or none. */
export function onlyPerson({ seats, players }: Pick<GameRecord, "seats" | "players">): Seat | undefined {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const [only] = people;
  return people.length === 1 && only !== undefined ? toSeat(only, players) : undefined;
}
