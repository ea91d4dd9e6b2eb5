import { type GameRecord, verify } from "@clade/kernel";
import { Button, Icon, Sheet } from "@clade/ui";
import { type ReactElement, useState } from "react";
import type { LoadedGame } from "../table/load.ts";
import type { TableState } from "../table/visit.ts";
import { codeOf } from "../trouble/codes.ts";
import { download } from "../trouble/download.ts";
import { useWords } from "../words.ts";

interface Props {
  readonly table: TableState;
  readonly loaded: LoadedGame | null | undefined;
  /** The record of the game, once it is over; what keeps it from being had is thrown. */
  readonly record: () => Promise<GameRecord | undefined>;
}

/** Whether luck was fair: the seed's hash from the start, the seed at the end, and the whole game checked in the page. */
export function Fair({ table: { seed }, loaded, record }: Props): ReactElement | null {
  const { fair, close } = useWords();
  const [open, setOpen] = useState(false);
  if (seed === undefined || loaded == null) return null;
  return (
    <>
      <button
        type="button"
        className="bar-link"
        aria-label={fair.title}
        title={fair.title}
        onClick={() => setOpen(true)}
      >
        <Icon sign="seal" />
      </button>
      {open ? (
        <Sheet title={fair.title} close={close} onClose={() => setOpen(false)}>
          <div className="fair">
            <p>{fair.how}</p>
            <dl>
              <dt>{fair.hash}</dt>
              <dd>
                <code>{seed.hash}</code>
              </dd>
              {seed.seed === null ? null : (
                <>
                  <dt>{fair.seed}</dt>
                  <dd>
                    <code>{seed.seed}</code>
                  </dd>
                </>
              )}
            </dl>
            {seed.seed === null ? <p>{fair.later}</p> : <Check hash={seed.hash} loaded={loaded} record={record} />}
          </div>
        </Sheet>
      ) : null}
    </>
  );
}

interface CheckProps {
  readonly hash: string;
  readonly loaded: LoadedGame;
  readonly record: Props["record"];
}

function Check({ hash, loaded, record }: CheckProps): ReactElement {
  const { fair, failure, problems } = useWords();
  const [said, setSaid] = useState("");
  const withRecord = async (use: (record: GameRecord) => string): Promise<void> => {
    try {
      const kept = await record();
      setSaid(kept === undefined ? failure.noRecord : use(kept));
    } catch (error) {
      setSaid(problems[codeOf(error)]);
    }
  };
  const check = (kept: GameRecord): string => {
    const findings = verify(loaded.pack.game, kept);
    // The record could be of another game than the one whose hash was shown.
    if (kept.seedHash !== hash) findings.push(kept.seedHash);
    return findings.length === 0 ? fair.good(kept.moves.length) : `${fair.bad} ${findings.join("; ")}`;
  };
  const save = (kept: GameRecord): string => {
    download(`${kept.game}-${kept.seedHash.slice(0, 12)}.json`, kept);
    return "";
  };
  return (
    <>
      <p>{fair.over}</p>
      <div className="fair-buttons">
        <Button look="main" sign="check" onClick={() => void withRecord(check)}>
          {fair.check}
        </Button>
        <Button onClick={() => void withRecord(save)}>{fair.download}</Button>
      </div>
      <p role="status">{said}</p>
    </>
  );
}
