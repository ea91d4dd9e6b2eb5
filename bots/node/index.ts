export { Guest, type GuestTerms, MOST_BREAKDOWNS, type Note } from "./guest.ts";
export { threadPool, type ThreadPoolWishes } from "./threads.ts";
