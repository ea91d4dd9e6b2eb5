import { chapter, type RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  chapter("What is on the table", {
    "EV-1":
      "The deck has 129 trait cards: 17 Carnivores and 7 of each of the other 16 kinds. The number on a card is the plants it brings when it is used as food.",
    "EV-2":
      "The kinds are Ambush, Burrowing, Carnivore, Climbing, Cooperation, Defensive Herding, Fat Tissue, Fertile, Foraging, Hard Shell, Horns, Intelligence, Long Neck, Pack Hunting, Scavenger, Symbiosis and Warning Call.",
    "EV-3":
      "A species has a Size and a Population from 1 to 6, the food it has eaten this round, and up to 3 different traits (2 in a game of two). Your species stand in a row with a left and a right end; neighbours are always your own.",
    "EV-4":
      "In the middle is the watering hole, with plants and with this round’s food cards. There is always enough food in the reserve.",
    "EV-5": "Only you know how full your food bag is. At the end all bags are opened.",
    "EV-6":
      "Others see how many cards you hold, not which. Discards lie face up for all. Food cards are shown without telling who laid which. In fast play nothing you do in phase 3 shows before everybody reveals.",
  }),
  chapter("Phase 1: new cards", {
    "EV-10": "Chance picks who goes first in round 1; after each round the next player to the left does.",
    "EV-11": "Whoever has no species starts a new one with Size 1 and Population 1.",
    "EV-12": "Everybody draws 3 cards, and 1 more for each own species, starting with the first player.",
  }),
  chapter("Phase 2: food", {
    "EV-15":
      "All players secretly lay one card from hand on the watering hole. You have to, unless your hand is empty, and you may change your mind until the last player has laid.",
  }),
  chapter("Phase 3: playing cards", {
    "EV-20": "From the first player on, each in turn plays any number of cards in any order and keeps the rest.",
    "EV-21":
      "A card can become a trait, face down, on one of your species that has a free place and not yet that kind. It stays there; others only see its back.",
    "EV-22": "A card can be discarded for a new species at either end of your row, with Size 1 and Population 1.",
    "EV-23":
      "A card can be discarded to raise the Size or the Population of a species by 1, to 6 at most. A brand-new species can be raised at once.",
    "EV-24":
      "While it is your turn to play cards you may discard traits of your species, old or new. You draw nothing for them, but their place is free again.",
    "EV-25": "When everybody is done, all new traits are turned face up.",
    "EV-26": "Fast play: everybody plays cards at the same time and unseen, then all boards are revealed together.",
  }),
  chapter("Phase 4: leaf traits and food cards", {
    "EV-30":
      "Before the food cards are turned, each player in turn may use Fertile, Long Neck and Fat Tissue once on each species that has them, in any order.",
    "EV-31": "Fertile: if there is any plant on the watering hole, the Population rises by 1, to 6 at most.",
    "EV-32": "Long Neck: the species takes 1 plant from the reserve; Foraging and Cooperation join in.",
    "EV-33":
      "Fat Tissue: move as much stored food as you like onto the species, up to its Population. This triggers no other trait, and a Carnivore may do it too.",
    "EV-35":
      "The food cards are turned and added up. That many plants come to the watering hole, or leave it if the sum is negative; it never falls below zero. Then the cards are discarded.",
  }),
  chapter("Phase 4: feeding", {
    "EV-40":
      "Players take turns, each feeding one species once. A species is hungry while it has less food than Population. Feeding is over when nobody has to feed and everybody in a row has passed; a player who passed may still act later.",
    "EV-41":
      "If any of your hungry species can feed, you must feed a hungry one; you choose which. Otherwise you may store fat, use Intelligence, or pass.",
    "EV-42":
      "Without Carnivore, a species feeds by taking 1 plant from the watering hole. Meat comes to it only through Scavenger and Cooperation.",
    "EV-43":
      "A Carnivore never takes plants. It feeds by attacking any other species it may attack, even with an empty watering hole. If there is a target it has to, even one with Horns, or one of your own.",
    "EV-44":
      "An attack goes like this: the target loses 1 Population, and food it has no place for goes to its owner’s bag; then Horns strike back; then the Carnivore takes meat for the target’s Size, as much as it has room for; then Scavengers eat.",
    "EV-45":
      "A species has room up to its Population and, with Fat Tissue, for as much again as its Size. Food goes to the board first. You may always decline to store some on Fat Tissue.",
    "EV-46":
      "A full species with room on its Fat Tissue may go on feeding, or attacking, on a turn in which you are not bound to feed a hungry one.",
    "EV-47":
      "With Population 0 a species is extinct at once. Whether an attack is allowed is checked before it begins. A dying target’s Horns and Size still count; dead Scavengers get nothing.",
  }),
  chapter("Traits that bring more food", {
    "EV-50": "Foraging: whenever it takes plants it takes 1 more from the same place, if it can.",
    "EV-51":
      "Cooperation: whenever it takes food, your species on its right takes 1 of the same kind from the same place, if it can. That may set off the neighbour’s traits in turn.",
    "EV-52":
      "Taking several tokens at once sets each trait off only once. Foraging’s plant belongs to the same taking: first the food, then Foraging, then Cooperation. A species that gets nothing passes nothing on.",
    "EV-53":
      "Scavenger: takes 1 meat from the reserve whenever an attack reduces a Population, its own included. All Scavengers eat, beginning with the attacking player and going clockwise, each row from left to right. What Horns do does not count again.",
  }),
  chapter("Attack and defence", {
    "EV-55": "A Carnivore may attack what is smaller than itself, if it has an answer to every defence.",
    "EV-56":
      "Pack Hunting adds the Population to the Size of the attacker; Hard Shell adds 4 to the Size of the target. Both count when the attack is declared, and only for comparing Sizes.",
    "EV-57":
      "Climbing: only a Carnivore with Climbing attacks it. Burrowing: safe while full. Defensive Herding: only a greater Population attacks it. Symbiosis: safe while the species on its right is larger. Warning Call: both neighbours are safe from all but Ambush, unless they have Warning Call themselves. Defences also hold against your own Carnivores.",
    "EV-58":
      "Horns: the attacker loses 1 Population before it takes meat. Food it has no place for goes to its owner’s bag. If it dies of that it gets no meat.",
    "EV-59":
      "Intelligence on a Carnivore: when it attacks, each card you discard switches off one kind of trait for everybody until the attack is over; Carnivore and Intelligence themselves cannot be switched off. It is never required.",
    "EV-60":
      "Intelligence on any other species: on your feeding turn, before or after you feed, each card you discard brings it 2 plants from the reserve. It comes on top of feeding, and is never required.",
  }),
  chapter("End of the round", {
    "EV-65":
      "Each Population falls to the food eaten; a species that ate nothing is extinct. All eaten food goes to the bags. Stored fat and the plants on the watering hole stay.",
    "EV-70":
      "Extinction: the traits are discarded, any food on the species goes to your bag, the row closes up, and you draw a card for each trait it had.",
    "EV-71": "When Fat Tissue is discarded, or the game ends, its food goes to the bag.",
  }),
  chapter("End of the game", {
    "EV-75":
      "When a card is needed and the deck is empty, the discard pile becomes the deck. The first time that happens while cards are dealt in phase 1, this round is the last; at any other time, the next one is.",
    "EV-76":
      "You score 1 for each food in your bag, the Population of your species, and 1 for each trait on them. If tied, more traits win, then more Population; else the place is shared.",
  }),
  chapter("Number of players", {
    "EV-80": "With two, 40 random cards are left out unseen, and a species holds 2 traits at most.",
    "EV-81": "With six, fast play is always used.",
  }),
];
