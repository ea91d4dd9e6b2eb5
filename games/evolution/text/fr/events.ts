import { type Naming, plural } from "@clade/kernel";
import type { SeenEvent, TurnedBoard, Use } from "../../rules/events.ts";
import { signed, traitNames } from "../vocabulary.ts";
import { traits } from "./names.ts";
import { BY, cardCount, cardName, cardNames, foodCount, of, onWhich, subject, tokens, WHY } from "./phrases.ts";

export function eventLine(event: SeenEvent, naming: Naming): string {
  switch (event.type) {
    case "round":
      return `Manche ${event.round}. ${naming(event.first)} commence.${event.last ? " C’est la dernière manche." : ""}`;
    case "species-given":
      return `${naming(event.seat)} reçoit une nouvelle espèce.`;
    case "drew":
      return `${naming(event.seat)} pioche ${cardCount(event.cards.count)}${
        event.cards.cards === null ? "" : ` : ${cardNames(event.cards.cards)}`
      }.`;
    case "reshuffled":
      return `La défausse est mélangée et forme une nouvelle pioche de ${cardCount(event.cards)}. La manche ${event.lastRound} sera la dernière.`;
    case "laid-food":
      return event.card === null
        ? `${naming(event.seat)} ${event.again ? "échange sa" : "pose une"} carte Nourriture.`
        : `${naming(event.seat)} pose ${cardName(event.card)} au plan d’eau${event.again ? ", à la place de l’autre" : ""}.`;
    case "laid-trait":
      return `${naming(event.seat)} pose ${
        event.card === null ? "un trait" : cardName(event.card)
      } face cachée sur son espèce ${event.on.index + 1}.`;
    case "discarded":
      return `${naming(event.seat)} : ${useOf(event.use, cardName(event.card))}`;
    case "planned":
      return event.card === null || event.use === null
        ? `${naming(event.seat)} joue une carte en secret.`
        : `${naming(event.seat)}, en secret : ${useOf(event.use, cardName(event.card))}`;
    case "done":
      return `${naming(event.seat)} a fini de jouer ses cartes.`;
    case "traits-turned":
      return event.boards.length === 0
        ? "Aucun nouveau trait cette manche."
        : `On révèle les plateaux. ${event.boards.map((board) => turned(board, naming)).join(" ")}`;
    case "grew":
      return `${subject(naming, event.on)} est Fertile : Population +1.`;
    case "moved-fat":
      return `${subject(naming, event.on)} vit sur ses Tissus Gras : ${tokens(event.amount)} de plus sur son plateau.`;
    case "food-turned":
      return `Cartes Nourriture : ${
        event.cards.length === 0 ? "aucune" : cardNames(event.cards)
      }. Total ${signed(event.sum)} : ${foodCount(event.plants, "plant")} au plan d’eau.`;
    case "took":
      return `${subject(naming, event.on)} prend ${foodCount(event.amount, event.food)}${BY[event.by]}${
        event.stored === 0
          ? ""
          : event.stored === event.amount
            ? `, ${plural("fr", event.amount, { one: "mise", other: "mises" })} en réserve de graisse`
            : `, dont ${event.stored} en réserve de graisse`
      }.`;
    case "outwitted":
      return `${naming(event.seat)} défausse ${cardName(event.card)} : ${traits[event.trait].name} est sans effet pendant cette attaque.`;
    case "attacked":
      return `${subject(naming, event.on)} attaque ${onWhich(naming, event.target)}.`;
    case "gored":
      return `Les Cornes coûtent 1 Population à ${onWhich(naming, event.on)}.`;
    case "bagged":
      return `${tokens(event.amount)} dans le sac ${of(naming(event.seat))}${WHY[event.why]}.`;
    case "extinct":
      return `${subject(naming, event.on)} s’éteint${
        event.traits.length === 0 ? "" : `, et avec elle ${traitNames(traits, event.traits)}`
      }.${event.closes ? " La rangée se resserre." : ""}`;
    case "starved":
      return `${subject(naming, event.on)} a faim : Population ${event.from} → ${event.to}.`;
    case "thought":
      return `${naming(event.seat)} défausse ${cardName(event.card)} pour l’Intelligence de son espèce ${event.on.index + 1}.`;
    case "passed":
      return `${naming(event.seat)} passe.`;
    case "over":
      return "La partie est terminée.";
  }
}

function useOf(use: Use, card: string): string {
  switch (use.to) {
    case "trait":
      return `${card} posée sur l’espèce ${use.on.index + 1}.`;
    case "size":
      return `${card} pour +1 en Taille sur l’espèce ${use.on.index + 1}.`;
    case "population":
      return `${card} pour +1 en Population sur l’espèce ${use.on.index + 1}.`;
    case "shed":
      return `l’espèce ${use.on.index + 1} abandonne ${card}.`;
    case "species":
      return `${card} pour une nouvelle espèce à ${use.side === "left" ? "gauche" : "droite"}.`;
  }
}

function turned({ seat, laid, newSpecies, discarded }: TurnedBoard, naming: Naming): string {
  const parts = laid.map(({ index, cards }) => `l’espèce ${index + 1} a ${traitNames(traits, cards)}`);
  if (newSpecies > 0) parts.push(newSpecies === 1 ? "1 nouvelle espèce" : `${newSpecies} nouvelles espèces`);
  if (discarded.length > 0) parts.push(`défausse ${cardNames(discarded)}`);
  return `${naming(seat)} : ${parts.join(" ; ")}.`;
}
