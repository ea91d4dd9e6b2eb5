import type { Bans } from "../desk/bans.ts";
import type { Identities } from "../people/identity.ts";
import type { Sessions } from "../people/sessions.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import type { GoingOn } from "../tables/going-on.ts";
import type { Rooms } from "../tables/rooms.ts";
import type { Metrics } from "./metrics.ts";

/** What the HTTP side of the server works with. */
export interface Service {
  readonly settings: Settings;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly goingOn: GoingOn;
  readonly identities: Identities;
  readonly sessions: Sessions;
  readonly metrics: Metrics;
  readonly bans: Bans;
  /** Notes that something went wrong which should not. */
  trouble(what: string, about: Readonly<Record<string, unknown>>): void;
  /** False from the moment at which the server was asked to stop. */
  isReady(): boolean;
}
