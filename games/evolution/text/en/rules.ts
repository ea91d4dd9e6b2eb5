import type { RuleChapter } from "@clade/kernel";

export const rules: readonly RuleChapter[] = [
  {
    title: "What is on the table",
    rules: [
      {
        clause: "EV-1",
        text: "The deck has 129 trait cards: 17 Carnivores and 7 of each of the other 16 kinds. The number on a card is the plants it brings when it is used as food.",
      },
      {
        clause: "EV-2",
        text: "The kinds are Ambush, Burrowing, Carnivore, Climbing, Cooperation, Defensive Herding, Fat Tissue, Fertile, Foraging, Hard Shell, Horns, Intelligence, Long Neck, Pack Hunting, Scavenger, Symbiosis and Warning Call.",
      },
      {
        clause: "EV-3",
        text: "A species has a Size and a Population from 1 to 6, the food it has eaten this round, and up to 3 different traits (2 in a game of two). Your species stand in a row with a left and a right end; neighbours are always your own.",
      },
      {
        clause: "EV-4",
        text: "In the middle is the watering hole, with plants and with this round’s food cards. There is always enough food in the reserve.",
      },
      { clause: "EV-5", text: "Only you know how full your food bag is. At the end all bags are opened." },
      {
        clause: "EV-6",
        text: "Others see how many cards you hold, not which. Discards lie face up for all. Food cards are shown without telling who laid which. In fast play nothing you do in phase 3 shows before everybody reveals.",
      },
    ],
  },
  {
    title: "Phase 1: new cards",
    rules: [
      {
        clause: "EV-10",
        text: "Chance picks who goes first in round 1; after each round the next player to the left does.",
      },
      { clause: "EV-11", text: "Whoever has no species starts a new one with Size 1 and Population 1." },
      {
        clause: "EV-12",
        text: "Everybody draws 3 cards, and 1 more for each own species, starting with the first player.",
      },
    ],
  },
  {
    title: "Phase 2: food",
    rules: [
      {
        clause: "EV-15",
        text: "All players secretly lay one card from hand on the watering hole. You have to, unless your hand is empty, and you may change your mind until the last player has laid.",
      },
    ],
  },
  {
    title: "Phase 3: playing cards",
    rules: [
      {
        clause: "EV-20",
        text: "From the first player on, each in turn plays any number of cards in any order and keeps the rest.",
      },
      {
        clause: "EV-21",
        text: "A card can become a trait, face down, on one of your species that has a free place and not yet that kind. It stays there; others only see its back.",
      },
      {
        clause: "EV-22",
        text: "A card can be discarded for a new species at either end of your row, with Size 1 and Population 1.",
      },
      {
        clause: "EV-23",
        text: "A card can be discarded to raise the Size or the Population of a species by 1, to 6 at most. A brand-new species can be raised at once.",
      },
      {
        clause: "EV-24",
        text: "While it is your turn to play cards you may discard traits of your species, old or new. You draw nothing for them, but their place is free again.",
      },
      { clause: "EV-25", text: "When everybody is done, all new traits are turned face up." },
      {
        clause: "EV-26",
        text: "Fast play: everybody plays cards at the same time and unseen, then all boards are revealed together.",
      },
    ],
  },
  {
    title: "Phase 4: leaf traits and food cards",
    rules: [
      {
        clause: "EV-30",
        text: "Before the food cards are turned, each player in turn may use Fertile, Long Neck and Fat Tissue once on each species that has them, in any order.",
      },
      {
        clause: "EV-31",
        text: "Fertile: if there is any plant on the watering hole, the Population rises by 1, to 6 at most.",
      },
      {
        clause: "EV-32",
        text: "Long Neck: the species takes 1 plant from the reserve; Foraging and Cooperation join in.",
      },
      {
        clause: "EV-33",
        text: "Fat Tissue: move as much stored food as you like onto the species, up to its Population. This triggers no other trait, and a Carnivore may do it too.",
      },
      {
        clause: "EV-35",
        text: "The food cards are turned and added up. That many plants come to the watering hole, or leave it if the sum is negative; there are never less than none. Then the cards are discarded.",
      },
    ],
  },
  {
    title: "Phase 4: feeding",
    rules: [
      {
        clause: "EV-40",
        text: "Players take turns, each feeding one species once. A species is hungry while it has less food than Population. Feeding is over when nobody has to feed and everybody in a row has passed; who passed once may still act later.",
      },
      {
        clause: "EV-41",
        text: "If any of your hungry species can feed, you must feed a hungry one; you choose which. Otherwise you may store fat, use Intelligence, or pass.",
      },
      {
        clause: "EV-42",
        text: "Without Carnivore, a species feeds by taking 1 plant from the watering hole. Meat comes to it only through Scavenger and Cooperation.",
      },
      {
        clause: "EV-43",
        text: "A Carnivore never takes plants. It feeds by attacking any other species it may attack, even with an empty watering hole. If there is a target it has to, even one with Horns, or one of your own.",
      },
      {
        clause: "EV-44",
        text: "An attack goes like this: the target loses 1 Population, and food it has no place for goes to its owner’s bag; then Horns strike back; then the Carnivore takes meat for the target’s Size, as much as it has room for; then Scavengers eat.",
      },
      {
        clause: "EV-45",
        text: "A species has room up to its Population and, with Fat Tissue, for as much again as its Size. Food goes to the board first. You may always decline to store some on Fat Tissue.",
      },
      {
        clause: "EV-46",
        text: "A full species with room on its Fat Tissue may go on feeding, or attacking, on a turn in which you are not bound to feed a hungry one.",
      },
      {
        clause: "EV-47",
        text: "With Population 0 a species is extinct at once. Whether an attack is allowed is checked before it begins. A dying target’s Horns and Size still count; dead Scavengers get nothing.",
      },
    ],
  },
  {
    title: "Traits that bring more food",
    rules: [
      { clause: "EV-50", text: "Foraging: whenever it takes plants it takes 1 more from the same place, if it can." },
      {
        clause: "EV-51",
        text: "Cooperation: whenever it takes food, your species on its right takes 1 of the same kind from the same place, if it can. That may set off the neighbour’s traits in turn.",
      },
      {
        clause: "EV-52",
        text: "Taking several tokens at once sets each trait off only once. Foraging’s plant belongs to the same taking: first the food, then Foraging, then Cooperation. A species that gets nothing passes nothing on.",
      },
      {
        clause: "EV-53",
        text: "Scavenger: takes 1 meat from the reserve whenever an attack reduces a Population, its own included. All Scavengers eat, beginning with the attacking player and going clockwise, each row from left to right. What Horns do does not count again.",
      },
    ],
  },
  {
    title: "Attack and defence",
    rules: [
      {
        clause: "EV-55",
        text: "A Carnivore may attack what is smaller than itself, if it has an answer to every defence.",
      },
      {
        clause: "EV-56",
        text: "Pack Hunting adds the Population to the Size of the attacker; Hard Shell adds 4 to the Size of the target. Both count when the attack is declared, and only for comparing Sizes.",
      },
      {
        clause: "EV-57",
        text: "Climbing: only climbers attack it. Burrowing: safe while full. Defensive Herding: only a greater Population attacks it. Symbiosis: safe while the species on its right is larger. Warning Call: both neighbours are safe from all but Ambush, unless they have Warning Call themselves. Defences also hold against your own Carnivores.",
      },
      {
        clause: "EV-58",
        text: "Horns: the attacker loses 1 Population before it takes meat. Food it has no place for goes to its owner’s bag. If it dies of that it gets no meat.",
      },
      {
        clause: "EV-59",
        text: "Intelligence on a Carnivore: when it attacks, each card you discard switches off one kind of trait for everybody until the attack is over; Carnivore and Intelligence themselves cannot be switched off. It is never required.",
      },
      {
        clause: "EV-60",
        text: "Intelligence on any other species: on your feeding turn, before or after you feed, each card you discard brings it 2 plants from the reserve. It comes on top of feeding, and is never required.",
      },
    ],
  },
  {
    title: "End of the round",
    rules: [
      {
        clause: "EV-65",
        text: "Each Population falls to the food eaten; a species that ate nothing is extinct. All eaten food goes to the bags. Stored fat and the plants on the watering hole stay.",
      },
      {
        clause: "EV-70",
        text: "Extinction: the traits are discarded, any food on the species goes to your bag, the row closes up, and you draw a card for each trait it had.",
      },
      { clause: "EV-71", text: "When Fat Tissue is discarded, or the game ends, its food goes to the bag." },
    ],
  },
  {
    title: "End of the game",
    rules: [
      {
        clause: "EV-75",
        text: "When a card is needed and the deck is empty, the discard pile becomes the deck. The first time that happens while cards are dealt in phase 1, this round is the last; at any other time, the next one is.",
      },
      {
        clause: "EV-76",
        text: "You score 1 for each food in your bag, the Population of your species, and 1 for each trait on them. If tied, more traits win, then more Population; else the place is shared.",
      },
    ],
  },
  {
    title: "Number of players",
    rules: [
      { clause: "EV-80", text: "With two, 40 random cards are left out unseen, and a species holds 2 traits at most." },
      { clause: "EV-81", text: "With six, fast play is always used." },
    ],
  },
];
