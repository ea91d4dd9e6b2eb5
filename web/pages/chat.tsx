import { type ChatLine, LONGEST_CHAT_LINE, type TableInfo } from "@clade/kernel";
import { Button, Icon, Sheet, type Talk } from "@clade/ui";
import { type FormEvent, type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import { api, isProblem } from "../online/api.ts";
import { useSettings } from "../settings.ts";
import { keepInTab, keptInTab } from "../table/session.ts";
import type { UnsaidLine } from "../table/unsaid.ts";
import type { SeenTable } from "../table/use-table.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { TellOperator } from "./tell-operator.tsx";

interface Props {
  readonly info: TableInfo;
  readonly table: SeenTable;
}

/** A button on the bar with how much is unread: it shows the chat beside the board, or in a sheet where there is no room. */
export function ChatButton({ talk, panel }: { readonly talk: Talk; readonly panel: ReactElement }): ReactElement {
  const { chat, close } = useWords();
  const [open, setOpen] = useState(false);
  const { unread, onShown, onAsked } = talk;
  const name = unread === 0 ? chat.title : chat.unread(unread);
  useEffect(() => {
    if (!open) return;
    onShown(true);
    return () => onShown(false);
  }, [open, onShown]);
  return (
    <>
      <button
        type="button"
        className="bar-link"
        aria-label={name}
        title={name}
        onClick={() => (hasRoomBeside() ? onAsked() : setOpen(true))}
      >
        <Icon sign="talk" />
        {unread === 0 ? null : <b className="tool-count numeral">{unread}</b>}
      </button>
      {open ? (
        <Sheet title={chat.title} close={close} onClose={() => setOpen(false)}>
          {panel}
        </Sheet>
      ) : null}
    </>
  );
}

/** Whether the table that is shown has a column beside it. */
function hasRoomBeside(): boolean {
  return (document.getElementById("tab-talk")?.getClientRects().length ?? 0) > 0;
}

interface TalkWithPanel {
  readonly talk: Talk;
  readonly panel: ReactElement;
}

/** What people at the table say to each other, wherever it is shown, and how much of it was not read yet. */
export function useChat(info: TableInfo | undefined, table: SeenTable): TalkWithPanel | undefined {
  const { chat } = useWords();
  const { name: ownName } = useSettings();
  const id = info?.id;
  const lines = useLines(id, table);
  const [shown, setShown] = useState(false);
  const [asked, setAsked] = useState(0);
  const [read, setRead] = useState(0);
  useEffect(() => setRead(id === undefined ? 0 : keptRead(id)), [id]);
  useEffect(() => {
    if (!shown || id === undefined) return;
    setRead(lines.length);
    keepInTab(readKey(id), String(lines.length));
  }, [shown, lines.length, id]);
  const onAsked = useCallback(() => setAsked((before) => before + 1), []);
  const panel = info === undefined ? undefined : <ChatPanel info={info} table={table} lines={lines} />;
  if (info === undefined || panel === undefined) return undefined;
  const me = info.seats[info.you.seat ?? -1]?.name ?? ownName;
  // What one has said oneself need not be read.
  const unread = lines.slice(read).filter(({ name }) => name !== me).length;
  return { talk: { title: chat.title, unread, panel, asked, onAsked, onShown: setShown }, panel };
}

/** The host may keep the word to themselves. */
function ChatPanel({ info, table, lines }: Props & { readonly lines: readonly ChatLine[] }): ReactElement {
  return (
    <div className="chat">
      <Lines lines={lines} unsaid={table.unsaid} />
      <Unsaid table={table} />
      <Say info={info} say={table.say} />
      <TellOperator table={info.id} lines={lines} />
    </div>
  );
}

/** How many lines were read is kept, so that a reload does not make them new. */
function readKey(id: string): string {
  return `read.${id}`;
}
function keptRead(id: string): number {
  return Number(keptInTab(readKey(id)) ?? "0");
}

/** All lines of the table: what was said before the page was opened, or while its line was down, is fetched. */
function useLines(id: string | undefined, { said, up, saidAgain }: SeenTable): readonly ChatLine[] {
  const [earlier, setEarlier] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    const fetchEarlier = async (of: string): Promise<void> => {
      const lines: ChatLine[] = [];
      for (let from: number | null = 0; from !== null; ) {
        const answer = await api.chat(of, from);
        if (answer === undefined || isProblem(answer)) break;
        lines.push(...answer.lines);
        from = answer.next;
      }
      if (lines.length > 0) setEarlier(lines);
    };
    if (!up || id === undefined) return;
    fetchEarlier(id).catch(() => {
      // It is fetched again when the line comes up again.
    });
  }, [id, up, saidAgain]);
  const byNumber = new Map([...earlier, ...said].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

interface LinesProps {
  readonly lines: readonly ChatLine[];
  readonly unsaid: readonly UnsaidLine[];
}

function Lines({ lines, unsaid }: LinesProps): ReactElement | null {
  const { chat } = useWords();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [lines.length]);
  if (lines.length === 0) return unsaid.length === 0 ? <p className="chat-nothing">{chat.nothing}</p> : null;
  return (
    <div className="chat-lines" role="log" aria-label={chat.title} tabIndex={0}>
      <ol>
        {lines.map(({ number, name, text, at }, index) => (
          <li key={number} ref={index === lines.length - 1 ? end : undefined}>
            <b>{name}</b> <span>{text}</span>{" "}
            <time dateTime={new Date(at).toISOString()}>
              {new Date(at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What was typed here and is not at the table yet: it waits for the connection, or was not taken. */
function Unsaid({ table: { unsaid, up, sayAgain, drop } }: { readonly table: SeenTable }): ReactElement | null {
  const { chat, problems } = useWords();
  if (unsaid.length === 0) return null;
  return (
    <ul className="chat-unsaid" aria-live="polite">
      {unsaid.map(({ id, text, problem }) => (
        <li key={id} data-failed={problem === undefined ? undefined : ""}>
          <span>{text}</span>{" "}
          <small>{problem !== undefined ? chat.notSent(problems[problem]) : up ? "" : chat.waits}</small>
          {problem === undefined ? null : (
            <span className="chat-unsaid-ways">
              <Button look="quiet" onClick={() => sayAgain(id)}>
                {chat.sendAgain}
              </Button>
              <Button look="quiet" onClick={() => drop(id)}>
                {chat.drop}
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SayProps {
  readonly info: TableInfo;
  readonly say: (text: string) => void;
}

function Say({ info: { id, you, muted }, say }: SayProps): ReactElement {
  const { chat, problems } = useWords();
  const [text, setText] = useState("");
  const [complaint, setComplaint] = useState<TroubleCode>();
  /** What the host has asked for, until the table says so. */
  const [asked, setAsked] = useState<boolean>();
  const silent = you.seat === null ? muted.spectators : muted.seats.includes(you.seat);
  if (!you.host && (muted.all || silent)) return <p className="chat-nothing">{chat.muted}</p>;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    say(text.trim());
    setText("");
  };
  const mute = async (all: boolean): Promise<void> => {
    setAsked(all);
    const answer = await api.mute(id, { ...muted, all });
    setAsked(undefined);
    setComplaint(answer === undefined ? "no-connection" : isProblem(answer) ? answer.problem : undefined);
  };
  return (
    <form className="chat-say" onSubmit={send}>
      <label>
        <span className="unseen">{chat.say}</span>
        <input
          value={text}
          maxLength={LONGEST_CHAT_LINE}
          placeholder={chat.say}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Button look="main" type="submit">
        {chat.send}
      </Button>
      {you.host ? (
        <label className="chat-mute">
          <input
            type="checkbox"
            checked={asked ?? muted.all}
            onChange={({ target: { checked } }) => void mute(checked)}
          />
          {chat.mute}
        </label>
      ) : null}
      {complaint === undefined ? null : <p role="alert">{problems[complaint]}</p>}
    </form>
  );
}
