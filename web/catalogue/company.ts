import { type Texts, texts } from "@clade/kernel";

/** Sitting down with others: who one is, and who else sits there. */
interface CompanyWords {
  readonly yourName: string;
  readonly yourNameHelp: string;
  readonly saveName: string;
  readonly chooseBot: string;
  readonly person: string;
  readonly bot: string;
  readonly plays: (seat: string) => string;
}

export const companyWords: Texts<CompanyWords> = texts({
  en: {
    yourName: "Your name",
    yourNameHelp: "So that the others know who you are.",
    saveName: "Save",
    chooseBot: "Let a bot play…",
    person: "a person",
    bot: "bot",
    plays: (seat) => `Who plays: ${seat}`,
  },
  fr: {
    yourName: "Votre nom",
    yourNameHelp: "Pour que les autres sachent qui vous êtes.",
    saveName: "Enregistrer",
    chooseBot: "Laisser jouer un bot…",
    person: "une personne",
    bot: "bot",
    plays: (seat) => `Qui joue : ${seat}`,
  },
  ko: {
    yourName: "내 이름",
    yourNameHelp: "다른 사람이 알아볼 수 있도록 적어 주세요.",
    saveName: "저장",
    chooseBot: "봇에게 맡기기…",
    person: "사람",
    bot: "봇",
    plays: (seat) => `누가 두나: ${seat}`,
  },
});
