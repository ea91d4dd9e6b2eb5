import type { RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  {
    title: "What is on the table",
    rules: [
      {
        clause: "PR-1",
        text: "A technology card has a name, an age, a type (Science, Engineering or Culture), one or more cost lines, what it gives (a skill step or a knowledge token, often steps on power tracks), points, what it is worth when discarded, perhaps the symbol of the next age, and a tag from 1+ to 5+. Nearly every cost line names a prerequisite, and none is compulsory: you can always pay instead.",
      },
      {
        clause: "PR-2",
        text: "With so many players, the cards with a tag up to that number are used, as a shuffled deck for each age.",
      },
      {
        clause: "PR-3",
        text: "You have seven skills: Actions 2, Draw 3, Hand size 5, Shuffle 1, Development 1, Research 4, Quick draw 1/0 to begin with. Three power tracks, Prestige, Population and Army, start at 0. Tokens and markers never run out.",
      },
      {
        clause: "PR-4",
        text: "Chance picks who begins. In turn order you get from Age I: alone 6 cards; two players 5 and 6; three 5, 6, 7; four 5, 6, 6, 7; five 5, 6, 6, 7, 7.",
      },
      {
        clause: "PR-5",
        text: "Each age has its own face-up discard pile, and a card always goes to the pile of its age. At first only deck I is in play; II and III follow.",
      },
      {
        clause: "PR-6",
        text: "Nobody sees your hand or what you draw from a deck. Everything else is open. From a discard pile you can only take the top card; cards you discard together lie in the order you choose.",
      },
    ],
  },
  {
    title: "Your turn",
    rules: [
      { clause: "PR-10", text: "A turn is development, actions, upkeep. Then the next player is on." },
      {
        clause: "PR-11",
        text: "Take one marker off each of your technologies in development. Those without markers become active one after the other, in the order you like. If one of them opens an age that removes another, that other is lost; if one ends the game, the rest does not happen.",
      },
      {
        clause: "PR-12",
        text: "Then, before anything else, you may take technologies that are still in development back into your hand. Their markers are lost; your hand may be too large until upkeep.",
      },
    ],
  },
  {
    title: "Actions",
    rules: [
      {
        clause: "PR-14",
        text: "Free actions are done in your action phase, before, between or after actions, but not after a Draw.",
      },
      {
        clause: "PR-15",
        text: "Do up to as many actions as your skill says, one after the other. What you gain counts at once: one more Actions step is one more action now, but not after a Draw.",
      },
      {
        clause: "PR-16",
        text: "Discover: a card from your hand becomes active. Each cost line is settled on its own: it is free if its prerequisite lies in your area, else you pay it with knowledge of its type. General knowledge stands for any type, and may be split over several lines. The card itself cannot pay for itself.",
      },
      {
        clause: "PR-17",
        text: "Knowledge comes from discarding hand cards (general knowledge, as much as printed) and from turning tokens (1 each). You do that only while paying, and only until everything is covered. What the last card gave too much you may use later this turn.",
      },
      {
        clause: "PR-18",
        text: "A technology in development is a prerequisite already, for milestones too, and nothing else.",
      },
      { clause: "PR-19", text: "You can never have the same technology twice, active or in development." },
      {
        clause: "PR-20",
        text: "Research: a hand card goes into development for nothing, with as many markers as your Research skill says. You can have as many in development as your Development skill. A better skill changes only what comes later.",
      },
      {
        clause: "PR-21",
        text: "Draw: take as many cards as your skill says, one by one, each from the top of any deck or pile in play; you see each before the next. It ends your actions. An empty deck stays empty.",
      },
      {
        clause: "PR-22",
        text: "Quick draw X/Y: draw X in the same way, then discard Y hand cards for nothing. Your turn goes on.",
      },
      {
        clause: "PR-23",
        text: "Shuffle and draw: as often as your skill says, shuffle one pile in play into its deck and draw the top card. It may be the same deck again; without a pile you just draw; an age without any card cannot be chosen.",
      },
      {
        clause: "PR-25",
        text: "Upkeep: discard down to your hand size and turn all tokens back. Knowledge left over is lost.",
      },
    ],
  },
  {
    title: "What technologies give",
    rules: [
      {
        clause: "PR-26",
        text: "When a technology becomes active you get its skill step or token and its power steps at once; its points count at the end. Steps past the end of a track do nothing, but are remembered.",
      },
      { clause: "PR-27", text: "Research gets better downwards: 4, 3, 2, 1 markers, never fewer." },
    ],
  },
  {
    title: "Ages and the end",
    rules: [
      {
        clause: "PR-30",
        text: "Right after a technology has given its gains, the symbols on everybody’s active technologies are counted. Age II begins at 1 symbol (1–3 players) or 2 (4–5); Age III at 1 (1–2), 2 (3–4) or 3 (5); the game ends at 1 (alone), 2 (2–3) or 3 (4–5) symbols IV.",
      },
      { clause: "PR-31", text: "A new age begins at once and brings its deck into play. In Age II, deck I stays." },
      {
        clause: "PR-32",
        text: "When Age III begins, every Age I card in hands, decks, piles and development leaves the game for nothing. Active ones stay. Time cards stay and count, but cannot be swapped out any more. Your actions and leftover knowledge stay.",
      },
      {
        clause: "PR-33",
        text: "The game ends at once when its symbols are there: no turn is finished, and what is in development is gone.",
      },
      {
        clause: "PR-34",
        text: "If deck and pile of the newest age are both empty, that age ends at once and the next begins, with all that it brings; after the last age the game ends. A draw under way goes on with the decks then in play. Older decks do not matter.",
      },
      {
        clause: "PR-35",
        text: "If for ten full rounds nothing becomes active or goes into development, the age ends in the same way.",
      },
    ],
  },
  {
    title: "Scoring",
    rules: [
      {
        clause: "PR-40",
        text: "Places on the power tracks: Prestige 10, 6, 3, 1; Population 11, 7, 4, 2; Army 12, 7, 3, 1. Players who are level share the places they fill: each gets the mean, rounded down.",
      },
      {
        clause: "PR-41",
        text: "Add the points to the left of your markers on the skill tracks and those on your active technologies, and what the expansions give.",
      },
      {
        clause: "PR-42",
        text: "If the score is level, more general tokens decide, then Culture, Science, Engineering tokens; else the place is shared.",
      },
    ],
  },
  {
    title: "Alone",
    rules: [
      {
        clause: "PR-50",
        text: "Only cards tagged 1+ are used, and the other side of the power board gives points by position.",
      },
      {
        clause: "PR-51",
        text: "After each upkeep the top card of the newest age’s deck is revealed; an empty deck is made again from its pile. A card with a symbol goes to the pile and the next one is revealed; the first without goes to the Time pile. If there is none left, you have lost.",
      },
      {
        clause: "PR-52",
        text: "Once a turn, for free, you may swap a hand card for any one card of the Time pile.",
      },
      {
        clause: "PR-53",
        text: "From your points take 1 for each of the first 7 Time cards, 2 for each of the next 7, and so on. Up to 20 you are a Novice, up to 40 a Leader, up to 65 a Genius, above that a Demigod.",
      },
    ],
  },
  {
    title: "Variants for two to five",
    rules: [
      { clause: "PR-60", text: "Fast: everybody starts with 3 actions." },
      { clause: "PR-61", text: "Faster: as Fast, and one symbol is enough for every new age and for the end." },
    ],
  },
  {
    title: "Personalities",
    rules: [
      {
        clause: "PR-70",
        text: "Everybody is dealt a Philosopher and gets its gains. The numbers on them give the order of play for the whole game, and so the opening hands. The others leave.",
      },
      {
        clause: "PR-71",
        text: "From Age II on, as a free action, you may let a Scientist of your choice take the Philosopher’s place: the old gains go, the new ones come.",
      },
      {
        clause: "PR-72",
        text: "When Age III begins the last Philosophers leave, and their owners choose a Scientist at once, starting with the active player. From then on an Artist may take a Scientist’s place. With Age IV the last Scientists leave for Artists in the same way.",
      },
      {
        clause: "PR-73",
        text: "Heritage: as a free action give up your Scientist (before Age III) or your Artist (before Age IV) with its gains, and get its heritage for good. You cannot take a second one of that calling; from Age III on you may take an Artist.",
      },
      {
        clause: "PR-74",
        text: "Everybody you have ever had stays with you and is lost to the others. All points printed on them count.",
      },
      {
        clause: "PR-75",
        text: "When gains go, each track counts the steps you still hold, cut at its end. Actions left are never below 0. If you have more in development than allowed they stay, but you add none. Of the tokens a turned one goes first.",
      },
    ],
  },
  {
    title: "Milestones",
    rules: [
      {
        clause: "PR-80",
        text: "The milestones of the age are a face-up pile; the top one is to be built. It has 2 to 4 sections and gives something.",
      },
      {
        clause: "PR-81",
        text: "Once a turn for free, and besides for an action each time, you may pay an open section as you pay a cost line, and mark it.",
      },
      {
        clause: "PR-82",
        text: "When all are marked, everybody with a mark gets the gains, though not the points. Whoever alone has most marks takes the card and gets the gains again; with a tie it leaves the game. Then the next one is to be built.",
      },
      {
        clause: "PR-83",
        text: "With Age II and III the pile is replaced by that of the new age; the one being built stays on top with its marks. With Age IV the pile leaves and none follows.",
      },
      { clause: "PR-84", text: "The points of milestones you own count at the end. An unfinished one gives nothing." },
    ],
  },
  {
    title: "Industrial Revolution",
    rules: [
      {
        clause: "PR-90",
        text: "What would end Age III opens Age IV instead; Age II cards leave as Age I cards did, and decks III and IV are in play. The game ends at 1 symbol V (alone), 2 (2–3 players) or 3 (4–5).",
      },
      {
        clause: "PR-91",
        text: "Some cards carry a set symbol: at the end each gives you 1 point for every full five active technologies of its type.",
      },
      { clause: "PR-92", text: "Expansions combine freely, also alone." },
    ],
  },
];
