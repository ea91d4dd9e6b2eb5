import { type ChatLine, LONGEST_CHAT_LINE, type TableInfo } from "@clade/kernel";
import { Button, Icon, Sheet, type Talk } from "@clade/ui";
import { type FormEvent, type ReactElement, useCallback, useEffect, useRef, useState } from "react";
import { ChatLines } from "../doors/chat-lines.tsx";
import { Phrases } from "../doors/phrases.tsx";
import { useReading } from "../doors/reading.ts";
import type { Company } from "../doors/use-company.ts";
import { useDoorWords } from "../doors/words/index.ts";
import { api, isProblem } from "../online/api.ts";
import { useSettings } from "../settings.ts";
import { keepInTab, keptInTab } from "../table/session.ts";
import type { SeenTable } from "../table/use-table.ts";
import type { TroubleCode } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { TellOperator } from "./tell-operator.tsx";

interface PanelProps {
  readonly info: TableInfo;
  readonly table: SeenTable;
  readonly lines: readonly ChatLine[];
  readonly me: string;
  readonly company: Company;
}

/** A button on the bar with how much is unread: it shows the chat beside the board, or in a sheet where there is no room. */
export function ChatButton({ talk, panel }: Pick<TalkWithPanel, "talk" | "panel">): ReactElement {
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
  readonly lines: readonly ChatLine[];
  readonly talk: Talk;
  readonly panel: ReactElement;
}

/** What people at the table say to each other, wherever it is shown, and how much of it was not read yet. */
export function useChat(info: TableInfo | undefined, table: SeenTable, company: Company): TalkWithPanel | undefined {
  const { chat } = useWords();
  const { name: ownName } = useSettings();
  const id = info?.id;
  const lines = useLines(id, table, company);
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
  if (info === undefined) return undefined;
  const me = info.seats[info.you.seat ?? -1]?.name ?? ownName;
  const panel = <ChatPanel info={info} table={table} lines={lines} me={me} company={company} />;
  // What one has said oneself need not be read.
  const unread = lines.slice(read).filter(({ name }) => name !== me).length;
  return { lines, talk: { title: chat.title, unread, panel, asked, onAsked, onShown: setShown }, panel };
}

/** The host may keep the word to themselves. */
function ChatPanel({ info, table, lines, me, company }: PanelProps): ReactElement {
  return (
    <div className="chat">
      <ChatLines table={info.id} me={me} lines={lines} unsaid={table.unsaid} company={company} />
      <Unsaid table={table} />
      <Say info={info} table={table} company={company} />
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

/**
 * All lines of the table that one wants to read: what was said before the page was opened, or while its line was down, is fetched;
 * so is all of it when one wants to hear others than before.
 */
function useLines(
  id: string | undefined,
  { said, up, saidAgain }: SeenTable,
  { turns, child }: Company,
): readonly ChatLine[] {
  const [earlier, setEarlier] = useState<{ readonly lines: readonly ChatLine[]; readonly heard: number }>(NOTHING);
  const heard = useRef(0);
  heard.current = said.length;
  useEffect(() => {
    const fetchEarlier = async (of: string): Promise<void> => {
      const lines: ChatLine[] = [];
      const before = heard.current;
      for (let from: number | null = 0; from !== null; ) {
        const answer = await api.chat(of, from);
        if (answer === undefined || isProblem(answer)) return;
        lines.push(...answer.lines);
        from = answer.next;
      }
      setEarlier({ lines, heard: before });
    };
    if (!up || id === undefined) return;
    fetchEarlier(id).catch(() => {
      // It is fetched again when the line comes up again.
    });
  }, [id, up, saidAgain, turns, child]);
  const byNumber = new Map([...earlier.lines, ...said.slice(earlier.heard)].map((line) => [line.number, line]));
  const lines = [...byNumber.values()].sort((a, b) => a.number - b.number);
  return child ? lines.filter(({ phrase }) => phrase !== undefined) : lines;
}

const NOTHING = { lines: [], heard: 0 } as const;

/** What was typed here and is not at the table yet: it waits for the connection, or was not taken. */
function Unsaid({ table: { unsaid, up, sayAgain, drop } }: { readonly table: SeenTable }): ReactElement | null {
  const { chat, problems } = useWords();
  const read = useReading();
  if (unsaid.length === 0) return null;
  return (
    <ul className="chat-unsaid" aria-live="polite">
      {unsaid.map(({ id, text, problem }) => (
        <li key={id} data-failed={problem === undefined ? undefined : ""}>
          <span>{read({ text })}</span>{" "}
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
  readonly table: Pick<SeenTable, "say" | "sayPhrase">;
  readonly company: Company;
}

/** Set phrases for everybody; a field to type into where somebody reads what is typed. */
function Say({ info: { id, you, muted }, table: { say, sayPhrase }, company }: SayProps): ReactElement {
  const { chat, problems } = useWords();
  const { kindness } = useDoorWords();
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
      {company.typed ? (
        <>
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
        </>
      ) : (
        <p className="chat-nothing">{company.child ? kindness.childChat : kindness.phrasesOnly}</p>
      )}
      <Phrases alone={!company.typed} onSay={sayPhrase} />
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
