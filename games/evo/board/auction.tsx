import { at, labelled } from "@clade/kernel";
import { SeatMark, Touchable, useTip } from "@clade/ui";
import { type ReactElement, useState } from "react";
import type { Lot as LotData } from "../rules/state.ts";
import { lotName } from "../text/vocabulary.ts";
import { CoinSign, GeneSign } from "./art/signs.tsx";
import { bidsSoFar } from "./history.ts";
import { useBoard } from "./board-context.tsx";
import { readThing, thingOf } from "./things.ts";

/** The auction as it goes: the genes, the bids that stand and those that were outbid, and what one can bid. */
export function Auction(): ReactElement | null {
  const { view, labels } = useBoard();
  if (view.lots.length === 0) return null;
  return (
    <section className="eo-auction" aria-label={labels.auction}>
      <ul className="eo-lots">
        {view.lots.map((lot) => (
          <Lot key={`${lot.gene}${lot.nth}`} lot={lot} />
        ))}
      </ul>
      <Purse />
    </section>
  );
}

function Lot({ lot }: { readonly lot: LotData }): ReactElement {
  const { touch, names, labels, screen, naming, events, sitting } = useBoard();
  const { gene, nth, bidder, amount } = lot;
  const thing = thingOf.lot(gene, nth);
  const name = lotName(names, gene, nth);
  const outbid = bidsSoFar(events)
    .filter((bid) => bid.gene === gene && bid.nth === nth)
    .slice(0, -1);
  const use = gene === "card" ? screen.cardGene : screen.genes[gene];
  const tip = useTip(
    <>
      <h2>{name}</h2>
      <p>{use}</p>
    </>,
  );
  const standing = bidder === null ? labels.free : screen.bid(naming(bidder), amount);
  return (
    <li>
      <Touchable
        className="eo-lot"
        touch={touch}
        thing={thing}
        tip={tip}
        label={labelled(sitting.language, name, standing)}
        aria-pressed={touch.picked === thing}
      >
        <span className="eo-lot-art">
          <GeneSign gene={gene} />
        </span>
        <b className="eo-lot-name">{name}</b>
        {bidder === null ? (
          <small className="eo-lot-free">{labels.free}</small>
        ) : (
          <span className={`eo-lot-bid seat-${bidder}`}>
            <SeatMark seat={bidder} />
            <b className="numeral">{amount}</b>
          </span>
        )}
        <span className="eo-lot-past">
          {outbid.slice(-3).map((bid) => (
            <s key={bid.amount} className="numeral">
              <SeatMark seat={bid.seat} />
              {bid.amount}
            </s>
          ))}
        </span>
      </Touchable>
    </li>
  );
}

/** So many coins lie side by side; the dearer ones are a tap away. */
const PAGE = 14;

/** What the player can bid: coins to be put on a gene. */
function Purse(): ReactElement | null {
  const { sitting, touch, screen } = useBoard();
  const [page, setPage] = useState(0);
  const amounts = [...new Set(sitting.legal.flatMap((move) => (move.type === "bid" ? [move.amount] : [])))].sort(
    (a, b) => a - b,
  );
  if (amounts.length === 0) return null;
  const held = touch.picked === undefined ? undefined : readThing(touch.picked);
  // With a gene taken up only what can be bid on it counts.
  const open = held?.kind === "lot" ? amounts.filter((amount) => touch.reach.plays.has(thingOf.coin(amount))) : amounts;
  const pages = Math.ceil(open.length / PAGE);
  const current = Math.min(page, pages - 1);
  return (
    <div className="eo-purse" role="group" aria-label={screen.purse}>
      <CoinSign />
      {current > 0 ? (
        <button type="button" className="eo-more" data-walk="" onClick={() => setPage(current - 1)}>
          ‹ <span className="unseen">{screen.fewerCoins}</span>
        </button>
      ) : null}
      {open.slice(PAGE * current, PAGE * (current + 1)).map((amount) => {
        const thing = thingOf.coin(amount);
        return (
          <Touchable
            key={amount}
            className="eo-coin numeral"
            touch={touch}
            thing={thing}
            label={screen.coin(amount)}
            aria-pressed={touch.picked === thing}
          >
            {amount}
          </Touchable>
        );
      })}
      {current < pages - 1 ? (
        <button type="button" className="eo-more" data-walk="" onClick={() => setPage(current + 1)}>
          {at(open, PAGE * (current + 1))}… <span className="unseen">{screen.moreCoins}</span>
        </button>
      ) : null}
    </div>
  );
}
