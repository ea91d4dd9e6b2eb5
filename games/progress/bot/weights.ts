/**
 * What things are worth to a bot, in points. Figures found by playing: skills and tokens are worth what is written here
 * with a whole game ahead, and in proportion less the nearer the end.
 */
export const WEIGHTS = {
  /** In the order of SKILLS. */
  skills: [7, 3.5, 2, 1.5, 3.5, 3.5, 2.5],
  /** In the order of KNOWLEDGE. */
  tokens: [3.5, 3.5, 3.5, 5],
  /** A step of a power track that is still to be taken. */
  powerStep: 1,
  /** A step of a power track in a solo game on top of its printed points, for the steps to come. */
  soloStep: 0.3,
  /** A knowledge that is still missing in a payment, or saved by a prerequisite. */
  knowledge: 0.6,
  /** What a technology saves later on, for each knowledge of the cost that it settles. */
  prerequisite: 0.12,
  /** A card in hand, for each knowledge it can be discarded for. */
  fodder: 0.3,
  /** The part of its net worth that a card in hand counts. */
  inHand: 0.4,
  /** A card that is about to be drawn. */
  unseenCard: 0.9,
  action: 0.9,
  surplus: 0.25,
  /** A token that is not turned yet this turn. */
  freshToken: 0.05,
  /** The part of its worth that a technology in development counts, and what each marker takes off. */
  developing: 0.95,
  marker: 0.06,
  /** A milestone section marked. */
  mark: 0.6,
  /** Alone: a turn to come, the turns of a whole game, and how many of them a card without symbol stands for. */
  soloTurn: 1.5,
  soloTurns: 20,
  turnsPerCard: 0.5,
  turnsPerLaterCard: 0.35,
  /** Alone: how many cards without symbol an age should have left, with and without a symbol at hand, and the fear. */
  safeWithSymbol: 2,
  safeWithout: 6,
  danger: 3,
  /** What it costs to let rounds go by in which nobody develops anything, growing with their square. */
  idle: 0.3,
  win: 15,
  lost: -60,
  /** How many steps apart two players on a power track must be for the order to be sure, at the end and before. */
  sureLead: 1,
  sureLeadEarly: 6,
} as const;
