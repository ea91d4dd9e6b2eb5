import type { Lesson } from "@clade/kernel";

export const lessons: readonly Lesson[] = [
  {
    title: "Your species",
    text: "You lead one species of dinosaurs. You start with a single dino on a beach. Whoever has the most mutation points when the meteorite falls wins.",
  },
  {
    title: "Watch the climate",
    text: "Each turn one terrain is temperate. Its warmer neighbour is hot, its colder neighbour cold, and the rest kills. The marker mostly moves forward: from the beaches up to the mountains and down again. Think one turn ahead.",
  },
  {
    title: "Walk and fight",
    text: "Every leg is a step for one of your dinos. Another species in the way? Enter its zone and roll. Without more horns than your victim you will probably lose.",
  },
  {
    title: "Be born, survive",
    text: "Eggs bring newborns next to your adults. Then the climate strikes: furs keep some dinos alive in the cold, parasols in the heat. Every survivor is a point.",
  },
  {
    title: "Buy genes",
    text: "At the end of each turn genes are auctioned. Points are both your money and your score: do not pay six for what brings you three.",
  },
  {
    title: "Event cards",
    text: "From the third turn on you may play your three cards, each at the moment it names. You will be asked whenever you hold any card; passing gives nothing away.",
  },
];
