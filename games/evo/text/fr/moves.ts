import { type Asked, elide, type Naming } from "@clade/kernel";
import type { Aim, Move } from "../../rules/moves.ts";
import type { View } from "../../rules/state.ts";
import { isAsked, oddsOf, placeOf, type Situation, situationOf } from "../scene.ts";
import { cardName, faces, lotName } from "../vocabulary.ts";
import { names } from "./names.ts";
import { many } from "./phrases.ts";

export function prompt(view: View, { deciders }: Asked, naming: Naming): string {
  const situation = situationOf(view);
  if (situation.asks === "nothing") return "La partie est terminée.";
  if (isAsked(view, deciders)) return askedOf(situation);
  const who = deciders.map(naming).join(", ");
  switch (situation.asks) {
    case "card":
      return `${who} peut jouer des cartes événement (${names.moments[situation.window]}) ou passer.`;
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
      return `${who} a trop de dinos au froid ou à la chaleur et choisit lequel meurt.`;
    case "bid":
      return situation.again
        ? `La mise ${elide("de", who)} est dépassée : à ${who} de miser à nouveau.`
        : `${who} mise sur un gène.`;
  }
}

function askedOf(situation: Exclude<Situation, { readonly asks: "nothing" }>): string {
  switch (situation.asks) {
    case "card":
      return `Jouez des cartes événement (${names.moments[situation.window]}) ou passez.`;
    case "roll":
      return "Choisissez un des résultats du dé pour le climat.";
    case "step":
      return situation.steps === 0
        ? "Vous n’avez plus de pas. Jouez une carte ou passez."
        : `Déplacez vos dinos : encore ${situation.steps} pas.`;
    case "birth":
      return situation.due === 0
        ? "Vous n’avez plus de naissance. Jouez une carte ou passez."
        : `Placez vos petits : encore ${many(situation.due, "nouveau-né", "nouveau-nés")}.`;
    case "loss":
      return "Vous avez trop de dinos au froid ou à la chaleur : lequel meurt ?";
    case "bid":
      if (!situation.again) return "Misez sur un gène.";
      return situation.mayDrop
        ? "Votre mise est dépassée : misez à nouveau ou abandonnez."
        : "Votre mise est dépassée : misez à nouveau.";
  }
}

export function moveLabel(view: View, move: Move, naming: Naming): string {
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
      return `Miser ${move.amount} sur ${lotName(names, move.gene, move.nth)}`;
    case "drop":
      return "Abandonner cette enchère";
    case "card":
      return `Jouer ${cardName(names, move.card)}${aimed(move.aim, naming)}`;
    case "face":
      return `Choisir le ${move.face}`;
    case "pass":
      return "Passer";
  }
}

function place(view: View, id: string): string {
  const { terrain, condition } = placeOf(view, id);
  return `${id} (${names.terrains[terrain]}, ${names.conditions[condition]})`;
}

/** What a card is aimed at, after its name. */
export function aimed(aim: Aim, naming: Naming): string {
  if (aim === null) return "";
  if ("seat" in aim) return ` contre ${naming(aim.seat)}`;
  if ("zone" in aim) return ` contre le dino en ${aim.zone}`;
  return "from" in aim ? ` : ${aim.from} ↔ ${aim.to}` : ` sur ${lotName(names, aim.gene, aim.nth)}`;
}
