import type { Counted, OptionText } from "@clade/kernel";
import type { Options } from "../../rules/state.ts";

/** What may be chosen before a game. */
export const options: { readonly [O in keyof Options]: OptionText } = {
  island: {
    label: "Île",
    help: "L’île doit avoir une plage de départ par joueur. Vous pouvez apporter votre propre plan d’île.",
    values: {
      fitting: "celle qui convient au nombre de joueurs",
      BD: "partie moyenne et petite partie (3 joueurs)",
      BC: "les deux parties moyennes (4 joueurs)",
      AD: "grande et petite partie (4 joueurs)",
      AC: "grande partie et partie moyenne (5 joueurs)",
    },
  },
  deck: {
    label: "Cartes événement",
    help: "Vous pouvez apporter votre propre paquet.",
    values: { standard: "les 26 cartes du jeu" },
  },
  auction: {
    label: "Enchères courtes",
    help: "Un gène de moins que de joueurs ; celui qu’on surpasse peut abandonner.",
  },
};

/** What the parts of a score are called. */
export const parts: Readonly<Record<string, string>> = { start: "départ", survivors: "survivants", genes: "gènes" };

/** What players count: as it is called after one, and after several. */
export const holdings: Readonly<Record<string, Counted>> = {
  dinos: ["dino", "dinos"],
  points: ["point", "points"],
  cards: ["carte", "cartes"],
};

export const verdicts: Readonly<Record<string, string>> = {};

/** Of what there is more with whoever is ahead of an equal score. */
export const ties: Readonly<Record<string, string>> = { dinos: "plus de dinos sur l’île" };
