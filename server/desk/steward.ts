import { type Complaint, isComplaint } from "@clade/kernel";
import { removeClub } from "../circles/clubs.ts";
import { addressKey } from "../http/limits.ts";
import { erasePerson, renamePerson, tablesWith } from "../people/leaving.ts";
import { chosenName } from "../people/names.ts";
import { isProblem, type Problem } from "../problem.ts";
import type { OrderAnswer } from "../store/desk.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../tables/tables.ts";
import { removeTournament } from "../tournaments/removing.ts";
import type { Bans } from "./bans.ts";
import { type Banned, type Order, withoutNames } from "./order.ts";

const DAY_MS = 24 * 3600 * 1000;

/** What the steward works with. */
export interface Stewardship {
  readonly store: Store;
  readonly tables: Tables;
  readonly bans: Bans;
  /** Ends the lines of somebody who is kept out from now on. */
  hangUp(who: Banned): void;
}

/** Carries out what the operator orders, in the house as it is: tables in memory change, and whoever is there hears of it. */
export class Steward {
  readonly #house: Stewardship;

  constructor(house: Stewardship) {
    this.#house = house;
  }

  /** Carries out an order that was written down, and notes what came of it. */
  async carryOut(id: number, written: string): Promise<OrderAnswer> {
    let kept = written;
    let answer: OrderAnswer;
    try {
      const order = JSON.parse(written) as Order;
      kept = JSON.stringify(withoutNames(order));
      const said = await this.#do(order);
      answer = isComplaint(said) ? { done: false, said: said.complaint } : { done: true, said };
    } catch (error) {
      answer = { done: false, said: `it failed: ${error instanceof Error ? error.message : String(error)}` };
    }
    await this.#house.store.desk.answer(id, kept, answer, Date.now());
    return answer;
  }

  #do(order: Order): Promise<string | Complaint> {
    switch (order.do) {
      case "close-table":
        return this.#close(order.table);
      case "delete-table":
        return this.#delete(order.table);
      case "remove-from-seat":
        return this.#remove(order.table, order.seat);
      case "delete-tournament":
        return this.#deleteTournament(order.tournament);
      case "delete-club":
        return this.#deleteClub(order.club);
      case "rename":
        return this.#rename(order.person, order.name);
      case "erase":
        return this.#erase(order.person);
      case "ban":
        return this.#ban(order.who, order.days);
      case "unban":
        return this.#unban(order.who);
      case "settle":
        return this.#settle(order.report);
      default:
        // Written by a newer program than this server.
        return Promise.resolve({ complaint: "this server does not know such an order" });
    }
  }

  async #close(table: string): Promise<string | Complaint> {
    const { problem: failed, status } = await this.#house.tables.order(table, { do: "close" });
    if (status === "over") return { complaint: `the game at table ${table} is over: there is nothing to close` };
    return failed === undefined ? `table ${table} is closed` : asComplaint(failed);
  }

  async #delete(table: string): Promise<string | Complaint> {
    const { problem: failed } = await this.#house.tables.order(table, { do: "remove" });
    return failed === undefined ? `table ${table} is gone, with its moves and its chat` : asComplaint(failed);
  }

  async #deleteTournament(id: string): Promise<string | Complaint> {
    const { store, tables } = this.#house;
    return (await removeTournament(store, tables, id))
      ? `tournament ${id} is gone, and its tables that still played are closed`
      : { complaint: `there is no tournament ${id}` };
  }

  async #deleteClub(id: string): Promise<string | Complaint> {
    return (await removeClub(this.#house.store, id))
      ? `club ${id} is gone; what its members have played stays theirs`
      : { complaint: `there is no club ${id}` };
  }

  async #remove(table: string, seat: number): Promise<string | Complaint> {
    const { problem: failed } = await this.#house.tables.order(table, { do: "remove-seat", seat });
    return failed === undefined ? `seat ${seat} of table ${table} is no longer theirs` : asComplaint(failed);
  }

  async #rename(person: string, name: string): Promise<string | Complaint> {
    const { store, tables } = this.#house;
    const chosen = chosenName(name);
    if (isProblem(chosen)) return asComplaint(chosen);
    if ((await store.person(person)) === undefined) return noPerson(person);
    const taken = await renamePerson(store, tables, person, chosen);
    if (taken !== undefined) return asComplaint(taken);
    return `person ${person} has another name`;
  }

  async #erase(person: string): Promise<string | Complaint> {
    const { store, tables } = this.#house;
    if ((await store.person(person)) === undefined) return noPerson(person);
    await erasePerson(store, tables, person);
    this.#house.hangUp({ kind: "person", value: person });
    return `person ${person} is gone; their games stay, without the name`;
  }

  /** Whoever is banned holds nobody up: their seats go too. */
  async #ban(named: Banned, days: number | null): Promise<string | Complaint> {
    const { store, tables, bans } = this.#house;
    const who = asKnown(named);
    const now = Date.now();
    await bans.add({ ...who, at: now, until: days === null ? null : now + days * DAY_MS });
    this.#house.hangUp(who);
    if (who.kind === "person") {
      for await (const id of tablesWith(store, who.value)) {
        await tables.order(id, { do: "remove-person", person: who.value });
      }
    }
    return `${who.kind} ${who.value} is kept out${days === null ? "" : ` for ${days} days`}`;
  }

  async #unban(named: Banned): Promise<string | Complaint> {
    const who = asKnown(named);
    return (await this.#house.bans.lift(who))
      ? `${who.kind} ${who.value} may come in again`
      : { complaint: `${who.kind} ${who.value} was not kept out` };
  }

  async #settle(report: number): Promise<string | Complaint> {
    return (await this.#house.store.desk.settleReport(report, Date.now()))
      ? `report ${report} is settled`
      : { complaint: `there is no open report ${report}` };
  }
}

/** Addresses are kept out as limits count them: those of IPv6 by their first half. */
function asKnown({ kind, value }: Banned): Banned {
  return { kind, value: kind === "address" ? addressKey(value) : value };
}

function asComplaint({ message }: Problem): Complaint {
  return { complaint: message };
}

function noPerson(person: string): Complaint {
  return { complaint: `there is no person ${person}` };
}
