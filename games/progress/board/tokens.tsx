import { at } from "@clade/kernel";
import { breakable, Touchable, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { KIND } from "../rules/book.ts";
import { KNOWLEDGE, type Knowledge } from "../rules/deck/deck.ts";
import { fresh } from "../rules/phases/paying.ts";
import type { PlayerView } from "../rules/state.ts";
import { KindSign } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";
import { SURPLUS, thingOf } from "./things.ts";

/** The own knowledge tokens: those that can be turned, and those that are. */
export function Tokens({ player }: { readonly player: PlayerView }): ReactElement {
  const { labels } = useBoard();
  return (
    <ul className="pr-tokens" aria-label={labels.tokens}>
      {KNOWLEDGE.map((kind) => (
        <li key={kind}>
          <TokenPile kind={kind} player={player} />
        </li>
      ))}
      <li>
        <Surplus />
      </li>
    </ul>
  );
}

function TokenPile({ kind, player }: { readonly kind: Knowledge; readonly player: PlayerView }): ReactElement {
  const { names, touch, suggested, screen, after } = useBoard();
  const thing = thingOf.token(kind);
  const owned = at(player.tokens, KIND[kind]);
  const left = fresh(player, KIND[kind]);
  const more = after === undefined ? 0 : at(after.tokens, KIND[kind]) - owned;
  const tip = useTip(<p>{screen.token(names.knowledge[kind], left)}</p>);
  return (
    <Touchable
      className={`pr-token pr-of-${kind}`}
      touch={touch}
      thing={thing}
      tip={tip}
      data-none={owned === 0 ? "" : undefined}
      data-suggested={suggested.has(thing) ? "" : undefined}
      label={`${screen.token(names.knowledge[kind], left)} / ${owned}`}
    >
      <span className={`pr-coin pr-of-${kind}`} data-spent={left === 0 ? "" : undefined}>
        <KindSign kind={kind} />
      </span>
      <b className="numeral">
        {left}
        {owned > left ? <small>/{owned}</small> : null}
      </b>
      {more > 0 ? <em className="pr-delta numeral">+{more}</em> : null}
      <span className="pr-token-name">{breakable(names.knowledge[kind])}</span>
    </Touchable>
  );
}

/** PR-17: knowledge left over this turn. */
function Surplus(): ReactElement {
  const { view, screen, touch, suggested } = useBoard();
  const tip = useTip(<p>{screen.leftOver(view.surplus)}</p>);
  return (
    <Touchable
      className="pr-token pr-surplus"
      touch={touch}
      thing={SURPLUS}
      tip={tip}
      data-none={view.surplus === 0 ? "" : undefined}
      data-suggested={suggested.has(SURPLUS) ? "" : undefined}
      label={screen.leftOver(view.surplus)}
    >
      <KindSign kind="general" />
      <b className="numeral">{view.surplus}</b>
      <span className="pr-token-name">{screen.remainder}</span>
    </Touchable>
  );
}
