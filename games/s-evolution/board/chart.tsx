import { at, type Seat, seats, labelled } from "@clade/kernel";
import { Delta, SeatMark, Touchable, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { numeral, setColourOf } from "../rules/cards.ts";
import { AGE_OF_PENALTIES, COLOURS, LAST_AGE, needsAt } from "../rules/data.ts";
import { setPoints } from "../rules/phases/end.ts";
import { scoreOf } from "../rules/state.ts";
import { ruleOfAge } from "../rules/standing.ts";
import { AgeArt, RuleSign, SetMark, SuitArt } from "./art/art.tsx";
import { rowOf, scoreThing } from "./flights.ts";
import { useBoard } from "./board-context.tsx";
import { thingOf } from "./things.ts";

const AGES = Array.from({ length: LAST_AGE }, (_, index) => index + 1);

/** The chart of Ages: what each brings, where every civilisation stands, its column of Discoveries, its score. */
export function Chart(): ReactElement {
  const { view, screen, labels } = useBoard();
  return (
    <section className="se-chart" aria-label={screen.chart}>
      <table>
        <thead>
          <tr>
            <td className="se-bands" />
            {AGES.map((age) => (
              <th key={age} scope="col">
                <AgeCell age={age} />
              </th>
            ))}
            <th scope="col" className="se-score-head">
              {labels.score}
            </th>
          </tr>
          <tr className="se-rules">
            <td />
            {[1, 3, 5].map((age) => (
              <td key={age} colSpan={2}>
                <Band age={age} />
              </td>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {seats(view.players.length).map((seat) => (
            <Row key={seat} seat={seat} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The chart in a line: who is in which Age, with how many points. */
export function Standings(): ReactElement {
  const { view, naming, labels, sitting } = useBoard();
  return (
    <span className="se-told">
      {seats(view.players.length).map((seat) => {
        const player = at(view.players, seat);
        return (
          <span key={seat} className={`se-told-seat seat-${seat}`}>
            <SeatMark seat={seat} />
            <span className="unseen">
              {labelled(sitting.language, naming(seat), labels.age(numeral(player.age)))},{" "}
            </span>
            <span className="numeral" aria-hidden="true">
              {numeral(player.age)}
            </span>
            <span className="unseen">{labels.score} </span>
            <b className="numeral" data-thing={scoreThing(seat)} data-still="">
              {String(scoreOf(player)).replace("-", "−")}
            </b>
          </span>
        );
      })}
    </span>
  );
}

function AgeCell({ age }: { readonly age: number }): ReactElement {
  const { touch, names, labels, screen, sitting } = useBoard();
  const thing = thingOf.age(age);
  const suits = names.suits.slice(0, needsAt(age)).join(", ");
  const tip = useTip(
    <>
      <h2>
        {labels.age(numeral(age))} · {names.ages[age - 1]}
      </h2>
      <p>{screen.ruleMeans[ruleOfAge(age)]}</p>
      <p>{screen.needsOf(suits)}</p>
    </>,
  );
  const lit = touch.look(thing) === "plays";
  return (
    <Touchable
      className="se-age"
      touch={touch}
      thing={thing}
      tip={tip}
      data-late={age >= AGE_OF_PENALTIES ? "" : undefined}
      label={
        lit
          ? labelled(sitting.language, screen.reaches(numeral(age)), names.ages[age - 1] ?? "")
          : `${numeral(age)}, ${names.ages[age - 1]}`
      }
    >
      <AgeArt age={age} />
      <b className="numeral">{numeral(age)}</b>
    </Touchable>
  );
}

/** What two Ages have in common: the rules of the trick, and what the people need. */
function Band({ age }: { readonly age: number }): ReactElement {
  const { screen, names } = useBoard();
  const rule = ruleOfAge(age);
  const suits = [0, 1, 2].slice(0, needsAt(age)) as (0 | 1 | 2)[];
  return (
    <span className="se-band" data-rule={rule}>
      <span className="se-band-rule">
        <RuleSign rule={rule} />
        {screen.rule[rule]}
      </span>
      <span
        className="se-band-needs"
        role="img"
        aria-label={screen.needsOf(suits.map((s) => names.suits[s]).join(", "))}
      >
        {suits.map((suit) => (
          <SuitArt key={suit} suit={suit} />
        ))}
      </span>
    </span>
  );
}

function Row({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, naming, screen, labels, foresight } = useBoard();
  const player = at(view.players, seat);
  const own = seat === view.watcher;
  const sets = setPoints({ column: [...player.column], lying: [...player.lying] });
  return (
    <tr className={`se-row seat-${seat}`} data-thing={rowOf(seat)} data-still="" data-own={own ? "" : undefined}>
      <th scope="row">
        <SeatMark seat={seat} />
        <span className="se-row-name">{naming(seat)}</span>
      </th>
      {AGES.map((age) => (
        <td key={age} data-here={player.age === age ? "" : undefined} data-past={age < player.age ? "" : undefined}>
          <Discovery seat={seat} age={age} />
          {player.age === age ? <i className="unseen">{labels.age(numeral(age))}</i> : null}
        </td>
      ))}
      <td className="se-score" data-thing={scoreThing(seat)} data-still="">
        <b className="numeral">{String(scoreOf(player)).replace("-", "−")}</b>
        {own ? <Delta by={foresight.score} /> : null}
        {sets > 0 && view.phase !== "over" ? (
          <small className="numeral" role="img" title={screen.setsSoFar(sets)} aria-label={screen.setsSoFar(sets)}>
            +{sets}
          </small>
        ) : null}
      </td>
    </tr>
  );
}

/** A Discovery in its column: face down, out in the hand or trick, or face up in the colour of its set. */
function Discovery({ seat, age }: { readonly seat: Seat; readonly age: number }): ReactElement {
  const { view, screen, names } = useBoard();
  const player = at(view.players, seat);
  const lying = at(player.lying, age - 1);
  const colour = setColourOf(at(player.column, age - 1));
  const label =
    lying === "up"
      ? screen.discovery.up(numeral(age), names.colours.at(colour) ?? "")
      : screen.discovery[lying](numeral(age));
  return (
    <span className="se-discovery" data-lying={lying} role="img" aria-label={label} title={label}>
      {lying === "up" ? <SetMark colour={at(COLOURS, colour)} /> : null}
    </span>
  );
}
