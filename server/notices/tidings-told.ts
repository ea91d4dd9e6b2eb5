import { faultOf } from "../fault.ts";
import type { Tiding, Tidings } from "../people/tidings.ts";
import type { Notes } from "../tables/house.ts";
import type { Notices } from "./notices.ts";

/** What happens between people is told to whom it is about: invitations, and the rounds of tournaments that they play in. */
export function tellTidings(tidings: Tidings, notices: Notices, trouble: Notes["trouble"]): void {
  const told = async (tiding: Tiding): Promise<void> => {
    switch (tiding.kind) {
      case "invited":
        return notices.tell(tiding.to, { kind: "invited", table: tiding.table, by: tiding.from });
      case "round": {
        const { to, name, table, tournament, round } = tiding;
        return notices.tell(to, { kind: "round", name, path: `/online/${table}` }, `${tournament}/${round}`);
      }
      // Who follows is seen when one looks: nobody is called for it.
      case "followed":
        return;
    }
  };
  tidings.listen((tiding) => told(tiding).catch((error: unknown) => trouble("not told", { why: faultOf(error) })));
}
