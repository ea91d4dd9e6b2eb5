import { at } from "@clade/kernel";
import type { ReactElement } from "react";
import type { Due } from "../rules/book.ts";
import { TYPES } from "../rules/deck/deck.ts";
import { inArea } from "../rules/phases/paying.ts";
import { KindSign } from "./art/signs.tsx";
import { useTable } from "./table.tsx";

/** A cost line as the watcher would settle it: its amount, or crossed out for free thanks to its prerequisite. */
export function CostLine({ line }: { readonly line: Due }): ReactElement {
  const { view, nameOf } = useTable();
  const type = at(TYPES, line.type);
  const own = view.watcher === "spectator" ? undefined : view.players[view.watcher];
  const free = line.prerequisite !== null && own !== undefined && inArea(own, line.prerequisite);
  return (
    <span className={`pr-cost pr-of-${type}`} data-free={free ? "" : undefined}>
      <b className="numeral">{line.amount}</b>
      <KindSign kind={type} />
      {line.prerequisite === null ? null : <span className="pr-cost-name">{nameOf(line.prerequisite)}</span>}
    </span>
  );
}
