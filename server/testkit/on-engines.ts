import { afterAll, beforeAll, describe } from "vitest";
import { findNats, type NatsProcess, startNats } from "./nats.ts";
import { findPostgres, type PostgresProcess, startPostgres } from "./postgres.ts";

/** What several servers share, running once the first story begins. */
export interface Engines {
  readonly postgres: PostgresProcess;
  readonly nats: NatsProcess;
}

/** Stories about several servers, with a PostgreSQL and a NATS of their own; left out where these are not installed. */
export function onEngines(title: string, stories: (engines: Engines) => void): void {
  const programs = findPostgres();
  describe.skipIf(programs === undefined || !findNats())(title, () => {
    const running: Partial<{ -readonly [Engine in keyof Engines]: Engines[Engine] }> = {};
    beforeAll(async () => {
      running.postgres = await startPostgres(programs ?? "");
      running.nats = await startNats();
    }, 60_000);
    afterAll(async () => {
      await running.nats?.stop();
      await running.postgres?.end();
    });
    stories({
      get postgres() {
        return begun(running.postgres);
      },
      get nats() {
        return begun(running.nats);
      },
    });
  });
}

function begun<Engine>(engine: Engine | undefined): Engine {
  if (engine === undefined) throw new Error("engines run within the stories, not before them");
  return engine;
}
