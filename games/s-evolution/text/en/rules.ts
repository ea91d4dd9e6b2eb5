import type { RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  {
    title: "Components and set-up",
    rules: [
      {
        clause: "SE-1",
        text: "Each player has 24 resource cards: Food, Tools and Science in strengths 1 to 8; and six Discoveries, one for each Age. You only ever draw from your own deck.",
      },
      {
        clause: "SE-2",
        text: "The 4 of Tools and the 4 of Science are Calamities, two for each colour, eight different ones; only those of the players at the table are in the game. The 6 of each suit is a Joker. All other cards give 1 to 3 resources of their suit.",
      },
      {
        clause: "SE-3",
        text: "Every Discovery has a colour, which matters for the sets at the end and for nothing else.",
      },
      {
        clause: "SE-4",
        text: "Your board: Food, Tools and Science from 0 to 8 (you start with none); Population 1 to 6 (start 2); places for workers on Farm, Factory and Lab (levels 1–2), Commerce (1–3), Prestige and Shield (1–2). You start at Age I with score 0.",
      },
      {
        clause: "SE-5",
        text: "Clockwise sit Red, Green, Blue, Yellow. Three play without Yellow, two with Red and Green.",
      },
      { clause: "SE-6", text: "Who leads the first trick of the game is drawn at random." },
      {
        clause: "SE-7",
        text: "Discoveries start face down in your column, in order of Age. The resource cards are shuffled into your deck.",
      },
    ],
  },
  {
    title: "Rounds and hands",
    rules: [
      {
        clause: "SE-10",
        text: "The game has six rounds: tricks, then actions. Four cards a round use up your deck exactly.",
      },
      {
        clause: "SE-11",
        text: "Draw four cards, and add the Discovery of your current Age if it lies face down in your column. So you hold five cards, or four.",
      },
      {
        clause: "SE-12",
        text: "[2.0] No Calamities in round 1: each one drawn is replaced by the next card, and they are then shuffled back. Nobody is told how many there were.",
      },
      {
        clause: "SE-13",
        text: "[v1] No Calamities in round 1: one that is turned up is shown, set aside and replaced by the top card of the deck, again if need be. After the round it is shuffled back.",
      },
      { clause: "SE-14", text: "[v1] At Age I you do not see your hand: you play it blind." },
      { clause: "SE-15", text: "If you took Obscurantism last round, you play your hand blind, whatever your Age." },
      {
        clause: "SE-16",
        text: "If you took Invasion last round, your hand, Discovery included, is open to everybody. If it is blind as well, everybody sees it but you.",
      },
      {
        clause: "SE-17",
        text: "With a blind hand you have one move: turn up a card at random. If it is the Discovery, it is simply played.",
      },
    ],
  },
  {
    title: "Ties and turn order",
    rules: [
      {
        clause: "SE-20",
        text: "[2.0] Ties go to the higher Prestige, then the higher Age, then the larger Population, then turn order.",
      },
      { clause: "SE-21", text: "[v1] Ties go to the higher Age, then the larger Population, then turn order." },
      {
        clause: "SE-22",
        text: "Turn order is clockwise from the leader of the trick; before the tricks, from the leader of the first one; at the end of the game it is the order of the last actions.",
      },
    ],
  },
  {
    title: "Playing tricks",
    rules: [
      {
        clause: "SE-30",
        text: "Clockwise from the leader everybody plays one card face up, until all hands are empty. Who has no card sits out; a trick is played even by one player alone.",
      },
      { clause: "SE-31", text: "The first trick of a round is led by whoever acted last in the round before." },
      {
        clause: "SE-32",
        text: "Later tricks are led by the winner of the one before: the first to take a resource card. If only Discoveries were played, that is the first of them in tie order. A winner without cards passes the lead to the next player clockwise who has one.",
      },
      {
        clause: "SE-33",
        text: "You play by the rules of your own Age. [2.0] With a worker on Prestige you play by those of the highest Age at the table, like it or not. Your hand, Discovery, trump choice, ties, needs and penalties still go by your own Age.",
      },
      {
        clause: "SE-34",
        text: "Ages I–II: your cards have strength but no colour. Play any card; leading sets no colour.",
      },
      {
        clause: "SE-35",
        text: "Ages III–IV: your cards have a colour. The first resource card by a player of Age III or more sets the colour of the trick. After that such players must follow it if they can; otherwise they play anything.",
      },
      { clause: "SE-36", text: "Ages V–VI: the same, and if you cannot follow you may play trump. You never have to." },
      {
        clause: "SE-37",
        text: "Trump played below Age V is no trump: it counts as the trick's colour if it is that, otherwise as any other card. Below Age III a card never has a colour.",
      },
      {
        clause: "SE-38",
        text: "A Discovery may be played at any time, whatever the colour. It has no strength and no colour, and sets none.",
      },
      {
        clause: "SE-39",
        text: "A blind hand need not follow. The card turned up still counts by your Age, and may set the colour.",
      },
      {
        clause: "SE-40",
        text: "If anybody is at Age V or VI, trump is named before the first trick and holds for the round. [2.0] By the Age V–VI player with the highest Prestige. [v1] By the player of the highest Age. Ties by the tie order; only your own Age counts here.",
      },
      {
        clause: "SE-41",
        text: "Every card of the trump suit played by Ages V–VI is a trump, whether led, followed, ruffed or turned up. Led first it also sets the colour; that suit played by Ages III–IV then ranks below all trumps.",
      },
    ],
  },
  {
    title: "Taking cards",
    rules: [
      {
        clause: "SE-45",
        text: "Discoveries first: whoever played one takes a Discovery of the same Age from the trick and lays it face up in the own column. They choose in tie order.",
      },
      {
        clause: "SE-46",
        text: "Then everybody who played a resource card takes one, Calamities included: trumps from the highest down, then the trick's colour, then the rest. Equal strength in the same group goes by tie order. The last one gets what is left.",
      },
      { clause: "SE-47", text: "Cards you took lie open beside your board until you act." },
    ],
  },
  {
    title: "Actions: collect and trade",
    rules: [
      {
        clause: "SE-50",
        text: "Each player takes a whole turn of actions, clockwise. [2.0] The one who took a card last in the last trick begins. [v1] The winner of the last trick begins.",
      },
      { clause: "SE-51", text: "Calamities come first, before anything is collected." },
      { clause: "SE-52", text: "Add what your cards give. Each Joker gives one resource of your choice." },
      { clause: "SE-53", text: "Farm makes Food, Factory Tools, Lab Science, as many as the worker's level." },
      {
        clause: "SE-54",
        text: "With Commerce you may, just before the needs and only then, change up to 1, 2 or 3 resources into other kinds, each once and never into one that is full. You need not trade to meet a need.",
      },
      { clause: "SE-67", text: "When all have acted, the cards taken this round leave the game." },
      {
        clause: "SE-68",
        text: "You never keep more than 8 of a kind; the rest is lost. You may take a Joker as a kind that is full, for nothing.",
      },
    ],
  },
  {
    title: "Actions: needs",
    rules: [
      {
        clause: "SE-55",
        text: "Your people need Food at Ages I–II, Food and Tools at III–IV, Food, Tools and Science at V–VI. Your Age counts as it is after Calamities.",
      },
      {
        clause: "SE-56",
        text: "[2.0] If you have as much as your Population, you must pay it and score that many points. If not, you pay nothing and lose a point for each resource missing. Your score may fall below 0.",
      },
      {
        clause: "SE-57",
        text: "[v1] You pay as much as your Population; if you have less, all of it goes. No points are lost.",
      },
      {
        clause: "SE-58",
        text: "If all needs were met you rise an Age. [2.0] You may decline. [v1] You always rise. Age VI is the last.",
      },
      {
        clause: "SE-59",
        text: "Penalties from Age III on: if no need was met you fall back an Age and turn the Discovery of the Age you leave face down; if you had nothing at all for one or more needs you lose 1 Population, once. Both may hit. Population never falls below 1.",
      },
      { clause: "SE-60", text: "If you then have more workers than Population, take one off, whichever you like." },
      {
        clause: "SE-61",
        text: "[v1] Each need met scores your Population, as it is after the penalties. Prestige scores its level if a need was not met, once a round, if its worker is still there.",
      },
    ],
  },
  {
    title: "Actions: management",
    rules: [
      {
        clause: "SE-62",
        text: "In rounds 1 to 5 you then spend what you have in any order. What is left stays in stock.",
      },
      {
        clause: "SE-63",
        text: "Population: [2.0] 1 more for 1 Science, as often as you like. [v1] Once a round, 1 more for 1 Food or 2 more for 3 Food. Never beyond 6.",
      },
      {
        clause: "SE-64",
        text: "Evolution: rise an Age for 3 Science, once a round, even after rising for your needs.",
      },
      {
        clause: "SE-65",
        text: "Workers: one on a place, no more than your Population. A new worker pays for its level and all levels below; raising pays for the levels in between; nothing is lowered. Farm, Factory, Lab cost 1 then 2 Tools; Commerce 1 Science a level; Prestige 1 then 2 Science; Shield [2.0] 1 then 2 Science, [v1] 2 Science a level.",
      },
      {
        clause: "SE-66",
        text: "You may take a worker off, without refund. Put elsewhere it pays the full price of the new place.",
      },
    ],
  },
  {
    title: "The end",
    rules: [
      {
        clause: "SE-70",
        text: "Round 6 ends after bonus, penalties and points, without management. [2.0] If you rose an Age in round 6, turn up the Discovery of the Age reached. Then your face-up Discoveries score by colour: 1, 3, 6, 10, 15, 21 points for sets of 1 to 6.",
      },
      { clause: "SE-71", text: "The highest score wins. Ties go by the tie order." },
    ],
  },
  {
    title: "Calamities",
    rules: [
      {
        clause: "SE-80",
        text: "Shield: [2.0] at level 1 no Calamity touches you; at level 2 each also gives you 2 resources of your choice. [v1] The same, for one Calamity a round.",
      },
      {
        clause: "SE-81",
        text: "Famine, Earthquake, Fanaticism: your cards that give Food, Tools or Science give nothing this round. Buildings still produce. Jokers are not such cards; [v1] but none may be taken as that resource, and if all three are barred they give nothing. Resources from the Shield are never barred.",
      },
      {
        clause: "SE-82",
        text: "Hurricane: [2.0] each production building makes 1 less this round. [v1] You lose 1 Food, 1 Tools and 1 Science from stock, as far as you have them.",
      },
      { clause: "SE-83", text: "Epidemic: you lose 1 Population, never the last." },
      { clause: "SE-84", text: "Decadence: you fall back an Age, not below I. Discoveries stay as they are." },
      {
        clause: "SE-85",
        text: "Obscurantism makes your next hand blind, Invasion makes it open. In round 6: [2.0] you lose 2 resources of your choice for each, from what you have before collecting. [v1] No effect.",
      },
      { clause: "SE-86", text: "Several Calamities strike in the order you like." },
      {
        clause: "SE-87",
        text: "Whether a Calamity is stopped is settled when it is due in the round you took it, even if it strikes later; losing or buying a Shield afterwards changes nothing. You cannot refuse protection. [v1] You name the Calamity before any strikes. The Shield's resources come with those of the cards.",
      },
    ],
  },
];
