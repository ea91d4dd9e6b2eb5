import { type Naming, type Seat, seats as allSeats } from "@clade/kernel";
import { Icon, type Sign } from "@clade/ui";
import type { ReactElement, ReactNode } from "react";
import { type Leafing, readEyes, readStride, writeEyes, writeStride } from "./leafing.ts";
import type { Played } from "./played.ts";
import { useStayWords } from "./words/index.ts";

interface Props {
  readonly played: Played;
  readonly leafing: Leafing;
  readonly players: number;
  readonly naming: Naming;
  /** What is drawn over the slider, on the same scale. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** The strip under the board: where one is in the game, and all the ways on. */
export function LeafStrip({ played, leafing, players, naming, above, children }: Props): ReactElement {
  const { replay: words } = useStayWords();
  const { position, eyes, stride, playing } = leafing;
  const seats: readonly Seat[] = allSeats(players);
  const place = `${words.place(position, played.last)} · ${words.round(played.beat(position).round)}`;
  const names = { move: [words.back, words.on], turn: [words.turnBack, words.turnOn] } as const;
  const further = {
    round: [words.roundBack, words.roundOn],
    decision: [words.decisionBack, words.decisionOn],
  } as const;
  const [back, on] = { ...names, ...further }[stride.by];
  return (
    <section className="leaf" aria-label={words.strip}>
      {above}
      <p className="leaf-place numeral" role="status">
        {place}
      </p>
      <label className="leaf-slider">
        <span className="unseen">{words.slider}</span>
        <input
          type="range"
          min={0}
          max={played.last}
          value={position}
          aria-valuetext={place}
          onChange={({ target }) => leafing.goTo(target.valueAsNumber)}
        />
      </label>
      <div className="leaf-row">
        <div className="leaf-buttons" role="group" aria-label={words.strip} title={words.keys}>
          <Leaf sign="first" label={words.start} off={position === 0} onClick={() => leafing.goTo(0)} />
          <Leaf sign="previous" label={back} off={position === 0} onClick={() => leafing.step(-1)} />
          <Leaf sign={playing ? "pause" : "play"} label={playing ? words.pause : words.play} onClick={leafing.toggle} />
          <Leaf sign="next" label={on} off={position === played.last} onClick={() => leafing.step(1)} />
          <Leaf
            sign="last"
            label={played.over ? words.end : words.now}
            off={position === played.last}
            onClick={() => leafing.goTo(played.last)}
          />
        </div>
        <Choice
          label={words.stepBy}
          value={writeStride(stride)}
          choices={[
            ["move", words.strides.move],
            ["decision", words.strides.decision],
            ...seats.map((seat) => [`decision ${seat}`, words.strides.decisionOf(naming(seat))] as const),
            ["turn", words.strides.turn],
            ["round", words.strides.round],
          ]}
          onChoose={(value) => leafing.setStride(readStride(value, seats))}
        />
        {played.eyes.length < 2 ? null : (
          <Choice
            label={words.eyes}
            value={writeEyes(eyes)}
            choices={played.eyes
              .toSorted((a, b) => order(a) - order(b))
              .map((each) => [
                writeEyes(each),
                each === "open" ? words.open : each === "spectator" ? words.spectator : naming(each),
              ])}
            onChoose={(value) => leafing.look(readEyes(value, played.eyes) ?? eyes)}
          />
        )}
        {eyes === "open" && players > 1 ? (
          <Choice
            label={words.handOf}
            value={String(leafing.front)}
            choices={seats.map((seat) => [String(seat), words.handIs(naming(seat))])}
            onChoose={(value) => leafing.setFront(seats.find((seat) => String(seat) === value) ?? leafing.front)}
          />
        ) : null}
        {children}
      </div>
    </section>
  );
}

function order(eyes: Played["eyes"][number]): number {
  return typeof eyes === "number" ? eyes : eyes === "spectator" ? 10 : 11;
}

interface LeafProps {
  readonly sign: Sign;
  readonly label: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

/** A button that stays where it is and can be struck again and again: at an end it does nothing, and keeps the focus. */
function Leaf({ sign, label, off = false, onClick }: LeafProps): ReactElement {
  return (
    <button
      type="button"
      className="leaf-button"
      data-leaf={sign}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={onClick}
    >
      <Icon sign={sign} />
    </button>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

export function Choice({ label, value, choices, onChoose }: ChoiceProps): ReactElement {
  return (
    <label className="leaf-choice">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
