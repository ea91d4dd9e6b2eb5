import { chapter, type RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  chapter("What is on the table", {
    "PR-1":
      "A technology card has a name, an age, a type (Science, Engineering or Culture), one or more cost lines, what it gives (a skill step or a knowledge token, often steps on power tracks), points, what it is worth when discarded, perhaps the symbol of the next age, and a tag from 1+ to 5+. Nearly every cost line names a prerequisite, and none is compulsory: you can always pay instead.",
    "PR-2": "Only cards whose tag is not above the number of players are used: a shuffled deck for each age.",
    "PR-3":
      "You have seven skills: Actions 2, Draw 3, Hand size 5, Shuffle 1, Development 1, Research 4, Quick draw 1/0 to begin with. Three power tracks, Prestige, Population and Army, start at 0. Tokens and markers never run out.",
    "PR-4":
      "Chance picks who begins. In turn order you get from Age I: alone 6 cards; two players 5 and 6; three 5, 6, 7; four 5, 6, 6, 7; five 5, 6, 6, 7, 7.",
    "PR-5":
      "Each age has its own face-up discard pile, and a card always goes to the pile of its age. At first only deck I is in play; II and III follow.",
    "PR-6":
      "Nobody sees your hand or what you draw from a deck. Everything else is open. From a discard pile you can only take the top card; cards you discard together lie in the order you choose.",
  }),
  chapter("Your turn", {
    "PR-10": "A turn is development, actions, upkeep. Then the next player is on.",
    "PR-11":
      "Take one marker off each of your technologies in development. Those without markers become active one after the other, in the order you like. If one of them opens an age that removes another, that other is lost; if one ends the game, the rest does not happen.",
    "PR-12":
      "Then, before anything else, you may take technologies that are still in development back into your hand. Their markers are lost; your hand may be too large until upkeep.",
  }),
  chapter("Actions", {
    "PR-14": "Free actions are done in your action phase, before, between or after actions, but not after a Draw.",
    "PR-15":
      "Do up to as many actions as your skill says, one after the other. What you gain counts at once: one more Actions step is one more action now, but not after a Draw.",
    "PR-16":
      "Discover: a card from your hand becomes active. Each cost line is settled on its own: it is free if its prerequisite lies in your area, else you pay it with knowledge of its type. General knowledge stands for any type, and may be split over several lines. The card itself cannot pay for itself.",
    "PR-17":
      "Knowledge comes from discarding hand cards (general knowledge, as much as printed) and from turning tokens (1 each). You do that only while paying, and only until everything is covered. Any surplus from the last card can be used later this turn.",
    "PR-18": "A technology in development is a prerequisite already, for milestones too, and nothing else.",
    "PR-19": "You can never have the same technology twice, active or in development.",
    "PR-20":
      "Research: a hand card goes into development for nothing, with as many markers as your Research skill says. You can have as many in development as your Development skill. A better skill changes only what comes later.",
    "PR-21":
      "Draw: take as many cards as your skill says, one by one, each from the top of any deck or pile in play; you see each before the next. It ends your actions. An empty deck stays empty.",
    "PR-22": "Quick draw X/Y: draw X in the same way, then discard Y hand cards for nothing. Your turn goes on.",
    "PR-23":
      "Shuffle and draw: as often as your skill says, shuffle one pile in play into its deck and draw the top card. It may be the same deck again; without a pile you just draw; an age without any card cannot be chosen.",
    "PR-25": "Upkeep: discard down to your hand size and turn all tokens back. Knowledge left over is lost.",
  }),
  chapter("What technologies give", {
    "PR-26":
      "When a technology becomes active you get its skill step or token and its power steps at once; its points count at the end. Steps past the end of a track do nothing, but are remembered.",
    "PR-27": "Research gets better downwards: 4, 3, 2, 1 markers, never fewer.",
  }),
  chapter("Ages and the end", {
    "PR-30":
      "Right after a technology has given its gains, the symbols on everybody’s active technologies are counted. Age II begins at 1 symbol (1–3 players) or 2 (4–5); Age III at 1 (1–2), 2 (3–4) or 3 (5); the game ends at 1 (alone), 2 (2–3) or 3 (4–5) symbols IV.",
    "PR-31": "A new age begins at once and brings its deck into play. In Age II, deck I stays.",
    "PR-32":
      "When Age III begins, every Age I card in hands, decks, piles and development leaves the game for nothing. Active ones stay. Its Time cards stay and count, but cannot be swapped out any more: the rulebook’s letter takes them out too, and an option plays it so. Your actions and leftover knowledge stay.",
    "PR-33":
      "The game ends at once when its symbols are there: no turn is finished, and what is in development is gone.",
    "PR-34":
      "If deck and pile of the newest age are both empty, that age ends at once and the next begins, with all that it brings; after the last age the game ends. A draw under way goes on with the decks then in play. Older decks do not matter.",
    "PR-35":
      "If for ten full rounds nothing becomes active or goes into development, the age ends in the same way. Alone there is no such end: time itself runs out.",
  }),
  chapter("Scoring", {
    "PR-40":
      "Places on the power tracks: Prestige 10, 6, 3, 1; Population 11, 7, 4, 2; Army 12, 7, 3, 1. Players who are level share the places they fill: each gets the mean, rounded down.",
    "PR-41":
      "Add the points to the left of your markers on the skill tracks and those on your active technologies, and what the expansions give.",
    "PR-42":
      "If the score is level, more general tokens decide, then Culture, Science, Engineering tokens; else the place is shared.",
  }),
  chapter("Alone", {
    "PR-50": "Only cards tagged 1+ are used, and the other side of the power board gives points by position.",
    "PR-51":
      "After each upkeep the top card of the newest age’s deck is revealed; an empty deck is made again from its pile. A card with a symbol goes to the pile and the next one is revealed; the first without goes to the Time pile. If there is none left, you have lost.",
    "PR-52": "Once a turn, for free, you may swap a hand card for any one card of the Time pile.",
    "PR-53":
      "From your points take 1 for each of the first 7 Time cards, 2 for each of the next 7, and so on. Up to 20 you are a Novice, up to 40 a Leader, up to 65 a Genius, above that a Demigod.",
  }),
  chapter("Variants for two to five", {
    "PR-60": "Fast: everybody starts with 3 actions.",
    "PR-61": "Faster: as Fast, and one symbol is enough for every new age and for the end.",
  }),
  chapter("Personalities", {
    "PR-70":
      "Everybody is dealt a Philosopher and gets its gains. The numbers on them give the order of play for the whole game, and so the opening hands. The others leave.",
    "PR-71":
      "From Age II on, as a free action, you may let a Scientist of your choice take the Philosopher’s place: the old gains go, the new ones come.",
    "PR-72":
      "When Age III begins the last Philosophers leave, and their owners choose a Scientist at once, starting with the active player. From then on an Artist may take a Scientist’s place. With Age IV the last Scientists leave for Artists in the same way.",
    "PR-73":
      "Heritage: as a free action give up your Scientist (before Age III) or your Artist (before Age IV) with its gains, and get its heritage for good. You cannot take a second one of that calling; from Age III on you may take an Artist (by the rulebook’s letter an Artist replaces a Scientist, so there would be none: an option plays it so).",
    "PR-74": "Everybody you have ever had stays with you and is lost to the others. All points printed on them count.",
    "PR-75":
      "When gains go, each track counts the steps you still hold, cut at its end. Actions left are never below 0. If you have more in development than allowed they stay, but you add none. Of the tokens a turned one goes first.",
  }),
  chapter("Milestones", {
    "PR-80":
      "The milestones of the age are a face-up pile; the top one is to be built. It has 2 to 4 sections and gives something.",
    "PR-81":
      "Once a turn for free, and besides for an action each time, you may pay an open section as you pay a cost line, and mark it.",
    "PR-82":
      "When all are marked, everybody with a mark gets the gains, though not the points. Whoever alone has most marks takes the card and gets the gains again; with a tie it leaves the game. Then the next one is to be built.",
    "PR-83":
      "With Age II and III the pile is replaced by that of the new age; the one being built stays on top with its marks. With Age IV the pile leaves and none follows.",
    "PR-84": "The points of milestones you own count at the end. An unfinished one gives nothing.",
  }),
  chapter("Industrial Revolution", {
    "PR-90":
      "What would end Age III opens Age IV instead; Age II cards leave as Age I cards did, and decks III and IV are in play. The game ends at 1 symbol V (alone), 2 (2–3 players) or 3 (4–5).",
    "PR-91":
      "Some cards carry a set symbol: at the end each gives you 1 point for every full five active technologies of its type.",
    "PR-92":
      "Expansions combine freely, also alone. Alone with the Industrial Revolution every rank takes twice the points (40, 80, 130).",
  }),
];
