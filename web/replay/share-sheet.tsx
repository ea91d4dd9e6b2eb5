import type { Review } from "@clade/bots/review";
import { type GamePack, type GameRecord, type Naming, seats } from "@clade/kernel";
import { Button, Sheet } from "@clade/ui";
import { lazy, type ReactElement, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { BASE } from "../base.ts";
import { copyText } from "../copy-text.ts";
import { useSettings } from "../settings.ts";
import type { LoadedGame } from "../table/load.ts";
import { saveFile } from "../trouble/download.ts";
import { useWords } from "../words.ts";
import { linkTo } from "./address.ts";
import { pictureOf } from "./board-picture.ts";
import { scoresOf } from "./courses.ts";
import type { PlayedRecord } from "./played.ts";
import { toFragment } from "./record-link.ts";
import { sharePicture } from "./share-picture.ts";
import { BoardAt } from "./shown-game.tsx";
import type { Source } from "./source.ts";
import { useStayWords } from "./words/index.ts";

const QrCode = lazy(() => import("../invite/qr-code.tsx"));

interface Props {
  readonly pack: GamePack;
  readonly loaded: LoadedGame;
  readonly source: Source;
  readonly record: GameRecord;
  readonly played: PlayedRecord;
  readonly review: Review | undefined;
  readonly naming: Naming;
  readonly onClose: () => void;
}

/** Ways to show a finished game to others: a picture, a link, a summary, a frame for another site. */
export function ShareSheet({ pack, loaded, source, record, played, review, naming, onClose }: Props): ReactElement {
  const { share: words, replay } = useStayWords();
  const { close } = useWords();
  const { language } = useSettings();
  const [said, setSaid] = useState("");
  const link = useLink(source, record);
  const title = pack.about.name[language];
  const lines = useMemo(() => summaryLines(review, naming, words.summary), [review, naming, words]);
  const { stage, picture } = usePicture({ title, lines, naming, pack, played, language });
  const copy = async (text: string): Promise<void> => {
    setSaid((await copyText(text)) ? words.copied : `${replay.copyByHand} ${text}`);
  };
  const result = scoresOf(played.replayed.result, naming) ?? "";
  const summary = [`${title}: ${result}`, ...lines, ...(link == null ? [] : [link.page])].join("\n");
  const frame = link == null ? "" : `<iframe src="${link.frame}" width="100%" height="640" title="${title}"></iframe>`;
  const send = async (): Promise<void> => {
    const file = picture === undefined ? [] : [new File([picture.blob], `${record.game}.png`, { type: "image/png" })];
    try {
      const files = navigator.canShare({ files: file }) ? { files: file } : {};
      await navigator.share({ title, text: result, ...(link == null ? {} : { url: link.page }), ...files });
    } catch {
      // Whoever thinks better of it has said enough.
    }
  };
  return (
    <Sheet title={words.title} close={close} onClose={onClose} wide>
      <div className="share">
        {picture === undefined ? (
          <p className="share-picture" role="status">
            {words.drawing}
          </p>
        ) : (
          <img className="share-picture" src={picture.url} alt={words.picture(`${title}: ${result}`)} />
        )}
        <div className="games-actions">
          <Button
            disabled={picture === undefined}
            onClick={() => picture !== undefined && saveFile(`${record.game}.png`, picture.blob)}
          >
            {words.savePicture}
          </Button>
          {typeof navigator.share === "function" ? <Button onClick={() => void send()}>{words.send}</Button> : null}
          {link == null ? null : <Button onClick={() => void copy(link.page)}>{words.copyLink}</Button>}
          <Button onClick={() => void copy(summary)}>{words.copySummary}</Button>
        </div>
        {link === null ? <p>{words.onlyFile}</p> : null}
        {link == null ? null : (
          <Suspense fallback={null}>
            <QrCode link={link.page} title={words.qr} help={words.qrHelp} />
          </Suspense>
        )}
        {link == null ? null : (
          <label className="field">
            <span>{words.embed}</span>
            <small>{words.embedHelp}</small>
            <textarea readOnly rows={3} value={frame} onFocus={({ target }) => target.select()} />
            <span className="games-actions">
              <Button onClick={() => void copy(frame)}>{words.copyEmbed}</Button>
            </span>
          </label>
        )}
        <p role="status">{said}</p>
        <div className="share-stage" ref={stage} inert aria-hidden="true">
          <LastPosition loaded={loaded} played={played} />
        </div>
      </div>
    </Sheet>
  );
}

/** The table as it was in the end, out of sight: the picture is made of it. */
function LastPosition({ loaded, played }: Pick<Props, "loaded" | "played">): ReactElement {
  const leafing = useMemo(
    () => ({
      position: played.last,
      eyes: "spectator" as const,
      front: 0 as const,
      stride: { by: "move" } as const,
      playing: false,
      speed: "usual" as const,
      near: false,
      goTo: () => {},
      step: () => {},
      look: () => {},
      setFront: () => {},
      setStride: () => {},
      setSpeed: () => {},
      toggle: () => {},
    }),
    [played],
  );
  return <BoardAt loaded={loaded} played={played} leafing={leafing} seats={played.replayed.record.seats} />;
}

interface Links {
  readonly page: string;
  readonly frame: string;
}

/** Links for others: to the server's page of the game, or one that holds it. Undefined while it is made, null: too long. */
function useLink(source: Source, record: GameRecord): Links | null | undefined {
  const [link, setLink] = useState<Links | null>();
  useEffect(() => {
    let wanted = true;
    const make = async (): Promise<Links | null> => {
      const whole = source.where === "online" ? undefined : await toFragment(record);
      if (source.where !== "online" && whole === undefined) return null;
      const of: Source = source.where === "online" ? source : { where: "link", fragment: whole ?? "" };
      const page = linkTo(of, { at: undefined, eyes: undefined, line: undefined });
      return { page, frame: page.replace(`${location.origin}${BASE}/game/`, `${location.origin}${BASE}/embed/`) };
    };
    make().then(
      (made) => wanted && setLink(made),
      () => wanted && setLink(null),
    );
    return () => {
      wanted = false;
    };
  }, [source, record]);
  return link;
}

interface PictureWishes extends Pick<Props, "naming" | "pack" | "played"> {
  readonly title: string;
  readonly lines: readonly string[];
  readonly language: string;
}

interface Picture {
  readonly blob: Blob;
  readonly url: string;
}

function usePicture({ title, lines, naming, pack, played, language }: PictureWishes): {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly picture: Picture | undefined;
} {
  const stage = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    let wanted = true;
    let url: string | undefined;
    const { result } = played.replayed;
    const draw = async (): Promise<void> => {
      await document.fonts.ready;
      // The board finds its place in the room that it has.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const table = stage.current?.querySelector<HTMLElement>(".frame-table");
      if (result === undefined || table == null || !wanted) return;
      const day = new Date().toLocaleDateString(language, { dateStyle: "medium" });
      const blob = await sharePicture(await pictureOf(table), {
        title,
        day,
        result,
        naming,
        colours: pack.about.colours,
        lines,
      });
      if (blob === undefined || !wanted) return;
      url = URL.createObjectURL(blob);
      setPicture({ blob, url });
    };
    void draw();
    return () => {
      wanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [title, lines, naming, pack, played, language]);
  return { stage, picture };
}

/** What a review says of each player, in a line. */
function summaryLines(
  review: Review | undefined,
  naming: Naming,
  line: (name: string, luck: string, own: string) => string,
): readonly string[] {
  if (review === undefined || review.done < 1) return [];
  return seats(review.seats.length).flatMap((seat) => {
    const found = review.seats[seat];
    return found === undefined ? [] : [line(naming(seat), signed(found.luck), signed(found.own))];
  });
}

function signed(value: number): string {
  return `${value < 0 ? "−" : "+"}${Math.abs(value).toFixed(1)}`;
}
