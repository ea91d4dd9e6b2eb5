import type { ReactElement } from "react";
import type { Notices } from "../notices/notices-api.ts";
import { NoticesView } from "../notices/notices-view.tsx";
import { ProgramsView } from "../notices/programs-view.tsx";
import { Bar } from "../pages/bar.tsx";
import type { Sample } from "./sample.ts";

const DAY = Date.UTC(2026, 2, 10);

/** Somebody with two devices, an address and a quiet time. */
function noticesOf({ language, move }: Sample): Notices {
  return {
    wishes: {
      language,
      zone: "America/Argentina/Buenos_Aires",
      kinds: ["turn", "over"],
      quiet: { from: 22 * 60 + 30, to: 7 * 60, days: [0, 1, 2, 3, 4, 5, 6] },
      rhythm: "hourly",
    },
    push: {
      key: "",
      devices: [
        { id: "one", device: "Samsung Internet, Android", since: DAY },
        { id: "two", device: "?", since: DAY },
      ],
    },
    mail: {
      offered: true,
      address: move % 3 === 0 ? null : "wilhelmina.von.hohenstein@post.langer-name-einer-universitaet.example",
      state: move % 3 === 0 ? null : move % 3 === 1 ? "asked" : "confirmed",
    },
  };
}

const nothing = (): void => {};

/** The parts of the settings that a page without a server does not show. */
export const SHOWN_NOTICES: { readonly [board: string]: (sample: Sample) => ReactElement } = {
  notices: (sample) => (
    <>
      <Bar />
      <main className="page page-settings">
        <h1>Clade</h1>
        <NoticesView
          notices={noticesOf(sample)}
          device={sample.move % 2 === 0 ? "on" : "denied"}
          own="one"
          said=""
          onTurnOn={nothing}
          onTurnOff={nothing}
          onTrial={nothing}
          onRemove={nothing}
          onMail={nothing}
          onForgetMail={nothing}
          onWish={nothing}
        />
        <ProgramsView
          tokens={[
            {
              id: "a",
              name: "A bot that plays at night",
              scopes: ["read", "play", "manage"],
              created: DAY,
              seen: null,
            },
            { id: "b", name: "b", scopes: ["read"], created: DAY, seen: DAY },
          ]}
          fresh={`clade_${"W".repeat(43)}`}
          said=""
          onMake={nothing}
          onEnd={nothing}
        />
      </main>
    </>
  ),
};
