import { type ChatLine, LONGEST_CHAT_LINE } from "@clade/kernel";
import { Button } from "@clade/ui";
import { type FormEvent, type ReactElement, useState } from "react";
import { useReading } from "../doors/reading.ts";
import { api, isProblem } from "../online/api.ts";
import { useWords } from "../words.ts";

interface Props {
  readonly table: string;
  readonly lines: readonly ChatLine[];
  /** Whom or what it is about from the start. */
  readonly about?: { readonly seat: number } | { readonly line: number };
  /** What the door is called. */
  readonly label?: string;
}

/** So many lines can be pointed at: the last ones. */
const MOST_LINES = 20;

/** A door to the operator of the server, for when somebody at the table behaves badly: a sentence, and the lines it is about. */
export function TellOperator({ table, lines, about: from, label }: Props): ReactElement {
  const { tellOperator: words, problems } = useWords();
  const read = useReading();
  const [open, setOpen] = useState(false);
  const [about, setAbout] = useState<ReadonlySet<number>>(() => pointedAt(from));
  const [text, setText] = useState("");
  const [said, setSaid] = useState("");
  const toggle = (number: number): void => {
    const next = new Set(about);
    if (!next.delete(number)) next.add(number);
    setAbout(next);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === "") return;
    const seat = from !== undefined && "seat" in from ? { seat: from.seat } : {};
    const answer = await api.tellOperator(table, { text: text.trim(), lines: [...about], ...seat });
    if (answer === undefined) return setSaid(problems["no-connection"]);
    if (isProblem(answer)) return setSaid(problems[answer.problem]);
    setSaid(words.sent);
    setOpen(false);
    setText("");
    setAbout(pointedAt(from));
  };
  return (
    <div className="tell-operator">
      {open ? (
        <form onSubmit={(event) => void send(event)}>
          {lines.length === 0 ? null : (
            <fieldset>
              <legend>{words.which}</legend>
              {lines.slice(-MOST_LINES).map(({ number, name, text: line }) => (
                <label key={number}>
                  <input type="checkbox" checked={about.has(number)} onChange={() => toggle(number)} />
                  <span>
                    <b>{name}</b> {read({ text: line })}
                  </span>
                </label>
              ))}
            </fieldset>
          )}
          <label className="field">
            <b>{words.what}</b>
            <input
              value={text}
              maxLength={LONGEST_CHAT_LINE}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
          </label>
          <Button look="main" type="submit">
            {words.send}
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            {words.never}
          </Button>
        </form>
      ) : (
        <Button
          look="quiet"
          onClick={() => {
            setSaid("");
            setOpen(true);
          }}
        >
          {label ?? words.open}
        </Button>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

function pointedAt(about: Props["about"]): ReadonlySet<number> {
  return new Set(about !== undefined && "line" in about ? [about.line] : []);
}
