import { breakable } from "@clade/ui";
import { at } from "@clade/kernel";
import type { ReactElement } from "react";
import type { Due } from "../rules/book.ts";
import { TYPES } from "../rules/deck/deck.ts";
import { inArea } from "../rules/phases/paying.ts";
import { KindSign } from "./art/signs.tsx";
import { useBoard } from "./board-context.tsx";

/** An item of a cost as the watcher would settle it: its amount, or crossed out for free thanks to its prerequisite. */
export function CostItem({ item }: { readonly item: Due }): ReactElement {
  const { view, nameOf } = useBoard();
  const own = view.watcher === "spectator" ? undefined : view.players[view.watcher];
  const free = item.prerequisite !== null && own !== undefined && inArea(own, item.prerequisite);
  return (
    <PrintedCost item={item} free={free} instead={item.prerequisite === null ? undefined : nameOf(item.prerequisite)} />
  );
}

interface PrintedProps {
  readonly item: Due;
  readonly free: boolean;
  /** The name of the technology that saves it. */
  readonly instead: string | undefined;
}

/** An item of a cost as it is printed. */
export function PrintedCost({ item: { type, amount }, free, instead }: PrintedProps): ReactElement {
  const kind = at(TYPES, type);
  return (
    <span className={`pr-cost pr-of-${kind}`} data-free={free ? "" : undefined}>
      <b className="numeral">{amount}</b>
      <KindSign kind={kind} />
      {instead === undefined ? null : <span className="pr-cost-name">{breakable(instead)}</span>}
    </span>
  );
}
