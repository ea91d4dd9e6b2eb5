import { type Asked, type GameText, type Naming } from "@clade/kernel";
import type { SeenEvent } from "../rules/events.ts";
import type { Aim, Move } from "../rules/moves.ts";
import type { View } from "../rules/state.ts";
import { refusals } from "./fr/refusals.ts";
import { rules } from "./fr/rules.ts";
import { tutorial } from "./fr/tutorial.ts";
import { many, words } from "./fr/words.ts";
import { refusalIn } from "./refusal-details.ts";
import { oddsOf, placeOf, situationOf } from "./scene.ts";
import { cardName, faces, lotName } from "./words.ts";

function prompt(view: View, { deciders }: Asked, naming: Naming): string {
  const situation = situationOf(view);
  if (situation.asks === "nothing") return "La partie est terminée.";
  const who = deciders.map(naming).join(", ");
  switch (situation.asks) {
    case "card":
      return `${who} peut jouer des cartes événement (${words.moments[situation.window]}) ou passer.`;
    case "roll":
      return `${who} choisit un des résultats du dé pour le climat.`;
    case "step":
      return situation.steps === 0
        ? `${who} n’a plus de pas, mais peut encore jouer une carte ou passer.`
        : `${who} se déplace : encore ${situation.steps} pas.`;
    case "birth":
      return situation.due === 0
        ? `${who} n’a plus de naissance, mais peut encore jouer une carte ou passer.`
        : `${who} a des petits : encore ${many(situation.due, "nouveau-né", "nouveau-nés")} à placer.`;
    case "loss":
      return `${who} a trop de dinos au froid ou à la chaleur : lequel meurt ?`;
    case "bid":
      if (!situation.again) return `${who} mise sur un gène.`;
      return situation.mayDrop
        ? `La mise de ${who} est dépassée : miser à nouveau ou abandonner.`
        : `La mise de ${who} est dépassée : il faut miser à nouveau.`;
  }
}

function moveLabel(view: View, move: Move, naming: Naming): string {
  switch (move.type) {
    case "step": {
      const from = placeOf(view, move.from);
      const to = placeOf(view, move.to);
      if (to.occupant === null || from.occupant === null) return `Aller de ${move.from} à ${place(view, move.to)}`;
      const odds = faces(oddsOf(view, from.occupant, to.occupant));
      return `Attaquer ${naming(to.occupant)} : ${move.from} → ${place(view, move.to)}, gagne sur ${odds}`;
    }
    case "birth":
      return `Naissance en ${place(view, move.zone)}`;
    case "lose":
      return `Perdre le dino en ${place(view, move.zone)}`;
    case "bid":
      return `Miser ${move.amount} sur ${lotName(words, move.gene, move.nth)}`;
    case "drop":
      return "Abandonner cette enchère";
    case "card":
      return `Jouer ${cardName(words, move.card)}${aimed(move.aim, naming)}`;
    case "face":
      return `Choisir le ${move.face}`;
    case "pass":
      return "Passer";
  }
}

function place(view: View, id: string): string {
  const { terrain, condition } = placeOf(view, id);
  return `${id} (${words.terrains[terrain]}, ${words.conditions[condition]})`;
}

function aimed(aim: Aim, naming: Naming): string {
  if (aim === null) return "";
  if ("seat" in aim) return ` contre ${naming(aim.seat)}`;
  if ("zone" in aim) return ` contre le dino en ${aim.zone}`;
  return "from" in aim ? ` : ${aim.from} ↔ ${aim.to}` : ` sur ${lotName(words, aim.gene, aim.nth)}`;
}

function eventLine(event: SeenEvent, naming: Naming): string | undefined {
  switch (event.type) {
    case "started":
      return `${naming(event.seat)} débarque en ${event.zone}.`;
    case "drew":
      return event.cards.cards === null
        ? `${naming(event.seat)} pioche ${many(event.cards.count, "carte événement", "cartes événement")}.`
        : `${naming(event.seat)} pioche ${event.cards.cards.map((card) => cardName(words, card)).join(", ")}.`;
    case "turn":
      return `— Tour ${event.turn} : ${event.order.map(naming).join(", ")} —`;
    case "rolled-climate":
      return `${naming(event.seat)} lance le dé du climat : ${event.face}.`;
    case "rolled-choice":
      return `${naming(event.seat)} lance les dés du climat : ${event.faces.join(" et ")}.`;
    case "climate":
      return `Il fait doux sur ${CLIMATE_OF[event.terrain]}.`;
    case "played":
      return `${naming(event.seat)} joue ${cardName(words, event.card)}${aimed(event.aim, naming)}. ${words.effect(event.effect)}`;
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
      return `Aux enchères : ${event.genes.map((gene) => words.genes[gene]).join(", ")}.`;
    case "gene-redrawn":
      return `${words.genes[event.old]} retourne dans le sac, ${words.genes[event.gene]} prend sa place.`;
    case "bid": {
      const over = event.over === null ? "" : `, et dépasse ${naming(event.over)}`;
      return `${naming(event.seat)} mise ${event.amount} sur ${lotName(words, event.gene, event.nth)}${over}.`;
    }
    case "dropped-out":
      return event.forced
        ? `${naming(event.seat)} ne peut plus miser et quitte cette enchère.`
        : `${naming(event.seat)} abandonne cette enchère.`;
    case "paid":
      return `${naming(event.seat)} obtient ${words.genes[event.gene]} pour ${many(event.price, "point", "points")}.`;
    case "unsold":
      return `Retour dans le sac : ${event.genes.map((gene) => words.genes[gene]).join(", ")}.`;
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
const DEATH = { deadly: "en zone mortelle", cold: "de froid", hot: "de chaud", card: "brutalement" } as const;

export const fr: GameText<View, Move, SeenEvent> = {
  options: {
    island: {
      label: "Île",
      help: "L’île doit avoir une plage de départ par joueur. Vous pouvez apporter votre propre carte.",
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
  },
  parts: { start: "départ", survivors: "survivants", genes: "gènes" },
  verdicts: {},
  prompt,
  move: moveLabel,
  event: eventLine,
  refusal: refusalIn("fr", words, refusals),
  rules,
  tutorial,
};
