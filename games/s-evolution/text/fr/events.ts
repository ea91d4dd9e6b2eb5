import { elide, type Naming, plural } from "@clade/kernel";
import type { AgeReason, Amounts, PopulationReason, SeenEvent } from "../../rules/events.ts";
import { names } from "./names.ts";
import { ageName, amountsOf, cardName, cardNames, placeName, points, suitName } from "./phrases.ts";

export function eventLine(event: SeenEvent, naming: Naming): string | undefined {
  switch (event.type) {
    case "round":
      return `Tour ${event.round}. ${naming(event.first)} commence le premier pli.`;
    case "dealt": {
      const { count, cards, blind, shown } = event.hand;
      const how = `${blind ? ", à jouer à l’aveugle" : ""}${shown ? ", à découvert pour tous les autres" : ""}`;
      return `${naming(event.seat)} a ${count} ${plural("fr", count, { one: "carte", other: "cartes" })} en main${how}${cards === null ? "" : ` : ${cardNames(cards)}`}.`;
    }
    case "trump":
      return `${naming(event.seat)} choisit ${suitName(event.suit)} comme Atout.`;
    case "played":
      return `${naming(event.seat)} ${event.blind ? "retourne" : "joue"} ${cardName(event.card)}${
        event.sets ? " et fixe la couleur" : ""
      }.`;
    case "set-aside":
      return `${naming(event.seat)} retourne ${cardName(event.card)} : pas de Calamité au tour 1, la carte du dessus de la pioche la remplace.`;
    case "shuffled-back":
      return `${naming(event.seat)} remélange ${cardNames(event.cards)} dans la pioche.`;
    case "trick-over":
      return `${naming(event.winner)} gagne le pli. Ordre de choix : ${event.order.map(naming).join(", ")}.`;
    case "took":
      return `${naming(event.seat)} prend ${cardName(event.card)}.`;
    case "acts":
      return `Phase d’action : ${naming(event.seat)}.`;
    case "shielded":
      return `Le Bouclier ${elide("de", naming(event.seat))} arrête la Calamité ${names.calamities[event.calamity].name}${
        event.gift === 0
          ? ""
          : ` et la change en ${event.gift} ${plural("fr", event.gift, { one: "ressource", other: "ressources" })}`
      }.`;
    case "struck":
      return `La Calamité ${names.calamities[event.calamity].name} frappe ${naming(event.seat)}.`;
    case "lost":
      return `${naming(event.seat)} ${verb("perd", event.amounts)}.`;
    case "collected":
      return `${naming(event.seat)} ${verb("récolte", event.amounts)} avec ses cartes.`;
    case "gained":
      return `${naming(event.seat)} prend ${names.amount(1, event.suit)} (${event.from === "joker" ? "Joker" : "Bouclier"}).`;
    case "produced":
      return `${naming(event.seat)} ${verb("produit", event.amounts)}.`;
    case "traded":
      return `${naming(event.seat)} échange ${names.amount(1, event.from)} contre ${names.amount(1, event.to)}.`;
    case "met":
      return `${naming(event.seat)} satisfait le besoin ${suitName(event.suit)} : payé ${event.paid}${
        event.points === 0 ? "" : `, ${points(event.points)} de plus`
      }.`;
    case "unmet":
      return `Il manque ${names.amount(event.missing, event.suit)} à ${naming(event.seat)}${
        event.points < 0
          ? ` : ${points(-event.points)} de moins`
          : event.paid > 0
            ? ` : le stock (${event.paid}) y passe`
            : ""
      }.`;
    case "stayed":
      return `${naming(event.seat)} préfère ne pas monter.`;
    case "age":
      return `${naming(event.seat)} ${event.to > event.from ? "monte à" : "recule à"} l’${ageName(event.to)}${AGE[event.why]}.`;
    case "population":
      return `${naming(event.seat)} : Population ${event.from} → ${event.to}${POPULATION[event.why]}.`;
    case "turned":
      return `${naming(event.seat)} retourne ${cardName(event.card)} face ${event.up ? "visible" : "cachée"}.`;
    case "scored":
      return `${naming(event.seat)} marque ${points(event.points)} pour ${event.for === "needs" ? "les besoins satisfaits" : "le Prestige"}.`;
    case "placed":
      return `${naming(event.seat)} place un Travailleur : ${placeName(event.place)}, niveau ${event.level}.`;
    case "raised":
      return `${naming(event.seat)} améliore : ${placeName(event.place)}, niveau ${event.level}.`;
    case "removed":
      return `${naming(event.seat)} ${event.forced ? "doit retirer" : "retire"} un Travailleur : ${placeName(event.place)}.`;
    case "sets":
      return `${naming(event.seat)} marque ${points(event.points)} pour ses Découvertes.`;
    case "over":
      return "La partie est terminée.";
  }
}

/** « perd 2 Outils », « ne perd rien ». */
function verb(does: "perd" | "récolte" | "produit", amounts: Amounts): string {
  const said = amountsOf(amounts);
  return said === "" ? `ne ${does} rien` : `${does} ${said}`;
}

const AGE: { readonly [R in AgeReason]: string } = {
  bonus: "",
  evolution: ", pour 3 Science",
  penalty: ", aucun besoin satisfait",
  decadence: "",
};
const POPULATION: { readonly [R in PopulationReason]: string } = {
  growth: "",
  penalty: ", faute de la moindre ressource pour un besoin",
  epidemic: "",
};
