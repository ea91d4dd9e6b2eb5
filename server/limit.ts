/** Everything that somebody can have too much of. The metrics name which limit it was that held. */
export const LIMITS = [
  /** Messages on a line; pings and pongs on it; what lies unread at its other end. */
  "messages",
  "pings",
  "unread",
  /** Open lines, and tables that are looked at anew, of an address. */
  "lines",
  "looks",
  /** Connections of an address, and requests that do not get on. */
  "connections",
  "slow-requests",
  "requests",
  "checks",
  /** New tables, and those that are going on at once. */
  "new-tables",
  "tables",
  /** Data that people bring, such as decks of their own. */
  "data",
  "guesses",
  /** Letters that are asked for, trial notices, and streams of events. */
  "letters",
  "streams",
  "chat",
  /** Looking at people: profiles, leaderboards, clubs. */
  "profiles",
  /** Following, inviting, founding and joining clubs. */
  "circles",
  /** A log that has come to its end. */
  "log",
] as const;
export type Limit = (typeof LIMITS)[number];
