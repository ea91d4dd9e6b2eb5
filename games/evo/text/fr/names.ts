import type { Effect } from "../../rules/data/cards.ts";
import type { Names } from "../vocabulary.ts";
import { outcome } from "./outcome.ts";
import { many } from "./phrases.ts";

export const names: Names = {
  genes: {
    tail: "Queue",
    leg: "Patte",
    horn: "Corne",
    egg: "Œuf",
    fur: "Fourrure",
    parasol: "Parasol",
    mutant: "Mutant",
    card: "Carte",
  },
  terrains: { beach: "plage", meadow: "prairie", hill: "colline", mountain: "montagne" },
  conditions: { temperate: "tempérée", cold: "froide", hot: "chaude", deadly: "mortelle" },
  cards: {
    "forward-drift": "Le temps avance",
    "reverse-drift": "Le temps recule",
    "still-air": "Calme plat",
    "great-shift": "Grand bond",
    "weather-sense": "Flair du temps",
    charge: "Charge",
    bodyguard: "Garde du corps",
    "second-wind": "Second souffle",
    "trade-places": "Chaises musicales",
    "barren-season": "Saison stérile",
    "drifting-eggs": "Œufs à la dérive",
    "big-clutch": "Grosse couvée",
    "cracked-eggs": "Œufs fêlés",
    "cold-snap": "Coup de froid",
    scorcher: "Canicule",
    "thick-coat": "Pelage épais",
    shade: "Coin d’ombre",
    "sudden-end": "Fin brutale",
    "bargain-gene": "Gène en solde",
    "fresh-draw": "Nouveau tirage",
  },
  moments: {
    climate: "avant le jet de climat",
    movement: "au début des déplacements",
    births: "au début des naissances",
    survival: "au début de la survie",
    drawn: "après le tirage des gènes",
    paying: "au moment de payer",
    "own-movement-start": "au début de vos déplacements",
    "own-movement": "pendant vos déplacements",
    "own-births": "pendant vos naissances",
  },
  effect: describe,
  outcome,
};

function describe({ kind, amount }: Effect): string {
  switch (kind) {
    case "shift":
      if (amount === 0) return "Le climat ne change pas ; pas de jet de dé.";
      return `Le climat ${amount > 0 ? "avance" : "recule"} de ${many(Math.abs(amount), "case", "cases")} ; pas de jet de dé.`;
    case "choose-roll":
      return `Lancez ${amount} fois le dé du climat et choisissez le résultat.`;
    case "attack-horns":
      return `Votre espèce compte ${many(amount, "corne", "cornes")} de plus en attaque pendant ce tour.`;
    case "defence-horns":
      return `Votre espèce compte ${many(amount, "corne", "cornes")} de plus en défense pendant ce tour.`;
    case "steps":
      return `Vous avez ${amount} pas de plus à ce tour.`;
    case "swap":
      return "Deux dinos de zones voisines, dont au moins un à vous, échangent leurs places sans combat.";
    case "barren":
      return "Aucune espèce n’a de naissance à ce tour.";
    case "reach":
      return `Vos nouveau-nés peuvent apparaître jusqu’à ${many(amount, "zone", "zones")} d’un adulte.`;
    case "births":
      return `Vous avez ${many(amount, "naissance", "naissances")} de plus à ce tour.`;
    case "fewer-births":
      return `Un adversaire a ${many(amount, "naissance", "naissances")} de moins à ce tour.`;
    case "fewer-furs":
      return `Un adversaire compte ${many(amount, "fourrure", "fourrures")} de moins à ce tour.`;
    case "fewer-parasols":
      return `Un adversaire compte ${many(amount, "parasol", "parasols")} de moins à ce tour.`;
    case "furs":
      return `Votre espèce compte ${many(amount, "fourrure", "fourrures")} de plus à ce tour.`;
    case "parasols":
      return `Votre espèce compte ${many(amount, "parasol", "parasols")} de plus à ce tour.`;
    case "removal":
      return "Retirez un dino adverse de votre choix.";
    case "discount":
      return `Payez jusqu’à ${many(amount, "point", "points")} de moins le gène que vous venez de gagner.`;
    case "redraw":
      return "Remettez un gène tiré dans le sac et tirez-en un autre à sa place.";
  }
}
