import type { Bans } from "../desk/bans.ts";
import type { Kindness } from "../kindness/kindness.ts";
import type { Tidings } from "../people/tidings.ts";
import type { Lobby } from "../lobby/lobby.ts";
import type { Identities } from "../people/identity.ts";
import type { Sessions } from "../people/sessions.ts";
import type { Leaderboards } from "../profiles/leaderboards.ts";
import type { Tokens } from "../people/tokens.ts";
import type { Notices } from "../notices/notices.ts";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";
import type { GoingOn } from "../tables/going-on.ts";
import type { ServedTime } from "../tables/served-time.ts";
import type { Rooms } from "../tables/rooms.ts";
import type { Tables } from "../tables/tables.ts";
import type { Watchable } from "../tables/watchable.ts";
import type { Office } from "../tournaments/office.ts";
import type { FarTables } from "./far-tables.ts";
import type { Metrics } from "./metrics.ts";
import type { SharedLimits } from "./shared-limits.ts";

/** What the HTTP side of the server works with. */
export interface Service {
  readonly settings: Settings;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly tables: Tables;
  /** The games that anybody may look at. */
  readonly watchable: Watchable;
  /** Where tables are that are not here; none for a server that has all of them. */
  readonly far?: FarTables;
  readonly goingOn: GoingOn;
  readonly kindness: Kindness;
  /** When servers were up: other time counts on nobody's clock. */
  readonly served: ServedTime;
  readonly identities: Identities;
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly metrics: Metrics;
  readonly bans: Bans;
  readonly limits: SharedLimits;
  readonly tidings: Tidings;
  readonly leaderboards: Leaderboards;
  readonly notices: Notices;
  readonly office: Office;
  readonly lobby: Lobby;
  /** Notes that something went wrong which should not. */
  trouble(what: string, about: Readonly<Record<string, unknown>>): void;
  /** False from the moment at which the server was asked to stop, and while it cannot reach what it needs. */
  isReady(): boolean;
}
