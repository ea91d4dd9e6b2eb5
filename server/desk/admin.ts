export { giveOrder } from "./giving.ts";
export { type Banned, type Order } from "./order.ts";
export { DeskReader, type TableStatusFilter } from "./reading.ts";
