/**
 * What can be said at a table without typing. A phrase travels and is kept as these very words, and everybody reads it in their own
 * language; so whoever types them has said the phrase.
 */
export const PHRASES = {
  hello: "Hello!",
  "good-luck": "Good luck, and have fun!",
  thanks: "Thank you!",
  welcome: "You’re welcome!",
  "well-played": "Well played!",
  "good-game": "Good game!",
  thinking: "I am still thinking.",
  moment: "One moment, please.",
  back: "I am back.",
  "your-turn": "It is your turn.",
  "no-hurry": "Take your time.",
  sorry: "Sorry!",
  oops: "Oops!",
  yes: "Yes.",
  no: "No.",
  rematch: "Another game?",
  leaving: "I have to go.",
  bye: "Goodbye!",
} as const;
export type Phrase = keyof typeof PHRASES;
export const PHRASE_IDS = Object.keys(PHRASES) as readonly Phrase[];

/** The phrase that a line of chat is; undefined if it was typed. */
export function phraseOf(text: string): Phrase | undefined {
  return PHRASE_IDS.find((phrase) => PHRASES[phrase] === text);
}
