import type { Lesson } from "@clade/kernel";

export const lessons: readonly Lesson[] = [
  {
    title: "What it is about",
    text: "Your people invents. Each technology in your area makes you better at something, moves you up a power track, or is simply worth points. Whoever has most points when the last age ends wins.",
  },
  {
    title: "One card, two lives",
    text: "A card is a technology to play, and it is knowledge to spend: discard it and it pays for another one. You will never play all you hold, so choose what to give up.",
  },
  {
    title: "Discovering",
    text: "A technology has one or two cost lines. If you have the technology named on a line, that line is free; if not, pay for it with tokens and discarded cards. Tokens come back every turn.",
  },
  {
    title: "Researching",
    text: "No knowledge? Put the card into development: it costs nothing and becomes active in four of your turns. Until then it already counts as a prerequisite. Keep that place busy.",
  },
  {
    title: "Cards",
    text: "Draw gives most cards but ends your actions, so it comes last. Quick draw gives fewer and lets you go on. The top of a discard pile is yours for the taking: watch what others pay with.",
  },
  {
    title: "Ages",
    text: "Some technologies carry the symbol of the next age. When enough of them are active a new deck opens, and with Age III everything of Age I that is not active is gone. Play or spend old cards in time.",
  },
  {
    title: "Power and skills",
    text: "Prestige, Population and Army give points by rank, so being a step ahead is what counts. Improved skills are worth points too, and more actions are worth nearly everything early on.",
  },
  {
    title: "The end",
    text: "The last symbols end the game at once, in the middle of a turn. If you lead, hurry; if not, keep your symbol in hand and catch up first.",
  },
];
