import {
  type Level,
  LEVELS,
  LONGEST_BRANCH_NAME,
  LONGEST_BRANCH_NOTE,
  type Naming,
  type Seat,
  seats,
} from "@clade/kernel";
import { freshSeed, type GameRecord } from "@clade/kernel";
import { type BranchWish, type LineId, withBots } from "@clade/kernel/replay";
import { Button, Sheet } from "@clade/ui";
import { type FormEvent, type ReactElement, useState } from "react";
import { useLocation } from "wouter";
import { ask } from "../local/host.ts";
import { codeOf } from "../trouble/codes.ts";
import { useWords } from "../words.ts";
import type { Leafing } from "./leafing.ts";
import { useStayWords } from "./words/index.ts";

interface Props {
  readonly record: GameRecord;
  /** The name under which this device keeps it; undefined: it is kept when the branch begins. */
  readonly device: string | undefined;
  readonly line: LineId;
  readonly leafing: Leafing;
  /** Who is to move; undefined: the game is over. */
  readonly mover: Seat | undefined;
  readonly naming: Naming;
  readonly onClose: () => void;
}

/** Asks how somebody wants to play on from here, and sets the table. */
export function BranchStart({ record, device, line, leafing, mover, naming, onClose }: Props): ReactElement {
  const { branch: words } = useStayWords();
  const { levels, problems, close } = useWords();
  const [, go] = useLocation();
  const { position, eyes } = leafing;
  const [seat, setSeat] = useState<Seat>(typeof eyes === "number" ? eyes : (mover ?? 0));
  const [bot, setBot] = useState<Level>("adept");
  const [ground, setGround] = useState<"truth" | "known">("truth");
  const [luck, setLuck] = useState<"same" | "other">("same");
  const [name, setName] = useState("");
  const [note, setNote] = useState("");
  const [said, setSaid] = useState("");
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const imagined = ground === "known";
    const wish: BranchWish = {
      ...(line === undefined ? {} : { of: line }),
      at: position,
      ...(imagined ? { imagined: { seat, seed: freshSeed().slice(0, 16) } } : {}),
      // What was drawn anew cannot go on as it would have.
      ...(imagined || luck === "other" ? { seed: freshSeed().slice(0, 16) } : {}),
      seats: withBots(record.seats, seat, bot),
      name: name.trim() === "" ? words.usualName(position) : name.trim(),
      ...(note.trim() === "" ? {} : { note: note.trim() }),
    };
    try {
      const table = device ?? (await ask<"keep">({ type: "keep", record })).table;
      const begun = await ask<"branch">({ type: "branch", table, wish });
      if ("complaint" in begun) setSaid(problems.failed);
      else go(`/table/${begun.table}`);
    } catch (error) {
      setSaid(problems[codeOf(error)]);
    }
  };
  const radio = <T extends string | number>(
    title: string,
    group: string,
    chosen: T,
    choices: readonly (readonly [value: T, text: string])[],
    choose: (value: T) => void,
  ): ReactElement => (
    <fieldset className="choice">
      <legend>{title}</legend>
      <div>
        {choices.map(([value, text]) => (
          <label key={value}>
            <input type="radio" name={group} value={value} checked={value === chosen} onChange={() => choose(value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
  if (mover === undefined) {
    return (
      <Sheet title={words.title} close={close} onClose={onClose}>
        <p>{words.overHere}</p>
      </Sheet>
    );
  }
  return (
    <Sheet title={words.title} close={close} onClose={onClose}>
      <form className="branch-start" onSubmit={(event) => void begin(event)}>
        <p>{words.from(position, record.players)}</p>
        {radio(
          words.whom,
          "seat",
          seat,
          seats(record.players).map((each) => [each, naming(each)] as const),
          setSeat,
        )}
        {record.players > 1
          ? radio(
              words.level,
              "bot",
              bot,
              LEVELS.map((each) => [each, levels[each]] as const),
              setBot,
            )
          : null}
        {radio(
          words.ground,
          "ground",
          ground,
          [
            ["truth", words.truth],
            ["known", words.known(naming(seat))],
          ] as const,
          setGround,
        )}
        <p className="home-quiet">{ground === "truth" ? words.truthHelp : words.knownHelp}</p>
        {ground === "truth"
          ? radio(
              words.luck,
              "luck",
              luck,
              [
                ["same", words.sameLuck],
                ["other", words.otherLuck],
              ] as const,
              setLuck,
            )
          : null}
        <label className="field">
          <span>{words.name}</span>
          <input
            value={name}
            maxLength={LONGEST_BRANCH_NAME}
            placeholder={words.usualName(position)}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className="field">
          <span>{words.note}</span>
          <textarea
            rows={2}
            value={note}
            maxLength={LONGEST_BRANCH_NOTE}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <p role="alert">{said}</p>
        <Button look="main" type="submit">
          {words.begin}
        </Button>
      </form>
    </Sheet>
  );
}
