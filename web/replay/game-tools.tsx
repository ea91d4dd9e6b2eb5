import type { GameRecord } from "@clade/kernel";
import type { LineId } from "@clade/kernel/replay";
import { Button, Sheet } from "@clade/ui";
import { type ReactElement, useState } from "react";
import { Link, useLocation } from "wouter";
import { copyText } from "../copy-text.ts";
import { ask } from "../local/host.ts";
import { codeOf } from "../trouble/codes.ts";
import { download } from "../trouble/download.ts";
import { useWords } from "../words.ts";
import { linkTo } from "./address.ts";
import { type Leafing, type Speed, SPEEDS, writeEyes } from "./leafing.ts";
import { Choice } from "./leaf-strip.tsx";
import { LONGEST_LINK, toFragment } from "./record-link.ts";
import type { FoundGame, Source } from "./source.ts";
import { useStayWords } from "./words/index.ts";

const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

interface Props {
  readonly source: Source;
  readonly found: FoundGame;
  readonly record: GameRecord;
  readonly line: LineId;
  readonly leafing: Leafing;
  readonly onSheet: (sheet: "branches" | "share") => void;
  readonly onClose: () => void;
}

/** What else can be done with a game that is looked at. */
export function MoreTools({ source, found, record, line, leafing, onSheet, onClose }: Props): ReactElement {
  const { replay: words, branch, share } = useStayWords();
  const { problems, close } = useWords();
  const [, go] = useLocation();
  const [said, setSaid] = useState("");
  const { over } = found.replayed;
  const branches = record.branches?.length ?? 0;
  const copy = async (link: string): Promise<void> => {
    setSaid((await copyText(link)) ? words.copied : `${words.copyByHand} ${link}`);
  };
  const here = { at: leafing.position, eyes: writeEyes(leafing.eyes), line };
  /** A device's own games are nowhere else: their link holds the game. */
  const copyWhole = async (): Promise<void> => {
    const fragment = await toFragment(record);
    if (fragment === undefined) setSaid(words.tooLongForLink(LONGEST_LINK));
    else await copy(linkTo({ where: "link", fragment }, here));
  };
  const keep = async (): Promise<void> => {
    try {
      const { table } = await ask<"keep">({ type: "keep", record });
      go(`/game/device/${table}${location.search}`, { replace: true });
    } catch (error) {
      setSaid(problems[codeOf(error)]);
    }
  };
  return (
    <Sheet title={words.more} close={close} onClose={onClose}>
      <div className="replay-more">
        <Choice
          label={words.speed}
          value={leafing.speed}
          choices={SPEED_NAMES.map((each) => [each, words.speeds[each]])}
          onChoose={(value) => leafing.setSpeed(SPEED_NAMES.find((each) => each === value) ?? leafing.speed)}
        />
        {over ? (
          <>
            <Button data-do="branches" onClick={() => onSheet("branches")}>
              {branches === 0 ? branch.branches : `${branch.branches} (${branches})`}
            </Button>
            <Button data-do="share" onClick={() => onSheet("share")}>
              {share.title}
            </Button>
          </>
        ) : null}
        {source.where === "device" ? null : (
          <Button onClick={() => void copy(linkTo(source, here))}>{words.copyLink}</Button>
        )}
        {over ? <Button onClick={() => void copyWhole()}>{words.copyWhole}</Button> : null}
        {over || found.device !== undefined ? (
          <Button onClick={() => download(`${record.game}-${record.seedHash.slice(0, 12)}.json`, record)}>
            {words.download}
          </Button>
        ) : null}
        {found.device === undefined ? <Button onClick={() => void keep()}>{words.keep}</Button> : null}
        {found.device !== undefined && !over ? (
          <Link className="button button-main" href={`/table/${found.device}`}>
            <span>{words.goOn}</span>
          </Link>
        ) : null}
        <Link className="button button-quiet" href="/games">
          <span>{words.myGames}</span>
        </Link>
        <p role="status">{said}</p>
        <p className="home-quiet">{words.keys}</p>
      </div>
    </Sheet>
  );
}
