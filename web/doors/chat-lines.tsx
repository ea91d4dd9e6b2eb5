import type { ChatLine } from "@clade/kernel";
import { Icon } from "@clade/ui";
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { UnsaidLine } from "../table/unsaid.ts";
import { useWords } from "../words.ts";
import { KeepAway } from "./keep-away.tsx";
import { useReading } from "./reading.ts";
import type { Company } from "./use-company.ts";
import { useDoorWords } from "./words/index.ts";

interface Props {
  readonly table: string;
  readonly me: string;
  readonly lines: readonly ChatLine[];
  readonly unsaid: readonly UnsaidLine[];
  readonly company: Company;
}

/** What was said; beside each line of another, what can be done about it. */
export function ChatLines({ table, me, lines, unsaid, company }: Props): ReactElement | null {
  const { chat } = useWords();
  const doors = useDoorWords();
  const read = useReading();
  const [about, setAbout] = useState<number>();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [lines.length]);
  if (lines.length === 0) return unsaid.length === 0 ? <p className="chat-nothing">{chat.nothing}</p> : null;
  return (
    <div className="chat-lines" role="log" aria-label={chat.title} tabIndex={0}>
      <ol>
        {lines.map((line, index) => (
          <li key={line.number} ref={index === lines.length - 1 ? end : undefined}>
            <b>{line.name}</b> <span data-phrase={line.phrase}>{read(line)}</span>{" "}
            <time dateTime={new Date(line.at).toISOString()}>
              {new Date(line.at).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })}
            </time>
            {line.name === me ? null : (
              <button
                type="button"
                className="chat-about"
                aria-expanded={about === line.number}
                aria-label={doors.people.about(line.name)}
                title={doors.people.about(line.name)}
                onClick={() => setAbout(about === line.number ? undefined : line.number)}
              >
                <Icon sign="more" />
              </button>
            )}
            {about === line.number ? (
              <KeepAway
                whom={{ table, line: line.number }}
                name={line.name}
                kept={undefined}
                company={company}
                lines={lines}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
