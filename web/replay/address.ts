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

export function readAim(search: string): Aim {
  const query = new URLSearchParams(search);
  const at = query.get("at");
  return {
    at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : undefined,
    eyes: query.get("eyes") ?? undefined,
    line: query.get("line") ?? undefined,
  };
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
