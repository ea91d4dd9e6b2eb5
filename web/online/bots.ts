import { botNames } from "@clade/bots";

/** The bot that takes a free seat at an online table: the first of these that there is. */
export const USUAL_ONLINE_BOT =
  ["adept", "greedy", "random"].find((name) => botNames.includes(name)) ?? botNames[0] ?? "random";
