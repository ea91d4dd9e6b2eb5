import { at, labelled } from "@clade/kernel";
import { useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { CLIMATE_RING, conditionOf, TEMPERATE, TERRAINS } from "../rules/data/climate.ts";
import { ConditionSign, TerrainSign } from "./art/signs.tsx";
import { oddsAfter, outcomes } from "./climate-odds.ts";
import { useBoard } from "./board-context.tsx";

interface Props {
  /** The square of the ring whose climate the map shows instead of today's. */
  readonly looked: number | undefined;
  readonly onLook: (square: number | undefined) => void;
}

/** The climate: the ring with its marker and the odds of the next two rolls, and what each terrain will be then. */
export function Climate(props: Props): ReactElement {
  const { view, labels, screen } = useBoard();
  const [next, after] = [oddsAfter(view.climate, 1), oddsAfter(view.climate, 2)];
  return (
    <section className="eo-climate" aria-label={labels.climate}>
      <div className="eo-climate-parts">
        <ol className="eo-ring">
          {CLIMATE_RING.map((_, square) => (
            <Square key={square} {...props} square={square} next={at(next, square)} after={at(after, square)} />
          ))}
        </ol>
        <p className="eo-key" aria-hidden="true">
          <b className="numeral">%</b> {screen.nextRoll} · <small className="numeral">%</small> {screen.after}
        </p>
        <Outlook {...props} />
      </div>
    </section>
  );
}

/** The climate in a line: what it is, and what the next roll may make of it. */
export function ClimateNow(): ReactElement {
  const { view, names, talk } = useBoard();
  const next = oddsAfter(view.climate, 1);
  return (
    <span className="eo-climate-now">
      <TerrainSign terrain={at(CLIMATE_RING, view.climate)} />
      <b>{names.terrains[at(CLIMATE_RING, view.climate)]}</b>
      <span className="eo-climate-next" aria-hidden="true">
        {CLIMATE_RING.map((terrain, square) =>
          at(next, square) === 0 ? null : (
            <span key={square} className="numeral">
              <TerrainSign terrain={terrain} />
              {talk.percent(at(next, square))}
            </span>
          ),
        )}
      </span>
    </span>
  );
}

interface SquareProps extends Props {
  readonly square: number;
  readonly next: number;
  readonly after: number;
}

function Square({ square, next, after, looked, onLook }: SquareProps): ReactElement {
  const { view, names, screen, talk, sitting } = useBoard();
  const terrain = at(CLIMATE_RING, square);
  const isNow = view.climate === square;
  const name = names.terrains[terrain];
  const tip = useTip(
    <>
      <h2>{name}</h2>
      <p>
        {labelled(sitting.language, screen.nextRoll, "")}
        <b>{talk.percent(next)}</b>
        <br />
        {labelled(sitting.language, screen.after, "")}
        <b>{talk.percent(after)}</b>
      </p>
      <p>{screen.showClimate(name)}</p>
    </>,
  );
  const odds = (share: number): string => (share === 0 ? "–" : talk.percent(share));
  return (
    <li>
      <button
        type="button"
        className="eo-square"
        data-walk=""
        data-look="idle"
        data-now={isNow ? "" : undefined}
        aria-pressed={looked === square}
        aria-label={`${name}${isNow ? ` (${screen.now})` : ""}; ${screen.nextRoll} ${talk.percent(next)}, ${screen.after} ${talk.percent(after)}`}
        {...tip}
        onClick={() => onLook(looked === square || isNow ? undefined : square)}
      >
        <TerrainSign terrain={terrain} />
        {isNow ? <span className="eo-marker" data-thing="marker" /> : null}
        <b className="eo-odd numeral">{isNow && next === 0 ? "–" : odds(next)}</b>
        <small className="eo-odd numeral">{odds(after)}</small>
      </button>
    </li>
  );
}

/** What each terrain is now, and after each result of the next roll. */
function Outlook({ looked, onLook }: Props): ReactElement {
  const { view, names, screen } = useBoard();
  const columns = [
    { climate: view.climate, name: screen.now, sign: screen.now, faces: 0 },
    ...outcomes(view.climate).map(({ climate, squares, faces }) => ({
      climate,
      name: screen.outcome(squares),
      sign: squares > 0 ? `+${squares}` : squares < 0 ? `−${-squares}` : "0",
      faces,
    })),
  ];
  return (
    <table className="eo-outlook">
      <thead>
        <tr>
          <td />
          {columns.map(({ name, sign, faces, climate }, column) => (
            <th key={name} scope="col" data-now={column === 0 ? "" : undefined}>
              <button
                type="button"
                data-walk=""
                aria-pressed={column > 0 && looked === climate}
                onClick={() => onLook(column === 0 || looked === climate ? undefined : climate)}
              >
                <span className="eo-outcome">{name}</span>
                <span className="eo-outcome-sign numeral" aria-hidden="true">
                  {sign}
                </span>
                {faces === 0 ? null : <small className="numeral">{faces}/6</small>}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TERRAINS.map((terrain, warmth) => (
          <tr key={terrain}>
            <th scope="row">
              <TerrainSign terrain={terrain} />
              <span>{names.terrains[terrain]}</span>
            </th>
            {columns.map(({ name, climate }, column) => {
              const condition = conditionOf(warmth, at(TEMPERATE, climate));
              return (
                <td key={name} data-now={column === 0 ? "" : undefined} data-condition={condition}>
                  <ConditionSign condition={condition} />
                  <span className={column === 0 ? "eo-word" : "unseen"}>{names.conditions[condition]}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
