import { type GameRecord, type Now, type Seat, seatNaming } from "@clade/kernel";
import { isRecordTrouble, ReplayedGame, troubleSentence } from "@clade/kernel/replay";
import { Button } from "@clade/ui";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { useSettings } from "../settings.ts";
import type { LoadedGame } from "../table/load.ts";
import type { SeenTable } from "../table/use-table.ts";
import { codeOf, type TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { useLeafingKeys } from "./keys.ts";
import { useLeafing } from "./leafing.ts";
import { LeafStrip } from "./leaf-strip.tsx";
import { type Played, PlayedRecord } from "./played.ts";
import { type SeenMoment, seenMoments, SeenPast } from "./seen-past.ts";
import { toldPast } from "./told-past.ts";
import { BoardAt } from "./shown-game.tsx";
import { useStayWords } from "./words/index.ts";
import "./replay.css";

interface Props {
  readonly loaded: LoadedGame;
  readonly record: () => Promise<GameRecord | undefined>;
  /** Whose eyes look back: nobody sees more than they saw then. */
  readonly seat: Seat;
  readonly onBack: () => void;
}

/** Looks back into a game of this device that goes on. */
export default function LookBackHere({ loaded, record, seat, onBack }: Props): ReactElement {
  const { language } = useSettings();
  const { problems, table } = useWords();
  const [kept, setKept] = useState<GameRecord | null>();
  const [failed, setFailed] = useState<TroubleCode>();
  useEffect(() => {
    record().then(
      (found) => setKept(found ?? null),
      (error: unknown) => setFailed(codeOf(error)),
    );
  }, [record]);
  const played = useMemo(() => {
    if (kept == null) return undefined;
    const replayed = ReplayedGame.open(loaded.pack.game, kept);
    return isRecordTrouble(replayed) ? replayed : new PlayedRecord(replayed, seat);
  }, [kept, loaded, seat]);
  if (played instanceof PlayedRecord && kept != null) {
    return <LookedBack loaded={loaded} played={played} seats={kept.seats} whole onBack={onBack} />;
  }
  if (kept === undefined && failed === undefined) return <p className="loading">{table.loading}</p>;
  return (
    <div className="page">
      <p role="alert">
        {failed === undefined
          ? isRecordTrouble(played)
            ? troubleSentence(language, played)
            : table.goneHelp
          : problems[failed]}
      </p>
      <BackButton onBack={onBack} />
    </div>
  );
}

interface SeenProps {
  readonly id: string;
  readonly loaded: LoadedGame;
  readonly table: SeenTable;
  readonly onBack: () => void;
}

/** Looks back into a game on a server, from its beginning on; where the server does not tell it, as far as this page has seen it. */
export function LookBackSeen({ id, loaded, table, onBack }: SeenProps): ReactElement {
  const { table: words } = useWords();
  // What is looked at stays as it is, however the game goes on.
  const [seen] = useState(() => ({ now: table.now, past: table.past, events: table.events }));
  const [told, setTold] = useState<readonly SeenMoment[] | null>();
  useEffect(() => {
    if (seen.now === undefined) return;
    const { number } = seen.now;
    toldPast(id, seen.now).then(
      // What has happened since is not looked back at: the page may not know its events.
      (moments) => setTold(moments?.filter((moment) => moment.number <= number) ?? null),
      () => setTold(null),
    );
  }, [id, seen]);
  const seats = useMemo(
    () => table.seats.map(({ name, bot }) => (bot === null ? { name } : { name, bot })),
    [table.seats],
  );
  const watcher: Now["watcher"] = seen.now?.watcher ?? "spectator";
  const played = useMemo(
    () => new SeenPast(loaded.pack.game, watcher, told ?? seenMoments(seen.past), seen.events),
    [loaded, watcher, told, seen],
  );
  if (told === undefined) return <p className="loading">{words.loading}</p>;
  return <LookedBack loaded={loaded} played={played} seats={seats} whole={told !== null} onBack={onBack} />;
}

interface LookedBackProps {
  readonly loaded: LoadedGame;
  readonly played: Played;
  readonly seats: GameRecord["seats"];
  /** Whether it goes back to the beginning. */
  readonly whole: boolean;
  readonly onBack: () => void;
}

function LookedBack({ loaded, played, seats, whole, onBack }: LookedBackProps): ReactElement {
  const { language } = useSettings();
  const { replay: words } = useStayWords();
  const leafing = useLeafing(played, {});
  useLeafingKeys(leafing, played.last);
  const names = seats.map(({ name }) => name);
  return (
    <div className="replay">
      <div className="replay-board">
        <BoardAt loaded={loaded} played={played} leafing={leafing} seats={seats} />
      </div>
      <LeafStrip
        played={played}
        leafing={leafing}
        players={seats.length}
        naming={seatNaming(language, names, loaded.pack.about.colours)}
      >
        <div className="leaf-tools">
          <small>
            {words.seenFrom}
            {whole ? null : ` ${words.seenSince}`}
          </small>
          <BackButton onBack={onBack} />
        </div>
      </LeafStrip>
    </div>
  );
}

function BackButton({ onBack }: { readonly onBack: () => void }): ReactElement {
  const { replay: words } = useStayWords();
  return (
    <Button look="main" autoFocus onClick={onBack}>
      {words.backToGame}
    </Button>
  );
}
