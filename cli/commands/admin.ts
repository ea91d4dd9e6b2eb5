import { userInfo } from "node:os";
import { isIP } from "node:net";
import { isComplaint } from "@clade/kernel";
import type { Banned, DeskReader, Order } from "@clade/server/admin";
import type { Command, Input } from "../arguments.ts";
import { BadInput, orComplain } from "../complaint.ts";
import { databaseNamed, STORE_FLAG } from "../store-named.ts";
import { say, sayJson } from "../terminal.ts";

const STATUSES = ["waiting", "playing", "over", "closed", "any"] as const;

const WHAT = [
  "tables                        the newest tables (--status, --limit)",
  "table <table>                 one table, by its id or code; --chat: what was said there",
  "close <table>                 nothing happens there any more; who is there hears of it",
  "delete <table>                the same, and it goes with its moves and its chat",
  "kick <table> <seat>           somebody loses a seat: it gets free, or a bot plays it to the end",
  "tournaments                   the newest tournaments, with who runs them (--limit)",
  "delete-tournament <id>        it goes with all that was drawn; tables that still play are closed",
  "clubs                         the newest clubs (--limit)",
  "delete-club <id>              it goes; what its members have played stays theirs",
  "people [part of a name]       who is kept (--limit)",
  "person <person>               one person: tables, ratings, bans, reports",
  "rename <person> <name>        another name, everywhere",
  "ban <person|address>          keeps somebody out (--days), and takes their seats",
  "unban <person|address>        lets them in again",
  "bans                          who is kept out",
  "erase <person>                all that is kept of somebody goes; games stay, without the name",
  "reports                       what players reported, with the lines that it is about (--all: settled ones too)",
  "settle <report>               a report was dealt with",
  "log                           who did what when, and what came of it (--limit)",
] as const;

const KNOWN: ReadonlySet<string> = new Set(WHAT.map((line) => line.split(" ", 1)[0] ?? ""));

export const admin: Command = {
  usage: `clade admin <folder|postgres://…> <what> …\n\n  ${WHAT.join("\n  ")}`,
  summary: "an operator's hands: tables, tournaments, clubs, people, reports of a server, running or not",
  flags: {
    store: STORE_FLAG,
    status: { argument: "STATUS", help: `tables: only ${STATUSES.join(", ")} (default any)` },
    limit: { argument: "N", help: "how many at most (default 50)" },
    chat: { help: "table: what was said there" },
    days: { argument: "N", help: "ban: for how long (default: until it is lifted)" },
    all: { help: "reports: settled ones too" },
    as: { argument: "NAME", help: "who does it, for the log (default: your name on this machine)" },
    json: { help: "print one JSON object for machines" },
  },
  async run(input) {
    const { store, words } = storeAndWords(input);
    const [what, ...rest] = words;
    if (what === undefined) throw new BadInput("missing what to do: see clade admin --help");
    const order = orderOf(what, rest, input);
    // Loaded only here: the other commands start faster without it.
    const { DeskReader: Reader, giveOrder } = await import("@clade/server/admin");
    if (order === undefined) {
      const reader = orComplain(await Reader.open(store));
      try {
        await look(reader, what, rest, input);
      } finally {
        await reader.close();
      }
      return 0;
    }
    const answer = await giveOrder(store, order, input.text("as") ?? userInfo().username);
    if (isComplaint(answer)) throw new BadInput(answer.complaint);
    if (!answer.done) throw new BadInput(answer.said);
    if (input.has("json")) sayJson({ ok: true, said: answer.said });
    else say(answer.said);
    return 0;
  },
};

/** The store comes first, or as a flag, or from the environment where the first word says what to do. */
function storeAndWords(input: Input): { readonly store: string; readonly words: readonly string[] } {
  const [first, ...rest] = input.words;
  if (input.text("store") === undefined && first !== undefined && !KNOWN.has(first)) {
    return { store: first, words: rest };
  }
  const store = databaseNamed(input);
  if (store === undefined) throw new BadInput("missing the server's data folder: clade admin <folder> <what>");
  return { store, words: input.words };
}

