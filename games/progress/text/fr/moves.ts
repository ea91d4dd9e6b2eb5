import { type Asked, type Naming, plural } from "@clade/kernel";
import { roman } from "../../rules/book.ts";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { asked, cardName, missing, personName, type Priced, priceOf, sectionPrice, technologyName } from "../scene.ts";
import { insights, terms } from "./names.ts";

const { skills, knowledge } = terms;

export function prompt(view: View, _: Asked, naming: Naming): string {
  if (view.ending !== null) return "La partie est terminée.";
  const { seat, step } = asked(view);
  if (view.watcher !== seat) return `C’est à ${naming(seat)} de jouer.`;
  switch (step?.step) {
    case undefined:
      return view.fresh && (view.players[seat]?.developing.length ?? 0) > 0
        ? "Choisissez une action, ou reprenez d’abord ce qui est en développement."
        : "Choisissez l’action suivante, ou terminez votre tour.";
    case "activate":
      return "Plusieurs technologies sont achevées : laquelle devient active ?";
    case "invite":
      return step.calling === "scientist"
        ? "Votre Philosophe est parti : choisissez un Scientifique."
        : "Votre Scientifique est parti : choisissez un Artiste.";
    case "pay": {
      const what =
        "card" in step.purchase ? cardName("fr", view, step.purchase.card) : `la section ${step.purchase.section + 1}`;
      return `Payez ${what} : il manque encore ${insights(missing(step))}.`;
    }
    case "draw":
      return `Piochez encore ${step.left} ${plural("fr", step.left, { one: "carte", other: "cartes" })} : d’où ?`;
    case "shuffle":
      return `Mélangez et piochez encore ${step.left} fois : quel âge ?`;
    case "discard":
      return `Défaussez encore ${step.left} ${plural("fr", step.left, { one: "carte", other: "cartes" })}.`;
  }
}

export function moveLabel(view: View, move: Move): string {
  const { seat } = asked(view);
  const name = (id: string) => technologyName("fr", view, id);
  const source = (age: number, from: string) =>
    from === "deck" ? `la pioche ${roman(age)}` : `la défausse ${roman(age)}`;
  switch (move.type) {
    case "discover":
      return `Découvrir ${name(move.card)} (${costs(priceOf("fr", view, seat, move.card))})`;
    case "research":
      return `Rechercher ${name(move.card)}`;
    case "draw":
      return `${skills.draw}, d’abord dans ${source(move.age, move.from)} (termine vos actions)`;
    case "quick":
      return `${skills["quick-draw"]}, dans ${source(move.age, move.from)}`;
    case "take":
      return `Carte suivante dans ${source(move.age, move.from)}`;
    case "shuffle":
      return `Mélanger la défausse ${roman(move.age)} à sa pioche et piocher`;
    case "end":
      return "Terminer votre tour";
    case "recall":
      return `Reprendre ${name(move.card)} en main`;
    case "activate":
      return `${name(move.card)} devient active`;
    case "pay":
      return `Payer avec ${name(move.card)}`;
    case "turn":
      return `Retourner un jeton Connaissance ${knowledge[move.token]}`;
    case "surplus":
      return "Employer 1 connaissance en trop";
    case "discard":
      return `Défausser ${name(move.card)}`;
    case "swap":
      return `Échanger ${name(move.card)} contre ${name(move.time)} du paquet Temps`;
    case "contribute": {
      const price = sectionPrice("fr", view, seat, move.section);
      return `Bâtir la section ${move.section + 1} de la grande étape${price === undefined ? "" : ` (${costs([price])})`}`;
    }
    case "invite":
      return `Suivre ${personName("fr", view, move.person)}`;
    case "heritage":
      return "Recueillir l’héritage de votre personnalité";
  }
}

function costs(lines: readonly Priced[]): string {
  const due = lines.filter(({ free }) => !free);
  if (due.length === 0) return "gratuit";
  return due.map(({ type, amount }) => `${amount} ${knowledge[type]}`).join(", ");
}
