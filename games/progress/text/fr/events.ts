import { elide, type Naming, plural } from "@clade/kernel";
import { type Label, roman } from "../../rules/book.ts";
import type { SeenEvent } from "../../rules/events.ts";
import { labelName } from "../scene.ts";
import { names } from "./names.ts";
import { insights } from "./phrases.ts";

const LIST = new Intl.ListFormat("fr");
const name = (label: Label) => labelName("fr", label);
const listed = (labels: readonly Label[]) => LIST.format(labels.map(name));
const cards = (count: number) => `${count} ${plural("fr", count, { one: "carte", other: "cartes" })}`;

const BECAUSE = {
  symbols: "",
  empty: ", car les cartes du dernier âge sont épuisées",
  idle: ", car rien n’a été développé depuis dix manches",
} as const;
const OVER = {
  symbols: "Le dernier symbole est là : la partie est terminée.",
  empty: "Les cartes du dernier âge sont épuisées : la partie est terminée.",
  idle: "Rien n’a été développé depuis dix manches : la partie est terminée.",
  lost: "Le temps est écoulé : la partie est perdue.",
} as const;

export function eventLine(event: SeenEvent, naming: Naming): string | undefined {
  switch (event.type) {
    case "dealt":
      return `${naming(event.seat)} reçoit ${event.cards.cards === null ? cards(event.cards.count) : listed(event.cards.cards)}.`;
    case "turn":
      return `Manche ${event.round} : ${naming(event.seat)}.`;
    case "discovering":
    case "contributing":
      return undefined;
    case "paid-card":
      return `${naming(event.seat)} défausse ${name(event.card)} pour ${insights(event.value)}.`;
    case "paid-token":
      return `${naming(event.seat)} retourne un jeton Connaissance ${names.knowledge[event.token]}.`;
    case "paid-surplus":
      return `${naming(event.seat)} emploie une connaissance en trop.`;
    case "discovered":
      return `${naming(event.seat)} découvre ${name(event.card)}.`;
    case "developed":
      return `${naming(event.seat)} achève de développer ${name(event.card)}.`;
    case "researched":
      return `${naming(event.seat)} recherche ${name(event.card)} : ${event.markers} ${plural("fr", event.markers, { one: "tour", other: "tours" })}.`;
    case "recalled":
      return `${naming(event.seat)} reprend ${name(event.card)} en main.`;
    case "drew":
      return `${naming(event.seat)} pioche ${event.card === null ? "une carte" : name(event.card)} dans la pioche ${roman(event.age)}.`;
    case "took":
      return `${naming(event.seat)} prend ${name(event.card)} dans la défausse ${roman(event.age)}.`;
    case "shuffled":
      return `La défausse ${roman(event.age)} est mélangée à sa pioche (${cards(event.cards)}).`;
    case "discarded":
      return `${naming(event.seat)} défausse ${name(event.card)}.`;
    case "ended":
      return `${naming(event.seat)} termine son tour.`;
    case "age":
      return `L’âge ${roman(event.age)} commence${BECAUSE[event.why]}.`;
    case "left-hand":
      return `${naming(event.seat)} perd ${event.cards.cards === null ? cards(event.cards.count) : listed(event.cards.cards)} de l’âge ancien.`;
    case "left-development":
      return `${naming(event.seat)} perd ${name(event.card)}, qui était en développement.`;
    case "invited":
      return `${naming(event.seat)} suit ${name(event.person)}.`;
    case "heritage":
      return `${naming(event.seat)} recueille l’héritage ${elide("de", name(event.person))}.`;
    case "milestone":
      return `Une étape importante à bâtir : ${name(event.milestone)}.`;
    case "contributed":
      return `${naming(event.seat)} bâtit la section ${event.section + 1} ${elide("de", name(event.milestone))}.`;
    case "completed":
      return `L’étape importante « ${name(event.milestone)} » est accomplie, grâce à ${LIST.format(event.by.map(naming))}. ${
        event.owner === null ? "Personne ne reçoit la carte." : `La carte revient à ${naming(event.owner)}.`
      }`;
    case "time-passed":
      return `Le temps passe : ${name(event.card)} rejoint le paquet Temps.`;
    case "time-skipped":
      return `${name(event.card)} porte un symbole et va à la défausse.`;
    case "swapped":
      return `${naming(event.seat)} échange ${name(event.given)} contre ${name(event.taken)} du paquet Temps.`;
    case "over":
      return OVER[event.why];
  }
}