/** What is to be done; undefined where somebody only looks. */
function orderOf(what: string, words: readonly string[], input: Input): Order | undefined {
  switch (what) {
    case "close":
      return { do: "close-table", table: only(words, "the table") };
    case "delete":
      return { do: "delete-table", table: only(words, "the table") };
    case "kick": {
      const [table, seat] = both(words, "the table", "the seat");
      if (!/^[0-5]$/.test(seat)) throw new BadInput(`seats are numbered from 0 to 5, got "${seat}"`);
      return { do: "remove-from-seat", table, seat: Number(seat) };
    }
    case "delete-tournament":
      return { do: "delete-tournament", tournament: only(words, "the tournament") };
    case "delete-club":
      return { do: "delete-club", club: only(words, "the club") };
    case "rename": {
      const [person, name] = both(words, "the person", "the new name");
      return { do: "rename", person, name };
    }
    case "erase":
      return { do: "erase", person: only(words, "the person") };
    case "ban": {
      const days = input.text("days") === undefined ? null : input.number("days", 1, 36_500, 1);
      return { do: "ban", who: bannedOf(only(words, "the person or address")), days };
    }
    case "unban":
      return { do: "unban", who: bannedOf(only(words, "the person or address")) };
    case "settle": {
      const report = only(words, "the report");
      if (!/^\d{1,9}$/.test(report)) throw new BadInput(`reports have numbers, got "${report}"`);
      return { do: "settle", report: Number(report) };
    }
    default:
      return undefined;
  }
}

/** A person is sixteen letters; everything else must be an address. */
function bannedOf(text: string): Banned {
  if (isIP(text) !== 0) return { kind: "address", value: text };
  if (/^[\w-]{16}$/.test(text)) return { kind: "person", value: text };
  throw new BadInput(`"${text}" is neither a person's id nor an address`);
}

