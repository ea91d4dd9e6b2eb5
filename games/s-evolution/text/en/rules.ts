import { chapter, type RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  chapter("Components and set-up", {
    "SE-1":
      "Each player has 24 resource cards: Food, Tools and Science in strengths 1 to 8; and six Discoveries, one for each Age. You only ever draw from your own deck.",
    "SE-2":
      "The 4 of Tools and the 4 of Science are Calamities, two for each player, eight different ones; only those of the players at the table are in the game. The 6 of each suit is a Joker. All other cards give 1 to 3 resources of their suit. Most yields, and who owns which Calamity, are our own.",
    "SE-3":
      "Every Discovery has a colour, which matters for the sets at the end and for nothing else. The colours of Ages I to III are our own.",
    "SE-4":
      "Your board: Food, Tools and Science from 0 to 8 (you start with none); Population 1 to 6 (start 2); places for workers on Farm, Factory and Lab (levels 1–2), Commerce (1–3), Prestige and Shield (1–2). You start at Age I with score 0.",
    "SE-5": "Clockwise sit Red, Green, Blue, Yellow. Three play without Yellow, two with Red and Green.",
    "SE-6": "Who leads the first trick of the game is drawn at random.",
    "SE-7":
      "Discoveries start face down in your column, in order of Age. The resource cards are shuffled into your deck.",
  }),
  chapter("Rounds and hands", {
    "SE-10": "The game has six rounds: tricks, then actions. Four cards a round use up your deck exactly.",
    "SE-11":
      "Draw four cards, and add the Discovery of your current Age if it lies face down in your column. So you hold five cards, or four.",
    "SE-12":
      "[2.0] No Calamities in round 1: each one drawn is replaced by the next card, and they are then shuffled back. Nobody is told how many there were.",
    "SE-13":
      "[v1] No Calamities in round 1: one that is turned up is shown, set aside and replaced by the top card of the deck, again if need be. After the round it is shuffled back.",
    "SE-14": "[v1] At Age I you do not see your hand: you play it blind.",
    "SE-15": "If you took Obscurantism last round, you play your hand blind, whatever your Age.",
    "SE-16":
      "If you took Invasion last round, your hand, Discovery included, is open to everybody. If it is blind as well, everybody sees it but you.",
    "SE-17":
      "With a blind hand you have one move: turn up a card at random. If it is the Discovery, it is simply played.",
  }),
  chapter("Ties and turn order", {
    "SE-20": "[2.0] Ties go to the higher Prestige, then the higher Age, then the larger Population, then turn order.",
    "SE-21": "[v1] Ties go to the higher Age, then the larger Population, then turn order.",
    "SE-22":
      "Turn order is clockwise from the leader of the trick; before the tricks, from the leader of the first one; at the end of the game it is the order of the last actions.",
  }),
  chapter("Playing tricks", {
    "SE-30":
      "Clockwise from the leader everybody plays one card face up, until all hands are empty. Whoever has no card sits out; a trick is played even by one player alone.",
    "SE-31": "The first trick of a round is led by whoever acted last in the round before.",
    "SE-32":
      "Later tricks are led by the winner of the one before: the first to take a resource card. If only Discoveries were played, that is the first of them in tie order. A winner without cards passes the lead to the next player clockwise who has one.",
    "SE-33":
      "You play by the rules of your own Age. [2.0] With a worker on Prestige you play by those of the highest Age at the table, like it or not. Your hand, Discovery, trump choice, ties, needs and penalties still go by your own Age.",
    "SE-34": "Ages I–II: your cards have strength but no colour. Play any card; leading sets no colour.",
    "SE-35":
      "Ages III–IV: your cards have a colour. The first resource card by a player of Age III or more sets the colour of the trick. After that such players must follow it if they can; otherwise they play anything.",
    "SE-36": "Ages V–VI: the same, and if you cannot follow you may play trump. You never have to.",
    "SE-37":
      "Trump played below Age V is no trump: it counts as the trick's colour if it is that, otherwise as any other card. Below Age III a card never has a colour.",
    "SE-38":
      "A Discovery may be played at any time, whatever the colour. It has no strength and no colour, and sets none.",
    "SE-39": "A blind hand need not follow. The card turned up still counts by your Age, and may set the colour.",
    "SE-40":
      "If anybody is at Age V or VI, trump is named before the first trick and holds for the round. Ties go by the tie order, and only your own Age counts here. [2.0] The Age V–VI player with the highest Prestige names it. [v1] The player of the highest Age names it.",
    "SE-41":
      "Every card of the trump suit played by Ages V–VI is a trump, whether led, followed, ruffed or turned up. Led first it also sets the colour; that suit played by Ages III–IV then ranks below all trumps.",
  }),
  chapter("Taking cards", {
    "SE-45":
      "Discoveries first: whoever played one takes a Discovery of the same Age from the trick and lays it face up in their own column. They choose in tie order.",
    "SE-46":
      "Then everybody who played a resource card takes one, Calamities included: trumps from the highest down, then the trick's colour, then the rest. Equal strength in the same group goes by tie order. The last one gets what is left.",
    "SE-47": "Cards you took lie open beside your board until you act.",
  }),
  chapter("Actions: collect and trade", {
    "SE-50":
      "Each player takes a whole turn of actions, clockwise. [2.0] The one who took a card last in the last trick begins. [v1] The winner of the last trick begins.",
    "SE-51": "Calamities come first, before anything is collected.",
    "SE-52": "Add what your cards give. Each Joker gives one resource of your choice.",
    "SE-53": "Farm makes Food, Factory Tools, Lab Science, as many as the worker's level.",
    "SE-54":
      "With Commerce you may, just before the needs and only then, change up to 1, 2 or 3 resources into other kinds, each once and never into one that is full. You need not trade to meet a need.",
    "SE-67": "When all have acted, the cards taken this round leave the game.",
    "SE-68":
      "You never keep more than 8 of a kind; the rest is lost. You may take a Joker as a kind that is full, for nothing.",
  }),
  chapter("Actions: needs", {
    "SE-55":
      "Your people need Food at Ages I–II, Food and Tools at III–IV, Food, Tools and Science at V–VI. Your Age counts as it is after Calamities.",
    "SE-56":
      "[2.0] If you have as much as your Population, you must pay it and score that many points. If not, you pay nothing and lose a point for each resource missing. Your score may fall below 0.",
    "SE-57": "[v1] You pay as much as your Population; if you have less, all of it goes. No points are lost.",
    "SE-58": "If all needs were met you rise an Age; Age VI is the last. [2.0] You may decline. [v1] You always rise.",
    "SE-59":
      "Penalties from Age III on: if no need was met you fall back an Age and turn the Discovery of the Age you leave face down; if you had nothing at all for one or more needs you lose 1 Population, once. Both may hit. Population never falls below 1.",
    "SE-60": "If you then have more workers than Population, take one off, whichever you like.",
    "SE-61":
      "[v1] Each need met scores your Population, as it is after the penalties. Prestige scores its level if a need was not met, once a round, if its worker is still there.",
  }),
  chapter("Actions: management", {
    "SE-62": "In rounds 1 to 5 you then spend what you have in any order. What is left stays in stock.",
    "SE-63":
      "Population never grows beyond 6. [2.0] 1 more for 1 Science, as often as you like. [v1] Once a round, 1 more for 1 Food or 2 more for 3 Food.",
    "SE-64": "Evolution: rise an Age for 3 Science, once a round, even after rising for your needs.",
    "SE-65":
      "Workers: one on a place, no more than your Population. A new worker pays for its level and all levels below; raising pays for the levels in between; nothing is lowered. Farm, Factory, Lab cost 1 Tool then 2; Commerce 1 Science a level; Prestige 1 then 2 Science; Shield [2.0] 1 then 2 Science, [v1] 2 Science a level.",
    "SE-66": "You may take a worker off, without refund. Put elsewhere it pays the full price of the new place.",
  }),
  chapter("The end", {
    "SE-70":
      "Round 6 ends after bonus, penalties and points, without management. Then your face-up Discoveries score by colour: 1, 3, 6, 10, 15, 21 points for sets of 1 to 6. [2.0] Before that, if you rose an Age in round 6, turn up the Discovery of the Age reached.",
    "SE-71": "The highest score wins. Ties go by the tie order.",
  }),
  chapter("Calamities", {
    "SE-80":
      "Shield: [2.0] at level 1 no Calamity touches you; at level 2 each also gives you 2 resources of your choice. [v1] The same, for one Calamity a round.",
    "SE-81":
      "Famine, Earthquake, Fanaticism: your cards that give Food, Tools or Science give nothing this round. Buildings still produce, and resources from the Shield are never barred. Jokers are not such cards. [v1] But none may be taken as that resource, and if all three are barred they give nothing.",
    "SE-82":
      "Hurricane: [2.0] each production building makes 1 less this round. [v1] You lose 1 Food, 1 Tool and 1 Science from stock, as far as you have them.",
    "SE-83": "Epidemic: you lose 1 Population, never the last.",
    "SE-84": "Decadence: you fall back an Age, not below I. Discoveries stay as they are.",
    "SE-85":
      "Obscurantism makes your next hand blind, Invasion makes it open. In round 6: [2.0] you lose 2 resources of your choice for each, from what you have before collecting. [v1] No effect.",
    "SE-86": "Several Calamities strike in the order you like.",
    "SE-87":
      "Whether a Calamity is stopped is settled when it is due in the round you took it, even if it strikes later; losing or buying a Shield afterwards changes nothing. You cannot refuse protection. The Shield's resources come with those of the cards. [v1] You name the Calamity before any strikes.",
  }),
];
