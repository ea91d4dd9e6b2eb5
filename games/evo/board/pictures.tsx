import { at, type Seat } from "@clade/kernel";
import { CardBack, pictures } from "@clade/ui";
import type { ReactElement } from "react";
import { EFFECTS } from "../rules/data/cards.ts";
import { CLIMATE_RING, TERRAINS } from "../rules/data/climate.ts";
import { FIRST_TRAITS, type Trait, TRAITS } from "../rules/data/genes.ts";
import { cardsIn } from "../rules/deck.ts";
import type { View } from "../rules/state.ts";
import { words } from "../text/index.ts";
import { cardName } from "../text/vocabulary.ts";
import { Dino } from "./art/dino.tsx";
import { GeneSign, MeteorSign, TerrainSign } from "./art/signs.tsx";
import { EventCard } from "./hand-card.tsx";
import { meteorTrack } from "./meteor-track.ts";
import { inBox } from "./reference.ts";
import "./board.css";
import "./map.css";
import "./panels.css";
import "./box.css";

/** Genes as they are worn, event cards, terrains and both tracks. */
export default pictures<View>((view, language) => {
  const { names } = words[language];
  return new Map([
    ...TRAITS.map(
      (trait, index) => [inBox.gene(trait), <Worn key={trait} trait={trait} seat={seatOf(index)} />] as const,
    ),
    [inBox.gene("card"), <CardGene key="card" />],
    ...cardsIn(view.deck).map(
      ({ id, effect }) =>
        [
          inBox.event(id),
          <span key={id} className="eo-card eo-boxed-card">
            <EventCard name={cardName(names, id)} effect={effect} moment={names.moments[EFFECTS[effect.kind].when]} />
          </span>,
        ] as const,
    ),
    ...TERRAINS.map(
      (terrain) =>
        [
          inBox.terrain(terrain),
          <span key={terrain} className="eo-boxed eo-boxed-terrain">
            <TerrainSign terrain={terrain} />
          </span>,
        ] as const,
    ),
    [inBox.climate, <Ring key="climate" />],
    [inBox.meteor, <Track key="meteor" view={view} />],
  ]);
});

/** So many of a gene that nobody can overlook it. */
const MANY = 3;

function seatOf(index: number): Seat {
  return (index % 5) as Seat;
}

function Worn({ trait, seat }: { readonly trait: Trait; readonly seat: Seat }): ReactElement {
  return (
    <span className="eo-boxed eo-worn">
      <span className="eo-lot-art">
        <GeneSign gene={trait} />
      </span>
      <Dino seat={seat} traits={{ ...FIRST_TRAITS, [trait]: MANY }} />
    </span>
  );
}

function CardGene(): ReactElement {
  return (
    <span className="eo-boxed eo-worn">
      <span className="eo-lot-art">
        <GeneSign gene="card" />
      </span>
      <span className="eo-boxed-back">
        <CardBack />
      </span>
    </span>
  );
}

/** EO-15: the climate goes round it. */
function Ring(): ReactElement {
  return (
    <span className="eo-boxed eo-boxed-ring">
      {CLIMATE_RING.map((terrain, square) => (
        <TerrainSign key={square} terrain={terrain} />
      ))}
    </span>
  );
}

/** EO-35. */
function Track({ view }: { readonly view: View }): ReactElement {
  const squares = meteorTrack(view);
  return (
    <span className="eo-boxed eo-boxed-track">
      {squares.map(({ turn, faces }, index) => (
        <span key={turn} className="numeral" data-check={faces === "" ? undefined : ""}>
          {faces === "end" ? <MeteorSign /> : faces === "" ? turn : at(squares, index).faces}
        </span>
      ))}
    </span>
  );
}