async function look(reader: DeskReader, what: string, words: readonly string[], input: Input): Promise<void> {
  const limit = input.number("limit", 1, 100_000, 50);
  const asJson = input.has("json");
  switch (what) {
    case "tables": {
      none(words);
      const tables = await reader.tables(statusOf(input), limit);
      if (asJson) return sayJson({ tables });
      for (const table of tables) say(tableLine(table));
      return;
    }
    case "table": {
      const name = only(words, "the table");
      const table = await reader.table(name);
      if (table === undefined) throw new BadInput(`there is no table "${name}"`);
      const chat = input.has("chat") ? await reader.chat(table.id, limit) : undefined;
      if (asJson) return sayJson({ table, ...(chat === undefined ? {} : { chat }) });
      say(
        tableLine(table),
        `moves ${table.moves ?? 0}, last ${time(table.last ?? null)}; lines of chat ${table.lines ?? 0}`,
      );
      for (const { seat, person, name: called, bot } of table.seats)
        say(`  ${seat}  ${bot ?? person ?? "free"}  ${called ?? ""}`);
      for (const { number, at, person, name: called, text } of chat ?? [])
        say(`  ${number}  ${time(at)}  ${person}  ${called}: ${plain(text)}`);
      return;
    }
    case "tournaments": {
      none(words);
      const tournaments = await reader.tournaments(limit);
      if (asJson) return sayJson({ tournaments });
      for (const { id, status, kind, game, created, entered, host, name } of tournaments)
        say(
          `${id}  ${status.padEnd(9)}  ${kind.padEnd(9)}  ${game.padEnd(11)}  ${time(created)}  ${entered} entered  by ${host ?? "nobody"}  ${plain(name)}`,
        );
      return;
    }
    case "clubs": {
      none(words);
      const clubs = await reader.clubs(limit);
      if (asJson) return sayJson({ clubs });
      for (const { id, created, members, open, name } of clubs)
        say(`${id}  ${time(created)}  ${open ? "open" : "by invitation"}  ${members} members  ${plain(name)}`);
      return;
    }
    case "people": {
      if (words.length > 1) throw new BadInput(`unexpected "${words[1]}"`);
      const people = await reader.people(words[0] ?? "", limit);
      if (asJson) return sayJson({ people });
      for (const { id, name, created } of people) say(`${id}  ${time(created)}  ${name}`);
      return;
    }
    case "person": {
      const id = only(words, "the person");
      const person = await reader.person(id);
      if (person === undefined) throw new BadInput(`there is no person ${id}`);
      if (asJson) return sayJson({ person });
      say(`${person.id}  ${time(person.created)}  ${person.name}`);
      if (person.banned !== null)
        say(`kept out ${person.banned.until === null ? "until it is lifted" : `until ${time(person.banned.until)}`}`);
      say(`in ${person.reports} reports; tables:`);
      for (const table of person.tables) say(`  ${table.id}  ${table.status}`);
      return;
    }
    case "bans": {
      none(words);
      const bans = await reader.bans();
      if (asJson) return sayJson({ bans });
      for (const { kind, value, at, until } of bans)
        say(`${kind.padEnd(7)}  ${value}  ${time(at)}  until ${until === null ? "lifted" : time(until)}`);
      return;
    }
    case "reports": {
      none(words);
      const reports = await reader.reports(input.has("all"), limit);
      if (asJson) return sayJson({ reports });
      for (const { id, at, table, by, text, settled, lines } of reports) {
        say(
          `${id}  ${time(at)}  table ${table}  by ${by}${settled === null ? "" : `  settled ${time(settled)}`}`,
          `  ${plain(text)}`,
        );
        for (const line of lines) say(`    ${line.number}  ${line.person}  ${line.name}: ${plain(line.text)}`);
      }
      return;
    }
    case "log": {
      none(words);
      const log = await reader.log(limit);
      if (asJson) return sayJson({ log });
      for (const { at, by, order, said } of log)
        say(`${time(at)}  ${by}  ${JSON.stringify(order)}  ${said ?? "not yet"}`);
      return;
    }
    default:
      throw new BadInput(`"${what}" is nothing that can be done: see clade admin --help`);
  }
}

function tableLine({
  id,
  status,
  game,
  created,
  open,
  seats,
}: Awaited<ReturnType<DeskReader["tables"]>>[number]): string {
  const names = seats.map(({ name, bot }) => (bot === null ? (name ?? "–") : bot)).join(", ");
  return `${id}  ${status.padEnd(7)}  ${game.padEnd(11)}  ${time(created)}  ${open ? "open" : "closed to strangers"}  ${names}`;
}

function statusOf(input: Input): (typeof STATUSES)[number] {
  const text = input.text("status") ?? "any";
  const status = STATUSES.find((each) => each === text);
  if (status === undefined) throw new BadInput(`--status takes ${STATUSES.join(", ")}, got "${text}"`);
  return status;
}

function time(ms: number | null): string {
  return ms === null ? "never" : new Date(ms).toISOString().slice(0, 16).replace("T", " ");
}

/** What strangers wrote does not speak to the operator's terminal. */
function plain(text: string): string {
  return text.replaceAll(/\p{C}/gu, "�");
}

function none(words: readonly string[]): void {
  if (words[0] !== undefined) throw new BadInput(`unexpected "${words[0]}"`);
}
function only(words: readonly string[], what: string): string {
  const [word, extra] = words;
  if (word === undefined) throw new BadInput(`missing ${what}`);
  if (extra !== undefined) throw new BadInput(`unexpected "${extra}"`);
  return word;
}
function both(words: readonly string[], first: string, second: string): readonly [string, string] {
  const [one, ...rest] = words;
  if (one === undefined) throw new BadInput(`missing ${first}`);
  return [one, only(rest, second)];
}
