/** The bot that takes a free seat at an online table. */
export const USUAL_ONLINE_BOT = "adept";
