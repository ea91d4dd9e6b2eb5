import type { Lesson } from "@clade/kernel";

export const lessons: readonly Lesson[] = [
  {
    title: "What it is about",
    text: "Win cards in tricks, turn them into Food, Tools and Science, and give your people what they need. Each need you meet scores as many points as you have Population. Six rounds, highest score wins.",
  },
  {
    title: "A trick",
    text: "Everybody plays one card. Then, from the strongest to the weakest, everybody takes one of the cards. A strong card gives you first choice; the rich cards are weak ones, and somebody always gets the Calamity.",
  },
  {
    title: "A blind hand",
    text: "In the first edition hands are blind at Age I: you turn up whatever comes, your Discovery too. From Age II on you see your cards and choose.",
  },
  {
    title: "Your own Age, your own rules",
    text: "At Ages I and II only strength counts. From Age III your cards have a colour, you must follow it, and it beats any card without. From Age V there is trump as well.",
  },
  {
    title: "Discoveries",
    text: "You get one Discovery for each Age you reach. Play it when you would rather not fight for a trick; you take it back face up, and sets of one colour score at the end.",
  },
  {
    title: "Needs",
    text: "After the tricks you collect, produce, and pay: Food at Ages I–II, Food and Tools at III–IV, all three at V–VI, one of each for every Population. Meet all of them and you rise.",
  },
  {
    title: "When people go without",
    text: "In 2.0 every resource you are short costs a point. From Age III on it gets worse: meet no need and you fall back an Age; have nothing at all of one and you lose Population.",
  },
  {
    title: "Workers",
    text: "Spend what is left: Tools for Farm, Factory and Lab, Science for Commerce, Prestige, Shield, more people or the next Age. Build early, and do not let the people grow faster than the harvest.",
  },
  {
    title: "Workers",
    text: "Spend what is left: Tools for Farm, Factory and Lab, Science for Commerce, Prestige, Shield or the next Age, Food for more people (1 for one, 3 for two). Build early, and do not let the people grow faster than the harvest.",
  },
];
