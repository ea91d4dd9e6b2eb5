import { elide, type Naming, type Watcher } from "@clade/kernel";
import { affected, type Played } from "../vocabulary.ts";
import { many } from "./phrases.ts";

/** What a card did that was played: « vous » to whoever it fell on, all others read the name. */
export function outcome(played: Played, naming: Naming, reader: Watcher): string {
  const { kind, amount } = played.effect;
  const seat = affected(played);
  const yours = seat === reader;
  const has = yours ? "Vous avez" : `${naming(seat)} a`;
  const species = yours ? "Votre espèce compte" : `L’espèce ${elide("de", naming(seat))} compte`;
  switch (kind) {
    case "shift":
      if (amount === 0) return "Le climat ne change pas ; pas de jet de dé.";
      return `Le climat ${amount > 0 ? "avance" : "recule"} de ${many(Math.abs(amount), "case", "cases")} ; pas de jet de dé.`;
    case "choose-roll":
      return yours
        ? `Vous lancez ${amount} fois le dé du climat et choisissez le résultat.`
        : `${naming(seat)} lance ${amount} fois le dé du climat et choisit le résultat.`;
    case "attack-horns":
      return `${species} ${many(amount, "corne", "cornes")} de plus en attaque pendant ce tour.`;
    case "defence-horns":
      return `${species} ${many(amount, "corne", "cornes")} de plus en défense pendant ce tour.`;
    case "steps":
      return `${has} ${amount} pas de plus à ce tour.`;
    case "swap":
      return "Les deux dinos échangent leurs places sans combat.";
    case "barren":
      return "Aucune espèce n’a de naissance à ce tour.";
    case "reach":
      return `${yours ? "Vos nouveau-nés" : `Les nouveau-nés ${elide("de", naming(seat))}`} peuvent apparaître jusqu’à ${many(amount, "zone", "zones")} d’un adulte.`;
    case "births":
      return `${has} ${many(amount, "naissance", "naissances")} de plus à ce tour.`;
    case "fewer-births":
      return `${has} ${many(amount, "naissance", "naissances")} de moins à ce tour.`;
    case "fewer-furs":
      return `${species} ${many(amount, "fourrure", "fourrures")} de moins à ce tour.`;
    case "fewer-parasols":
      return `${species} ${many(amount, "parasol", "parasols")} de moins à ce tour.`;
    case "furs":
      return `${species} ${many(amount, "fourrure", "fourrures")} de plus à ce tour.`;
    case "parasols":
      return `${species} ${many(amount, "parasol", "parasols")} de plus à ce tour.`;
    case "removal":
      return "Ce dino disparaît.";
    case "discount":
      return `${yours ? "Vous payez" : `${naming(seat)} paie`} jusqu’à ${many(amount, "point", "points")} de moins le gène gagné à cette enchère.`;
    case "redraw":
      return "Il retourne dans le sac, et un autre est tiré à sa place.";
  }
}
