import { seats } from "@clade/kernel";
import { ARRANGEMENTS, FoldingRegion, kitWords, Region, Regions, useRoom } from "@clade/ui";
import type { CSSProperties, ReactElement } from "react";
import { Acting } from "./acting.tsx";
import { MIDDLE, type Plan, planOf } from "./arranging.ts";
import { useBoard } from "./board-context.tsx";
import { Chart, Standings } from "./chart.tsx";
import { Civilisation } from "./civilisation.tsx";
import { Head } from "./head.tsx";
import { Opponent, OthersTold, OwnTold } from "./opponent.tsx";
import { Trick } from "./trick.tsx";

/** The whole table: the parts that there is room for lie open, the others are a touch away. */
export function Table(): ReactElement {
  const { view, screen, sitting, naming, tricks } = useBoard();
  const { watcher } = view;
  const plan = planOf(useRoom(), view.players.length, watcher === "spectator", tricks);
  const others = seats(view.players.length).filter((seat) => seat !== watcher);
  const { close } = kitWords[sitting.language];
  const folded = (openness: Plan["chart"]): typeof ARRANGEMENTS | [] => (openness === "shut" ? ARRANGEMENTS : []);
  const middle = tricks ? <Trick /> : <Acting />;
  return (
    <Regions
      className="se-table"
      data-players={view.players.length}
      data-tricks={tricks ? "" : undefined}
      data-watched={watcher === "spectator" ? "" : undefined}
      data-others={plan.others}
      data-chart={plan.chart}
      data-swaps={plan.swaps ? "" : undefined}
      data-narrow={plan.narrow ? "" : undefined}
      style={
        {
          "--wide": plan.wide,
          "--high": plan.high,
          "--middle": MIDDLE,
          "--players": view.players.length,
        } as CSSProperties
      }
    >
      <Region name="head" className="se-part">
        <Head order={plan.swaps} />
      </Region>
      <FoldingRegion
        name="others"
        className="se-part"
        folded={folded(plan.others)}
        title={screen.others}
        close={close}
        summary={<OthersTold seats={others} />}
      >
        <div className="se-others">
          {others.map((seat) => (
            <div key={seat} className="se-seat">
              <Opponent seat={seat} />
            </div>
          ))}
        </div>
      </FoldingRegion>
      <Region name="stage" className="se-part">
        {plan.swaps && !tricks && watcher !== "spectator" ? <Civilisation seat={watcher} /> : middle}
      </Region>
      <FoldingRegion
        name="aside"
        className="se-part"
        folded={folded(plan.chart)}
        title={screen.chart}
        close={close}
        summary={<Standings />}
      >
        <Chart />
      </FoldingRegion>
      {watcher === "spectator" || (plan.swaps && !tricks) ? null : (
        <FoldingRegion
          name="mine"
          className="se-part"
          folded={plan.swaps ? ARRANGEMENTS : []}
          title={screen.civilisation(naming(watcher))}
          close={close}
          summary={<OwnTold seat={watcher} />}
        >
          <Civilisation seat={watcher} />
        </FoldingRegion>
      )}
    </Regions>
  );
}
