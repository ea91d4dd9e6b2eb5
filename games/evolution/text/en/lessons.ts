import type { Lesson } from "@clade/kernel";

export const lessons: readonly Lesson[] = [
  {
    title: "What it is about",
    text: "Your species eat, and everything they eat goes into your bag as points. At the end the Population and the traits of what is still alive count too. So: eat a lot, and survive.",
  },
  {
    title: "A round",
    text: "You draw cards, lay one for the watering hole, play the others, and feed. Then hungry Populations shrink and a new round begins.",
  },
  {
    title: "The food card",
    text: "Every player secretly lays one card. The numbers on all of them together are the plants that arrive. Lay a high one if you are hungry, a low or negative one if your rivals are hungrier.",
  },
  {
    title: "Four uses of a card",
    text: "Lay it as a trait, or discard it for a new species, for more Size, or for more Population. More Population eats more; more Size keeps Carnivores away; more species bring more cards.",
  },
  {
    title: "Feeding",
    text: "One species at a time, in turn. Plants can run out before your last species had its share, so feed the one that matters most first.",
  },
  {
    title: "Carnivores",
    text: "A Carnivore eats only other species, and only smaller ones. When no stranger is left that it can attack it turns on your own row, so grow it and keep an eye on its prey.",
  },
  {
    title: "Defence",
    text: "Traits such as Climbing, Hard Shell, Horns or Warning Call keep hunters off. Two of them together are far better than one. Look at what the Carnivores on the table can get round.",
  },
  {
    title: "The end",
    text: "When the deck runs out the last round is near. Cards left in hand are worth nothing then: turn them into traits and Population that will be fed.",
  },
];
