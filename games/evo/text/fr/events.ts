import type { Naming, Watcher } from "@clade/kernel";
import type { SeenEvent } from "../../rules/events.ts";
import { cardName, faces, lotName } from "../vocabulary.ts";
import { aimed } from "./moves.ts";
import { names } from "./names.ts";
import { many } from "./phrases.ts";

export function eventLine(event: SeenEvent, naming: Naming, reader: Watcher = "spectator"): string | undefined {
  switch (event.type) {
    case "started":
      return `${naming(event.seat)} débarque en ${event.zone}.`;
    case "drew":
      return event.cards.cards === null
        ? `${naming(event.seat)} pioche ${many(event.cards.count, "carte événement", "cartes événement")}.`
        : `${naming(event.seat)} pioche ${event.cards.cards.map((card) => cardName(names, card)).join(", ")}.`;
    case "turn":
      return `Tour ${event.turn} : ${event.order.map(naming).join(", ")}`;
    case "rolled-climate":
      return `${naming(event.seat)} lance le dé du climat : ${event.face}.`;
    case "rolled-choice":
      return `${naming(event.seat)} lance les dés du climat : ${event.faces.join(" et ")}.`;
    case "climate":
      return `Il fait doux sur ${CLIMATE_OF[event.terrain]}.`;
    case "played":
      return `${naming(event.seat)} joue ${cardName(names, event.card)}${aimed(event.aim, naming)}. ${names.outcome(event, naming, reader)}`;
    case "stepped":
      return `${naming(event.seat)} va de ${event.from} à ${event.to}.`;
    case "fought": {
      const outcome = event.face <= event.needed ? "gagné" : "perdu";
      return `${naming(event.seat)} attaque ${naming(event.against)} en ${event.to} : ${event.face} (il faut ${faces(event.needed)}), ${outcome}.`;
    }
    case "born":
      return `${naming(event.seat)} a un petit en ${event.zone}.`;
    case "died":
      return `${naming(event.seat)} perd ${many(event.zones.length, "dino", "dinos")} ${DEATH[event.of]} (${event.zones.join(", ")}).`;
    case "scored":
      return `${naming(event.seat)} a ${many(event.dinos, "survivant", "survivants")} : ${many(event.points, "point", "points")}.`;
    case "meteor":
      return undefined;
    case "rolled-meteor":
      return event.faces.includes(event.face)
        ? `${naming(event.seat)} fait ${event.face} : la météorite tombe !`
        : `${naming(event.seat)} fait ${event.face} : la météorite passe à côté (elle tombe sur ${event.faces.join(", ")}).`;
    case "genes-drawn":
      return `Aux enchères : ${event.genes.map((gene) => names.genes[gene]).join(", ")}.`;
    case "gene-redrawn":
      return `${names.genes[event.old]} retourne dans le sac, ${names.genes[event.gene]} prend sa place.`;
    case "bid": {
      const over = event.over === null ? "" : `, et dépasse ${naming(event.over)}`;
      return `${naming(event.seat)} mise ${event.amount} sur ${lotName(names, event.gene, event.nth)}${over}.`;
    }
    case "dropped-out":
      return event.forced
        ? `${naming(event.seat)} ne peut plus miser et quitte cette enchère.`
        : `${naming(event.seat)} abandonne cette enchère.`;
    case "paid":
      return `${naming(event.seat)} obtient ${names.genes[event.gene]} pour ${many(event.price, "point", "points")}.`;
    case "unsold":
      return `Retour dans le sac : ${event.genes.map((gene) => names.genes[gene]).join(", ")}.`;
    case "pile-empty":
      return `La pioche est vide : ${naming(event.seat)} ne pioche rien.`;
    case "over":
      return "L’ère des dinosaures est finie.";
  }
}

const CLIMATE_OF = {
  beach: "les plages",
  meadow: "les prairies",
  hill: "les collines",
  mountain: "les montagnes",
} as const;
const DEATH = {
  deadly: "en zone mortelle",
  cold: "à cause du froid",
  hot: "à cause de la chaleur",
  card: "brutalement",
} as const;
