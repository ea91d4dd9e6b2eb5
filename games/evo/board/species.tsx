import { at, labelled, type Seat } from "@clade/kernel";
import { both, CardBack, SeatMark, useTip, Who } from "@clade/ui";
import type { ReactElement } from "react";
import { TRAITS, type Trait } from "../rules/data/genes.ts";
import { dinosOf } from "../rules/species.ts";
import { Dino } from "./art/dino.tsx";
import { CoinSign, ConditionSign, GeneSign, HeadSign } from "./art/signs.tsx";
import { fateOf } from "./fate.ts";
import { useBoard } from "./board-context.tsx";
import { thingOf } from "./things.ts";

/** One species: whose it is, what it wears, how many dinos it has and what becomes of them. */
export function Species({ seat, place }: { readonly seat: Seat; readonly place: number }): ReactElement {
  const { view, shown, touch, names, labels, screen, naming, sitting, isAsked } = useBoard();
  const player = at(view.players, seat);
  const own = view.watcher === seat;
  const thing = thingOf.species(seat);
  const dinos = dinosOf({ zones: [...view.zones] }, seat);
  const fate = fateOf(shown, seat);
  const now = fateOf(view, seat);
  const tip = useTip(<SpeciesTip seat={seat} />);
  const genes = TRAITS.map((trait) => `${names.genes[trait]} ${player.traits[trait]}`).join(", ");
  const label = [
    screen.tableOf(naming(seat)),
    screen.order(place),
    `${labels.points} ${player.points}`,
    `${labels.dinos} ${dinos}`,
    `${labels.cards} ${player.hand.count}`,
    genes,
    screen.livesAndDies(fate.live, fate.die),
  ].join("; ");
  return (
    <li className={`eo-species seat-${seat}`} data-own={own ? "" : undefined} data-now={isAsked(seat) ? "" : undefined}>
      <button type="button" {...both(touch.props(thing), tip)} aria-label={label}>
        <span className="eo-portrait">
          <Dino seat={seat} traits={player.traits} />
        </span>
        <span className="eo-who">
          <i className="eo-place numeral">{place}</i>
          <Who sitting={sitting} seat={seat} />
          <span className="eo-points">
            <CoinSign />
            <b className="numeral">{player.points}</b>
          </span>
        </span>
        <span className="eo-genes">
          {TRAITS.map((trait) => (
            <span key={trait} className="eo-count" data-none={player.traits[trait] === 0 ? "" : undefined}>
              <GeneSign gene={trait} />
              <b className="numeral">{player.traits[trait]}</b>
              <Boost seat={seat} trait={trait} />
            </span>
          ))}
        </span>
        <span className="eo-fate">
          <span className="eo-count">
            <HeadSign />
            <b className="numeral">{dinos}</b>
          </span>
          <span className="eo-count" data-changed={fate.live === now.live ? undefined : ""}>
            <ConditionSign condition="temperate" />
            <b className="numeral">{fate.live}</b>
          </span>
          <span
            className="eo-count"
            data-none={fate.die === 0 ? "" : undefined}
            data-dying={fate.die > 0 ? "" : undefined}
          >
            <ConditionSign condition="deadly" />
            <b className="numeral">{fate.die}</b>
          </span>
          <span className="eo-count">
            <span className="eo-mini-card">
              <CardBack />
            </span>
            <b className="numeral">{player.hand.count}</b>
          </span>
        </span>
      </button>
    </li>
  );
}

/** All species in a line: points and dinos of each. */
export function Everybody(): ReactElement {
  const { view, naming, isAsked, labels, sitting } = useBoard();
  return (
    <span className="eo-everybody">
      {view.order.map((seat) => (
        <span key={seat} className={`seat-${seat}`} data-now={isAsked(seat) ? "" : undefined}>
          <SeatMark seat={seat} />
          <span className="unseen">{labelled(sitting.language, naming(seat), labels.points)} </span>
          <b className="numeral">{at(view.players, seat).points}</b>
        </span>
      ))}
    </span>
  );
}

/** What cards add to a gene, or take from it, until the turn ends. */
function Boost({ seat, trait }: { readonly seat: Seat; readonly trait: Trait }): ReactElement | null {
  const { boosts } = at(useBoard().view.players, seat);
  const by = { egg: boosts.births, fur: boosts.furs, parasol: boosts.parasols, mutant: boosts.discount };
  const amount = trait === "horn" ? boosts.attack + boosts.defence : trait in by ? by[trait as keyof typeof by] : 0;
  if (amount === 0) return null;
  return <small className="eo-boost numeral">{amount > 0 ? `+${amount}` : `−${-amount}`}</small>;
}

function SpeciesTip({ seat }: { readonly seat: Seat }): ReactElement {
  const { view, shown, names, labels, screen, naming } = useBoard();
  const player = at(view.players, seat);
  const fate = fateOf(shown, seat);
  const stock = 10 - dinosOf({ zones: [...view.zones] }, seat);
  return (
    <>
      <h2>
        <SeatMark seat={seat} /> {naming(seat)}
      </h2>
      <p>
        {labels.points} <b>{player.points}</b> · {screen.stock(stock)} · {labels.cards} {player.hand.count}
      </p>
      <p>
        <b>{screen.livesAndDies(fate.live, fate.die)}</b>
        {fate.cold.dinos > 0 ? ` · ${screen.groupCold(fate.cold.dinos, fate.cold.allowed)}` : ""}
        {fate.hot.dinos > 0 ? ` · ${screen.groupHot(fate.hot.dinos, fate.hot.allowed)}` : ""}
      </p>
      <ul className="eo-tip-genes">
        {TRAITS.map((trait) => (
          <li key={trait}>
            <GeneSign gene={trait} /> <b>{names.genes[trait]}</b> {player.traits[trait]}
            <small> · {screen.genes[trait]}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
