import type { FromTable } from "@clade/kernel";
import { type HostKind, tableConformance } from "@clade/kernel/testkit";
import { DeviceTables } from "../local/device-tables.ts";
import { address, type KeptTable } from "../local/messages.ts";

/** The tables of a device, as its worker has them; what they keep lies in memory, and can be full. */
async function device(): Promise<HostKind> {
  const kept = new Map<string, KeptTable>();
  const listeners = new Set<(message: FromTable) => void>();
  let full = false;
  const tables = new DeviceTables({
    pace: () => 0,
    send: (message) => {
      // As between threads: a copy of what it is now.
      for (const listener of listeners) listener(structuredClone(message));
    },
    storage: {
      async put(table) {
        if (full) throw new DOMException("the device is full", "QuotaExceededError");
        kept.set(table.id, structuredClone(table));
      },
      get: async (id) => kept.get(id),
      all: async () => [...kept.values()],
      remove: async (id) => void kept.delete(id),
    },
  });
  return {
    async start(sitters) {
      const seats = sitters.map((sitter, index) => ({ name: `P${index}`, ...(sitter === "person" ? {} : sitter) }));
      const answer = await tables.answer({ type: "open", wishes: { game: "evolution", seats, options: {} } });
      if (answer === null || typeof answer !== "object" || !("table" in answer)) throw new Error("no table");
      const id = answer.table;
      return {
        async line(seat, hear) {
          const table = address(id, seat);
          const listener = (message: FromTable): void => {
            const [, from] = message.table?.split("/") ?? [];
            if (from === String(seat)) hear(message);
          };
          listeners.add(listener);
          return {
            table,
            send: (message) => void tables.hear(message),
            close: () => listeners.delete(listener),
          };
        },
        async breakDisk() {
          full = true;
          return async () => {
            full = false;
          };
        },
      };
    },
    async close() {},
  };
}

tableConformance("a table on this device", device);
