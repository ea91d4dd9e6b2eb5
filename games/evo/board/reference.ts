import { at, labelled, type Language, type Reference, type ThingText } from "@clade/kernel";
import { type CardId, EFFECTS } from "../rules/data/cards.ts";
import { CLIMATE_RING, TEMPERATE, TERRAINS, type Terrain, conditionOf } from "../rules/data/climate.ts";
import { FIRST_TRAITS, type Gene, TRAITS } from "../rules/data/genes.ts";
import { cardsIn } from "../rules/deck.ts";
import type { View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import { cardName, type Words } from "../text/vocabulary.ts";
import { meteorTrack } from "./meteor-track.ts";

/** What the things in the box are known by. */
export const inBox = {
  gene: (gene: Gene): string => `gene ${gene}`,
  event: (card: CardId): string => `event ${card}`,
  terrain: (terrain: Terrain): string => `terrain ${terrain}`,
  climate: "climate",
  meteor: "meteor",
} as const;

/** What can be asked about at a table: genes, event cards, terrains, the climate and the meteorite's track. */
export const reference: Reference<View> = {
  things(view, language) {
    const said = words[language];
    return [...genes(view, said), ...cards(view, said), ...terrains(view, said, language), ...tracks(view, said)];
  },
  // EO-41: the short auction is an option; EO-42 plays it when genes run out, so it holds at every table.
  rule: (_, { text }) => text,
};

function genes({ bag }: View, { names, board }: Words): ThingText[] {
  const { genes: sort } = board.sorts;
  const worn = TRAITS.map((trait) => ({
    id: inBox.gene(trait),
    sort,
    name: names.genes[trait],
    lines: [board.genes[trait], `${board.atFirst(FIRST_TRAITS[trait])} · ${board.bag(names.genes[trait], bag[trait])}`],
  }));
  const lines = [board.cardGene, board.bag(names.genes.card, bag.card)];
  return [...worn, { id: inBox.gene("card"), sort, name: names.genes.card, lines }];
}

/** EO-49: what a card does, when it may be played, and how many there are of it. */
function cards({ deck }: View, { names, board }: Words): ThingText[] {
  return cardsIn(deck).map(({ id, copies, effect }) => ({
    id: inBox.event(id),
    sort: board.sorts.events,
    name: cardName(names, id),
    lines: [`${names.effect(effect)} (${names.moments[EFFECTS[effect.kind].when]})`, `×${copies}`],
  }));
}

function terrains({ climate }: View, { names, board }: Words, language: Language): ThingText[] {
  return TERRAINS.map((terrain, warmth) => {
    const condition = conditionOf(warmth, at(TEMPERATE, climate));
    const line = labelled(language, names.conditions[condition], board.conditions[condition]);
    return { id: inBox.terrain(terrain), sort: board.sorts.terrains, name: names.terrains[terrain], lines: [line] };
  });
}

/** EO-15, EO-35. */
function tracks(view: View, { names, labels, board }: Words): ThingText[] {
  const ring = CLIMATE_RING.map((terrain) => names.terrains[terrain]);
  const meteor = meteorTrack(view).map(({ turn, faces }) =>
    faces === "end" ? board.meteorEnd(turn) : faces === "" ? board.meteorNone(turn) : board.meteorOn(turn, faces),
  );
  return [
    {
      id: inBox.climate,
      sort: board.sorts.tracks,
      name: labels.climate,
      lines: [`${ring.join(" → ")} ↺`, `1: ${board.outcome(-1)}, 2: ${board.outcome(0)}, 3–6: ${board.outcome(1)}`],
    },
    { id: inBox.meteor, sort: board.sorts.tracks, name: labels.meteor, lines: meteor },
  ];
}
