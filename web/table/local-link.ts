import { hearTables, tellTable, whenHosting } from "../local/host.ts";
import type { TableLink } from "./link.ts";

/** Tables in this page's own worker: the line is up as long as the worker is. */
export const localLink: TableLink = {
  unkept: "device-full",
  send: tellTable,
  hear: hearTables,
  whenUp: whenHosting,
};
