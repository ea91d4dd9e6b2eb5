/** How long things may be that people send to a table: the forms of the messages hold them, fields to type into respect them. */

/** Letters of a person's name. */
export const LONGEST_NAME = 24;
/** Letters of one line in the chat. */
export const LONGEST_CHAT_LINE = 500;
/** Letters of a move in notation: no game in the house needs half of it. */
export const LONGEST_MOVE = 200;
/** Letters of the id that a sender gives a message. */
export const LONGEST_MESSAGE_ID = 64;
/** Letters of the data that a person brings as one option, as JSON: the largest deck that comes with a game has a quarter of it. */
export const LARGEST_DATA = 96 * 1024;
/** Seconds that a clock can be set to: two weeks. */
export const LONGEST_CLOCK = 14 * 24 * 3600;
/** Seconds that a move can add to a clock. */
export const LONGEST_INCREMENT = 3600;
/** Letters of the id, the name and the note of a branch. */
export const LONGEST_BRANCH_ID = 40;
export const LONGEST_BRANCH_NAME = 80;
export const LONGEST_BRANCH_NOTE = 2000;
/** Branches of one record. */
export const MOST_BRANCHES = 100;
/** Letters of the name of a tournament; how many may enter one, and how many rounds it may have. */
export const LONGEST_TOURNAMENT_NAME = 60;
export const MOST_ENTRANTS = 512;
export const MOST_ROUNDS = 60;
