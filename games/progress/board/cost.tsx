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
  const type = at(TYPES, item.type);
  const own = view.watcher === "spectator" ? undefined : view.players[view.watcher];
  const free = item.prerequisite !== null && own !== undefined && inArea(own, item.prerequisite);
  return (
    <span className={`pr-cost pr-of-${type}`} data-free={free ? "" : undefined}>
      <b className="numeral">{item.amount}</b>
      <KindSign kind={type} />
      {item.prerequisite === null ? null : <span className="pr-cost-name">{breakable(nameOf(item.prerequisite))}</span>}
    </span>
  );
}
