export { Guest, type GuestTerms, MOST_BREAKDOWNS, type Note } from "./guest.ts";
export { Pool, type PoolWishes, type Thought } from "./pool.ts";
