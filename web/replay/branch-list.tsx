import {
  type Branch,
  type GamePack,
  type GameRecord,
  LONGEST_BRANCH_NAME,
  LONGEST_BRANCH_NOTE,
  type Naming,
} from "@clade/kernel";
import type { LineId } from "@clade/kernel/replay";
import { Button, Sheet } from "@clade/ui";
import { type ReactElement, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { ask } from "../local/host.ts";
import { branchTable } from "../local/messages.ts";
import { codeOf } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import { Compared } from "./compared.tsx";
import { nameOfLine, scoresOf, treeOf } from "./courses.ts";
import { useStayWords } from "./words/index.ts";

interface Props {
  readonly pack: GamePack;
  readonly record: GameRecord;
  readonly device: string | undefined;
  readonly line: LineId;
  readonly naming: Naming;
  readonly onLine: (line: LineId, at?: number) => void;
  readonly onRecord: (record: GameRecord) => void;
  readonly onClose: () => void;
}

/** Further in than this nothing is drawn: on a phone there would be no room left for it. */
const DEEPEST = 5;

/** All courses of a game as a tree: the game itself, what leaves it, and what leaves that. */
export function BranchList({ pack, record, device, line, naming, onLine, onRecord, onClose }: Props): ReactElement {
  const { branch: words } = useStayWords();
  const { problems, close } = useWords();
  const [said, setSaid] = useState("");
  const [removed, setRemoved] = useState<{ readonly before: GameRecord; readonly name: string }>();
  const [sides, setSides] = useState<readonly [LineId, LineId]>();
  const branches = record.branches ?? [];
  const act = async (work: () => Promise<GameRecord | null>): Promise<void> => {
    try {
      const changed = await work();
      if (changed === null) setSaid(problems["no-such-table"]);
      else onRecord(changed);
    } catch (error) {
      setSaid(problems[codeOf(error)]);
    }
  };
  const remove = async ({ id, name }: Branch): Promise<void> => {
    if (device === undefined) return;
    setRemoved({ before: record, name });
    if (line !== undefined) onLine(undefined);
    await act(() => ask<"drop-branch">({ type: "drop-branch", table: device, branch: id }));
  };
  const putBack = async ({ before }: { readonly before: GameRecord }): Promise<void> => {
    setRemoved(undefined);
    await act(async () => {
      await ask<"keep">({ type: "keep", record: before });
      return before;
    });
  };
  return (
    <Sheet title={words.branches} close={close} onClose={onClose} wide>
      {branches.length === 0 ? <p>{words.none}</p> : null}
      <ul className="branch-tree">
        <li data-shown={line === undefined ? "" : undefined}>
          <Course
            name={words.trunk}
            facts={[scoresOf(record.result, naming) ?? words.unfinished]}
            note={undefined}
            shown={line === undefined}
            onShow={() => onLine(undefined)}
          />
        </li>
        {treeOf(record).map(({ branch, depth }) => (
          <li
            key={branch.id}
            data-shown={line === branch.id ? "" : undefined}
            style={{ marginInlineStart: `${Math.min(depth, DEEPEST) * 1.2}rem` }}
          >
            <Course
              name={branch.name}
              note={branch.note}
              facts={[
                words.leaves(nameOfLine(record, branch.of, words.trunk), branch.at),
                ...(branch.imagined === undefined ? [] : [words.imagined(naming(branch.imagined.seat))]),
                scoresOf(branch.result, naming) ?? words.unfinished,
              ]}
              shown={line === branch.id}
              onShow={() => onLine(branch.id)}
            >
              {device === undefined ? null : (
                <>
                  {branch.result === undefined ? (
                    <Link className="button button-plain" href={`/table/${branchTable(device, branch.id)}`}>
                      <span>{words.goOn}</span>
                    </Link>
                  ) : null}
                  <Rename
                    branch={branch}
                    onSave={(name, note) =>
                      void act(() =>
                        ask<"name-branch">({ type: "name-branch", table: device, branch: branch.id, name, note }),
                      )
                    }
                  />
                  <Button
                    look="quiet"
                    aria-label={words.about(words.remove, branch.name)}
                    onClick={() => void remove(branch)}
                  >
                    {words.remove}
                  </Button>
                </>
              )}
              <Button
                look="quiet"
                aria-label={words.about(words.compare, branch.name)}
                onClick={() => setSides([branch.of, branch.id])}
              >
                {words.compare}
              </Button>
            </Course>
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
      {removed === undefined ? null : (
        <p className="branch-removed">
          {words.removed(removed.name)} <Button onClick={() => void putBack(removed)}>{words.putBack}</Button>
        </p>
      )}
      {sides === undefined ? null : (
        <Compared pack={pack} record={record} sides={sides} naming={naming} onSides={setSides} onLine={onLine} />
      )}
    </Sheet>
  );
}

interface CourseProps {
  readonly name: string;
  readonly note: string | undefined;
  readonly facts: readonly string[];
  readonly shown: boolean;
  readonly onShow: () => void;
  readonly children?: ReactNode;
}

function Course({ name, note, facts, shown, onShow, children }: CourseProps): ReactElement {
  const { branch: words } = useStayWords();
  return (
    <div className="branch-course">
      <p>
        <b>{name}</b>
        <small>{facts.join(" · ")}</small>
        {note === undefined ? null : <span className="branch-note">{note}</span>}
      </p>
      <div className="games-actions">
        <Button aria-pressed={shown} aria-label={words.about(words.show, name)} onClick={onShow}>
          {words.show}
        </Button>
        {children}
      </div>
    </div>
  );
}

function Rename({
  branch,
  onSave,
}: {
  readonly branch: Branch;
  readonly onSave: (name: string, note: string) => void;
}): ReactElement {
  const { branch: words } = useStayWords();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState(branch.name);
  const [note, setNote] = useState(branch.note ?? "");
  if (!open) {
    return (
      <Button look="quiet" aria-label={words.about(words.rename, branch.name)} onClick={() => setOpen(true)}>
        {words.rename}
      </Button>
    );
  }
  return (
    <form
      className="branch-rename"
      onSubmit={(event) => {
        event.preventDefault();
        setOpen(false);
        onSave(name.trim() === "" ? branch.name : name.trim(), note.trim());
      }}
    >
      <label className="field">
        <span>{words.name}</span>
        <input
          autoFocus
          value={name}
          maxLength={LONGEST_BRANCH_NAME}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label className="field">
        <span>{words.note}</span>
        <textarea
          rows={3}
          value={note}
          maxLength={LONGEST_BRANCH_NOTE}
          onChange={({ target }) => setNote(target.value)}
        />
      </label>
      <Button type="submit">{words.save}</Button>
    </form>
  );
}
