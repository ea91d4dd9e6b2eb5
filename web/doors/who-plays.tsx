import { seats as seatNumbers, type TableInfo } from "@clade/kernel";
import type { ReactElement } from "react";
import { botWords } from "../pages/terms.tsx";
import { useSeatNaming } from "../shelf.ts";
import { useWords } from "../words.ts";
import { useDoorWords } from "./words/index.ts";

/** Who plays for whom, said for as long as it is so: for everybody but oneself, who has a button for it. */
export function WhoPlays({ info }: { readonly info: TableInfo }): ReactElement | null {
  const sentences = useStandIns(info);
  return (
    <p role="status" className="who-plays">
      {sentences.join(" ")}
    </p>
  );
}

function useStandIns(info: TableInfo): readonly string[] {
  const { plays } = useDoorWords();
  const house = useWords();
  const naming = useSeatNaming()(info.game, info.seats);
  if (info.status !== "playing") return [];
  const bot = botWords(house, info.standIn);
  return seatNumbers(info.seats.length).flatMap((seat) => {
    const set = info.seats[seat];
    if (set === undefined || set.bot !== null || seat === info.you.seat) return [];
    if (set.removed) return [plays.removed(bot, naming(seat))];
    if (set.resigned) return [plays.gaveUp(bot, naming(seat))];
    return set.away ? [plays.away(bot, naming(seat))] : [];
  });
}
