import { hearTables, tellTable } from "../local/host.ts";
import type { TableLink } from "./link.ts";

/** Tables in this page's own worker: the line is always up. */
export const localLink: TableLink = {
  send: tellTable,
  hear: hearTables,
  whenUp(listener) {
    listener(true);
    return () => {};
  },
};
