import { type ChatLine, LONGEST_CHAT_LINE, type TableInfo } from "@clade/kernel";
import { Button, Icon, Sheet } from "@clade/ui";
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { api, isProblem } from "../online/api.ts";
import type { TableState } from "../table/use-table.ts";
import { useWords } from "../words.ts";

interface Props {
  readonly info: TableInfo;
  readonly table: TableState;
}

/** What people at the table say to each other. The host may keep the word to themselves. */
export function Chat({ info, table }: Props): ReactElement {
  const { chat, close } = useWords();
  const lines = useLines(info.id, table);
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState(() => keptRead(info.id));
  useEffect(() => {
    if (!open) return;
    setRead(lines.length);
    sessionStorage.setItem(readKey(info.id), String(lines.length));
  }, [open, lines.length, info.id]);
  const unread = Math.max(0, lines.length - read);
  const name = unread === 0 ? chat.title : chat.unread(unread);
  return (
    <>
      <button type="button" className="bar-link" aria-label={name} title={name} onClick={() => setOpen(true)}>
        <Icon sign="talk" />
        {unread === 0 ? null : <b className="tool-count numeral">{unread}</b>}
      </button>
      {open ? (
        <Sheet title={chat.title} close={close} onClose={() => setOpen(false)}>
          <Lines lines={lines} />
          <Say info={info} say={table.say} />
        </Sheet>
      ) : null}
    </>
  );
}

/** How many lines were read is kept, so that a reload does not make them new. */
function readKey(id: string): string {
  return `clade.read.${id}`;
}
function keptRead(id: string): number {
  return Number(sessionStorage.getItem(readKey(id)) ?? "0");
}

/** All lines of the table: what was said before the page was opened, or while its line was down, is fetched. */
function useLines(id: string, { said, up }: TableState): readonly ChatLine[] {
  const [earlier, setEarlier] = useState<readonly ChatLine[]>([]);
  useEffect(() => {
    const fetchEarlier = async (): Promise<void> => {
      const answer = await api.chat(id, 0);
      if (answer !== undefined && !isProblem(answer)) setEarlier(answer.lines);
    };
    if (up) void fetchEarlier();
  }, [id, up]);
  const byNumber = new Map([...earlier, ...said].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

function Lines({ lines }: { readonly lines: readonly ChatLine[] }): ReactElement {
  const { chat } = useWords();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [lines.length]);
  if (lines.length === 0) return <p className="chat-nothing">{chat.nothing}</p>;
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

interface SayProps {
  readonly info: TableInfo;
  readonly say: (text: string) => void;
}

function Say({ info: { id, you, muted }, say }: SayProps): ReactElement {
  const { chat } = useWords();
  const [text, setText] = useState("");
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
            onChange={({ target: { checked: all } }) => {
              setAsked(all);
              void api.mute(id, { ...muted, all }).then(() => setAsked(undefined));
            }}
          />
          {chat.mute}
        </label>
      ) : null}
    </form>
  );
}
