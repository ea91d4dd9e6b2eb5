import type { GameRecord } from "@clade/kernel";
import type { LineId } from "@clade/kernel/replay";
import { BASE } from "../base.ts";
import type { Source } from "./source.ts";

/** Which position of a game a link leads to. */
export interface Aim {
  readonly at: number | undefined;
  readonly eyes: string | undefined;
  readonly line: LineId;
}

/** The page of a game, without the path that the site is under. */
export function gamePath(source: Source): string {
  return source.where === "link" ? "/game/link" : `/game/${source.where}/${source.id}`;
}

/** A link to a branch that is no longer there, or never was here, leads to the game itself. */
export function readAim(search: string, { branches = [] }: Pick<GameRecord, "branches">): Aim {
  const query = new URLSearchParams(search);
  const [at, line] = [query.get("at"), query.get("line")];
  const eyes = query.get("eyes") ?? undefined;
  const branch = branches.find(({ id }) => id === line)?.id;
  if (line !== null && branch === undefined) return { at: undefined, eyes, line: undefined };
  return { at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : undefined, eyes, line: branch };
}

export function writeAim({ at, eyes, line }: Aim): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set("at", String(at));
  if (eyes !== undefined) query.set("eyes", eyes);
  if (line !== undefined) query.set("line", line);
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** A link for others to a position of a game. */
export function linkTo(source: Source, aim: Aim): string {
  const fragment = source.where === "link" ? `#${source.fragment}` : "";
  return `${location.origin}${BASE}${gamePath(source)}${writeAim(aim)}${fragment}`;
}
