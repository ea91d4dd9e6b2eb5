import { chapter, type RuleChapter } from "@clade/kernel";

/** The rules in English, clause by clause. */
export const rules: readonly RuleChapter[] = [
  chapter("The island and the species", {
    "EO-1":
      "Two half boards make the island. Its zones are beaches, meadows, hills and mountains, from the warmest to the coldest. Zones whose hexes touch are neighbours, across the seam too. Three players use the medium and the small half, four the two medium ones (or the large and the small one), five the large and a medium one. There is one marked starting beach for each player. The terrain of the boards is our own.",
    "EO-2": "The bag holds 62 genes: 6 Tails, 12 Legs, 8 Horns, 8 Eggs, 8 Furs, 8 Parasols, 6 Mutants and 6 Cards.",
    "EO-3": "There are 26 event cards, and everybody is dealt three. Played cards do not come back.",
    "EO-4":
      "Each species starts with one egg, one leg, one fur, one parasol and a tail of length 1, without horns or Mutants. It has ten dinos, one of them on a starting beach drawn by lot, and 10 mutation points.",
    "EO-5":
      "The climate starts on the beaches. The meteorite starts further from or nearer to its end, by the number of players.",
    "EO-6":
      "Genes, points, bids and the number of cards in every hand are open. The cards themselves are secret until they are played.",
  }),
  chapter("A turn", {
    "EO-10":
      "A turn has six phases: initiative, climate, movement, births, survival, evolution. Everybody finishes a phase before the next one begins, and everybody acts in initiative order.",
    "EO-11":
      "The longest tail goes first. Equal tails: whoever has fewer dinos on the island; still equal: by lot. The order holds for the whole turn.",
  }),
  chapter("Climate", {
    "EO-15":
      "The first player rolls. On 3 to 6 the marker moves one square forward on its ring, on a 1 one back, on a 2 it stays. The ring is beach, meadow, hill, mountain, hill, meadow.",
    "EO-16":
      "Zones of the marker's terrain are temperate. One step colder is cold, one step warmer is hot, everything else is deadly.",
    "EO-17":
      "Before the roll somebody may play a card that changes the climate: one such card a turn in all, and the earlier player goes first.",
  }),
  chapter("Movement and combat", {
    "EO-20":
      "Every leg is one step for the whole species. A step takes one dino to a neighbouring zone of any terrain, whatever the climate. Nobody has to move.",
    "EO-21":
      "A zone holds one dino. Whoever enters another species' zone attacks at once. Your own dinos cannot be attacked, so you cannot enter their zones.",
    "EO-22":
      "Only the attacker rolls. With equal horns a 1 or 2 wins, with one horn more 1 to 4, with two or more 1 to 5, with one horn less only a 1. With two or more horns less you cannot attack at all.",
    "EO-23":
      "The losing dino goes back to its owner's stock; the winner is in the zone. Either way the step is spent, and the attacker may go on with the steps left.",
  }),
  chapter("Births", {
    "EO-25":
      "Every egg is a newborn in an empty zone next to an adult, that is, a dino that was there before this phase. Births are obligatory as long as there are eggs, dinos in stock and such zones; you choose the zones.",
    "EO-32":
      "A species without a dino is not out: it keeps its points and bids. Its first newborn appears in any empty zone, the others next to one of these newborns if there is room. (So says the English summary of this edition; by the letter of the French rulebook the species would not come back.)",
  }),
  chapter("Survival and points", {
    "EO-30":
      "In temperate zones all dinos live. In cold zones as many live as you have furs, in hot ones as many as you have parasols, in deadly ones none. You choose who stays, but never fewer than you may keep.",
    "EO-31": "Every surviving dino brings a mutation point.",
  }),
  chapter("Meteorite and auction", {
    "EO-35":
      "The meteorite advances one square. On a square with die faces the first player rolls: a face that is shown ends the game at once. The last square ends it in any case. There is no auction in the last turn. Where the faces stand is our own: with 3, 4, 5 players turn 11, 10, 9 ends the game on a 1 or 2, the next one on 1 to 3, the one after it always.",
    "EO-36":
      "As many genes as players are drawn. In turn everybody bids points, zero or more, on a free gene, or more than the standing bid on another. Whoever is overbid bids again at once, on any gene. Bidding is obligatory and a standing bid cannot be taken back.",
    "EO-37": "You cannot bid more than you can pay: your points and what your Mutants save you.",
    "EO-38": "When everybody has a gene, or is out, all pay and add their genes to their species.",
    "EO-39": "Every Mutant that you had before this turn makes your gene one point cheaper, down to nothing.",
    "EO-40":
      "A Card gene gives you the top event card at once, in initiative order, and leaves the game. An empty pile gives nothing.",
    "EO-41":
      "Short auction (option): one gene fewer than players. Whoever is overbid may drop out instead of bidding again, but a first bid is obligatory. Whoever cannot bid is out. Unsold genes go back into the bag.",
    "EO-42": "If the bag holds too few genes, all of them are drawn and the auction is played as the short one.",
  }),
  chapter("Event cards", {
    "EO-45":
      "No cards in the first two turns. After that, as many as you like, each at its moment. Played cards are discarded; their effect ends with the turn.",
    "EO-46":
      "If several players want to play a card, they do so in initiative order. Whoever comes later may change their mind.",
    "EO-47":
      "Everybody who holds a card, whichever it is, is asked once: before the climate roll, at the start of movement, of births and of survival, after the genes are drawn and when they are paid. Cards for your own movement or births are played in your own part of the phase. Only where everybody sees that no card could do anything for you are you not asked: without a dino in the movement, with ten or without an empty zone in your births, in a barren season, with an empty bag, or with nothing to pay.",
    "EO-48":
      "No count falls below zero. Charge can make an attack possible, Bodyguard can make one impossible. Trade Places costs no step. Barren Season also stops species that begin anew. Drifting Eggs needs an adult, counts steps over occupied zones too, and births there are obligatory. Bargain Gene adds to Mutants but does not let you bid more. With Fresh Draw the new gene is drawn before the old one goes back. Weather Sense replaces the one roll.",
    "EO-49":
      "Every card says what it does and when it may be played. Most of the 26 cards are our own: the rulebook gives only their number. Survival cards count before dinos die.",
  }),
  chapter("The end", {
    "EO-50": "Most mutation points win. Ties go to the species with more dinos on the island, else the win is shared.",
  }),
];
