import { plural } from "@clade/kernel";
import { type Person, roman } from "../../rules/book.ts";
import type { Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { bonusText } from "../bonus.ts";
import { promptOf } from "../prompt.ts";
import { guideOf, mover, personName, personOf, type Priced, priceOf, sectionPrice, technologyName } from "../scene.ts";
import { labels } from "./labels.ts";
import { names } from "./names.ts";
import { insights } from "./phrases.ts";

const { skills, knowledge } = names;

export const prompt = promptOf("fr", {
  over: "La partie est terminée.",
  waiting: (who) => `C’est à ${who} de jouer.`,
  action: "Choisissez l’action suivante, ou terminez votre tour.",
  actionOrRecall: "Choisissez une action, ou reprenez d’abord ce qui est en développement.",
  activate: "Plusieurs technologies sont achevées : laquelle devient active ?",
  invite: {
    scientist: "Votre Philosophe est parti : choisissez un Scientifique.",
    artist: "Votre Scientifique est parti : choisissez un Artiste.",
  },
  section: (number) => `la section ${number}`,
  pay: (what, missing) => `Payez ${what} : il manque encore ${insights(missing)}.`,
  draw: (left) => `Piochez encore ${left} ${plural("fr", left, { one: "carte", other: "cartes" })} : d’où ?`,
  shuffle: (left) => `Mélangez et piochez encore ${left} fois : quel âge ?`,
  discard: (left) => `Défaussez encore ${left} ${plural("fr", left, { one: "carte", other: "cartes" })}.`,
});

export function moveLabel(view: View, move: Move): string {
  const seat = mover(view);
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
      return `Bâtir la section ${move.section + 1} de l’étape importante${price === undefined ? "" : ` (${costs([price])})`}`;
    }
    case "invite":
      return `Suivre ${personName("fr", view, move.person)}${brings(personOf(view, move.person))}`;
    case "heritage":
      return `Recueillir l’héritage de votre personnalité${leaves(guideOf(view))}`;
  }
}

function costs(lines: readonly Priced[]): string {
  const due = lines.filter(({ free }) => !free);
  if (due.length === 0) return "gratuit";
  return due.map(({ type, amount }) => `${amount} ${knowledge[type]}`).join(", ");
}

/** What somebody gives while they guide you, and what they leave. */
function brings(person: Person | undefined): string {
  if (person === undefined) return "";
  const left = person.heritage === null ? "" : ` · héritage : ${bonusText(person.heritage, names)}`;
  return ` (${[bonusText(person.bonus, names), labels.points(person.points)].filter((part) => part !== "").join(", ")}${left})`;
}

function leaves(person: Person | undefined): string {
  return person === undefined || person.heritage === null ? "" : ` (${bonusText(person.heritage, names)})`;
}
