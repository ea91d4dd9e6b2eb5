import { type Hint, type Move, type Naming, type Seat, colourNames } from "@clade/kernel";
import { Sheet, type Sitting } from "@clade/ui";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import type { LoadedGame } from "../table/load.ts";
import type { TableState } from "../table/use-table.ts";
import { change, moves, useSettings } from "../settings.ts";
import { cue } from "../sound.ts";
import { useWords } from "../words.ts";
import { RuleBook } from "./rule-book.tsx";

interface Props {
  readonly loaded: LoadedGame;
  readonly table: TableState;
  /** Whether this table gives hints. */
  readonly hinting: boolean;
  readonly playAgain: (() => void) | undefined;
}

/** A table with somebody at it: the board, and the rules a tap away. The same for every kind of table. */
export function GameTable({ loaded, table, hinting, playAgain }: Props): ReactElement | null {
  const { pack, board: Board } = loaded;
  const { language, lessons } = useSettings();
  const words = useWords();
  const [rules, setRules] = useState<{ readonly clause: string | undefined }>();
  const { now, seats } = table;
  useCue(table);
  const legal = useMemo(() => (now?.legal ?? []).flatMap((text) => pack.game.read(text) ?? []), [now, pack]);
  const naming = useMemo<Naming>(() => {
    const names = seats.map(({ name }) => name);
    const colours = colourNames(language, pack.about.colours);
    return (seat: Seat) => names[seat] ?? colours[seat] ?? "";
  }, [seats, pack, language]);
  const sitting = useMemo<Sitting | undefined>(
    () =>
      now === undefined
        ? undefined
        : {
            view: now.view,
            watcher: now.watcher,
            deciders: now.deciders,
            legal,
            seats,
            events: table.events,
            since: table.since,
            undo: now.undo,
            result: now.result,
            hints: hinted(table.hints, (text) => pack.game.read(text)),
            hinting,
            busy: table.busy,
            refused: table.refused,
            motion: moves(),
            guided: lessons,
            language,
            naming,
            text: pack.text[language],
            play: (move) => table.act(pack.game.write(move as Move)),
            takeBack: () => table.undo(),
            askHint: () => {
              if (hinting && legal.length > 0) table.hint();
            },
            openRules: (clause) => setRules({ clause }),
            playAgain,
            endGuide: () => change({ lessons: false }),
          },
    [now, seats, legal, table, pack, language, lessons, naming, hinting, playAgain],
  );
  if (sitting === undefined) return null;
  return (
    <>
      <Board sitting={sitting} />
      {rules === undefined ? null : (
        <Sheet
          title={words.rulesPage.title(pack.about.name[language])}
          close={words.close}
          onClose={() => setRules(undefined)}
          wide
        >
          <RuleBook game={pack.game.id} text={pack.text[language]} clause={rules.clause} />
        </Sheet>
      )}
    </>
  );
}

function hinted(hints: readonly Hint[], read: (text: string) => Move | undefined): Sitting["hints"] {
  return hints.flatMap((hint) => {
    const move = read(hint.move);
    return move === undefined ? [] : [{ ...hint, move }];
  });
}

/** A soft sound when it gets one's turn, if the person wants sounds. */
function useCue({ now }: TableState): void {
  const mine = now !== undefined && now.watcher !== "spectator" && now.deciders.includes(now.watcher);
  useEffect(() => {
    if (mine) cue("turn");
  }, [mine]);
  const number = now?.number ?? 0;
  useEffect(() => {
    if (number > 0) cue("event");
  }, [number]);
}
