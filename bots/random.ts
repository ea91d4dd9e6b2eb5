import { pick } from "@clade/kernel";
import type { Bot } from "./bot.ts";

/** Any legal move, each equally likely: the floor that every other bot is measured from. */
export const random: Bot = {
  name: "random",
  choose: ({ legal }, chance) => pick(legal, chance),
};
