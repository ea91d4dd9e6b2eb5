import type { GameRecord } from "@clade/kernel";
import { isRecordTrouble, ReplayedGame } from "@clade/kernel/replay";
import type { ReactElement } from "react";
import { soloSeats } from "../local/new-table.ts";
import { Replay } from "../replay/replay-page.tsx";
import { writeAim } from "../replay/address.ts";
import { currentSettings } from "../settings.ts";
import type { LoadedGame } from "../table/load.ts";
import type { Sample } from "./sample.ts";

interface Props {
  readonly loaded: LoadedGame;
  readonly record: GameRecord;
}

/** The page of a finished game, at the position that the address says. */
export function ShownReplay({ loaded: { pack }, record }: Props): ReactElement {
  const { language } = currentSettings();
  const seats = soloSeats(record.players, "usual", { name: "", language });
  const replayed = ReplayedGame.open(pack.game, { ...record, seats });
  if (isRecordTrouble(replayed)) throw new Error(replayed.trouble);
  const found = { pack, record: replayed.record, replayed, own: 0, device: "sample" } as const;
  return <Replay source={{ where: "device", id: "sample" }} found={found} />;
}

/** Where the page finds which position it is asked for. */
export function replayPath({ move, seat }: Sample): string {
  const aim = writeAim({ at: move, eyes: seat < 0 ? "open" : String(seat), line: undefined });
  return `/game/device/sample${aim}`;
}
