import type { DatabaseSyncInstance } from "@photostructure/sqlite";

/**
 * The schema, as the steps that led to it. A step that was ever released is never edited: a change is a new step. The
 * number of steps taken is kept in the file (`user_version`).
 */
export const MIGRATIONS: readonly string[] = [
  // 1: people, tables and the log of moves
  `
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL, recovery TEXT UNIQUE
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE tables (
    id TEXT PRIMARY KEY, revision INTEGER NOT NULL, code TEXT NOT NULL UNIQUE, status TEXT NOT NULL,
    open INTEGER NOT NULL, created INTEGER NOT NULL, body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_by_status ON tables (status, open, created);
  CREATE TABLE members (
    person TEXT NOT NULL, "table" TEXT NOT NULL REFERENCES tables, PRIMARY KEY (person, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE log (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, id TEXT, at INTEGER NOT NULL,
    turn TEXT NOT NULL, clocks TEXT, PRIMARY KEY ("table", number)
  ) STRICT, WITHOUT ROWID;
  `,
  // 2: chat
  `
  CREATE TABLE chat (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY ("table", number)
  ) STRICT, WITHOUT ROWID;
  `,
  // 3: ratings
  `
  CREATE TABLE ratings (
    game TEXT NOT NULL, player TEXT NOT NULL, name TEXT NOT NULL, mean REAL NOT NULL, deviation REAL NOT NULL,
    games INTEGER NOT NULL, PRIMARY KEY (game, player)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_by_strength ON ratings (game, mean - 3 * deviation);
  `,
  // 4: new moves wait in a journal and go into the log together; the members of a table are found without looking at all
  `
  CREATE INDEX members_by_table ON members ("table");
  CREATE TABLE journal (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, id TEXT, at INTEGER NOT NULL,
    turn TEXT NOT NULL, clocks TEXT
  ) STRICT;
  CREATE UNIQUE INDEX journal_by_table ON journal ("table", number);
  CREATE VIEW moves AS SELECT * FROM log UNION ALL SELECT * FROM journal;
  `,
  // 5: one row that is written to see whether writing is possible; data that people bring is kept once, under its hash
  `
  CREATE TABLE heart (id INTEGER PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  CREATE TABLE data (hash TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT, WITHOUT ROWID;
  `,
  // 6: when servers were up, for the clocks; who was ahead of whom, for the ratings; the devices that people are signed in on
  `
  CREATE TABLE lives (began INTEGER PRIMARY KEY, last INTEGER NOT NULL) STRICT;
  CREATE TABLE meetings (
    game TEXT NOT NULL, ahead TEXT NOT NULL, behind TEXT NOT NULL, at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX meetings_by_players ON meetings (game, ahead, behind);
  CREATE INDEX meetings_by_time ON meetings (at);
  CREATE TABLE sessions (
    person TEXT NOT NULL, id TEXT NOT NULL, device TEXT NOT NULL, created INTEGER NOT NULL, seen INTEGER NOT NULL,
    PRIMARY KEY (person, id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO sessions (person, id, device, created, seen)
    SELECT id, 'first', '', created, 1000 * unixepoch() FROM people;
  `,
  // 7: games that ended long ago are few bytes (not WITHOUT ROWID: there a row over a quarter of a page takes a page of its
  // own); lines of chat are found by their age and by who said them
  `
  CREATE TABLE archive ("table" TEXT NOT NULL UNIQUE, body BLOB, moves BLOB, whole INTEGER) STRICT;
  CREATE INDEX tables_unpacked ON tables (created) WHERE status = 'over' AND body <> '';
  CREATE INDEX chat_by_time ON chat (at);
  CREATE INDEX chat_by_person ON chat (person);
  `,
  // 8: the operator's desk: orders with what came of them, bans, and what players reported with the lines that it is about
  `
  CREATE TABLE orders (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, "by" TEXT NOT NULL, "order" TEXT NOT NULL,
    taken INTEGER NOT NULL DEFAULT 0, done INTEGER, said TEXT, answered INTEGER
  ) STRICT;
  CREATE INDEX orders_waiting ON orders (id) WHERE taken = 0;
  CREATE TABLE bans (
    kind TEXT NOT NULL, value TEXT NOT NULL, at INTEGER NOT NULL, until INTEGER, PRIMARY KEY (kind, value)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, "table" TEXT NOT NULL, "by" TEXT NOT NULL,
    text TEXT NOT NULL, settled INTEGER
  ) STRICT;
  CREATE INDEX reports_by_person ON reports ("by");
  CREATE TABLE reported (
    report INTEGER NOT NULL, number INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (report, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reported_by_person ON reported (person);
  CREATE INDEX ratings_by_player ON ratings (player);
  `,
  // 9: at which tables data that people brought are in use: they go with the last of them
  `
  CREATE TABLE data_at (hash TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (hash, "table")) STRICT, WITHOUT ROWID;
  CREATE INDEX data_by_table ON data_at ("table");
  INSERT INTO data_at SELECT substr(each.value, 6), tables.id
    FROM tables, json_each(CASE tables.body WHEN '' THEN '{}' ELSE tables.body END, '$.options') AS each
    WHERE each.type = 'text' AND each.value LIKE 'data:%';
  `,
  // 10: what rooms keep besides people and tables: documents, found by their key or by what they are marked with
  `
  CREATE TABLE records (
    kind TEXT NOT NULL, key TEXT NOT NULL, revision INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, key)
  ) STRICT;
  CREATE TABLE marks (
    kind TEXT NOT NULL, key TEXT NOT NULL, mark TEXT NOT NULL, rank REAL NOT NULL, PRIMARY KEY (kind, key, mark)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX marks_by_rank ON marks (kind, mark, rank, key);
  CREATE INDEX marks_everywhere ON marks (mark, kind, key);
  `,
];

/** Takes the steps that the file has not taken yet, each whole or not at all. */
export function migrate(database: DatabaseSyncInstance, steps: readonly string[] = MIGRATIONS): void {
  const version = versionOf(database);
  if (version > steps.length) {
    throw new Error(
      `the database has schema version ${version}, this server knows ${steps.length}: start a newer server, or restore an older backup`,
    );
  }
  for (const [index, step] of steps.entries()) {
    if (index < version) continue;
    try {
      database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${index + 1}; COMMIT`);
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }
}

export function versionOf(database: DatabaseSyncInstance): number {
  const row = database.prepare("PRAGMA user_version").get() as { user_version: number };
  return row.user_version;
}
