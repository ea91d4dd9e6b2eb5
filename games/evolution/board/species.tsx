import { labelled, type Seat } from "@clade/kernel";
import { both, Delta, Icon, Touchable, Track, useTip } from "@clade/ui";
import type { ReactElement } from "react";
import { MOST_POPULATION, type Trait, traitOf } from "../rules/cards.ts";
import type { SpeciesView } from "../rules/state.ts";
import { Creature } from "./art/creature.tsx";
import { FatToken, FoodToken, PopulationSign, SizeSign } from "./art/tokens.tsx";
import { huntersOf, preyOf } from "./foresight.ts";
import { useBoard } from "./board-context.tsx";
import { mealKey } from "./meals.ts";
import { thingOf } from "./things.ts";
import { HiddenTrait, TraitButton, TraitSign } from "./trait.tsx";

interface Props {
  readonly seat: Seat;
  readonly index: number;
  readonly species: SpeciesView;
  /** Whether its traits can be touched one by one. */
  readonly roomy: boolean;
}

/** One species: its portrait, Size, Population with the food on it, fat and traits. */
export function Species({ seat, index, species, roomy }: Props): ReactElement {
  const { touch, screen, names, labels, changes, view, meals } = useBoard();
  const own = view.watcher === seat;
  const thing = thingOf.species(seat, species.id);
  const open = species.traits.map(traitOf);
  const laid = species.laid.cards?.map(traitOf) ?? [];
  const change = changes.get(`${seat}:${species.id}`);
  const tip = useTip(<SpeciesTip seat={seat} index={index} species={species} />);
  const listening = both(touch.props(thing), tip);
  const eaten = meals.get(mealKey(seat, species.id)) ?? [];
  const missing = species.population - species.food;
  const feeding = view.phase === "feeding";
  const label = [
    screen.species(index + 1),
    `${names.size} ${species.size}`,
    `${names.population} ${species.population}`,
    `${screen.food} ${species.food}`,
    ...(species.fat > 0 ? [`${labels.fat} ${species.fat}`] : []),
    ...(feeding ? [missing > 0 ? screen.hungry(missing) : screen.full] : []),
    ...open.map((trait) => names.traits[trait].name),
    ...(species.laid.count > 0 ? [`${species.laid.count} ${labels.faceDown}`] : []),
  ].join(", ");
  const free = Math.max(0, view.slots - open.length - species.laid.count);
  return (
    <li className="ev-species" data-hungry={feeding && missing > 0 ? "" : undefined}>
      <button
        type="button"
        className="ev-species-main"
        {...listening}
        aria-label={label}
        aria-pressed={touch.picked === thing}
      >
        <span className="ev-portrait">
          <i className="ev-number numeral">{index + 1}</i>
          <Creature seat={seat} size={species.size} traits={[...open, ...laid]} />
          {touch.picked !== undefined && touch.look(thing) === "idle" && touch.picked.startsWith("species") ? (
            <span className="ev-shield">
              <Icon sign="shield" />
            </span>
          ) : null}
        </span>
        <span className="ev-stats">
          <span className="ev-stat">
            <SizeSign />
            <b className="numeral">{species.size}</b>
            <Delta by={change?.size ?? 0} />
          </span>
          <span className="ev-stat">
            <PopulationSign />
            <b className="numeral">{species.population}</b>
            <Delta by={change?.population ?? 0} />
          </span>
          {species.fat > 0 || open.includes("fat-tissue") ? (
            <span className="ev-stat">
              <FatToken />
              <b className="numeral">{species.fat}</b>
              <Delta by={change?.fat ?? 0} />
            </span>
          ) : null}
        </span>
        <Track
          places={MOST_POPULATION}
          open={species.population}
          filled={species.food}
          coming={Math.max(0, change?.food ?? 0)}
          label={`${screen.food} ${species.food} / ${species.population}`}
          token={(place) => <FoodToken kind={eaten[place] ?? "plant"} />}
        />
        {roomy ? null : (
          <span className="ev-traits">
            {open.map((trait) => (
              <TraitSign key={trait} trait={trait} />
            ))}
            {Array.from({ length: species.laid.count }, (_, place) => (
              <HiddenTrait key={place} />
            ))}
          </span>
        )}
      </button>
      {roomy ? (
        <div className="ev-traits">
          {[...open, ...laid].map((trait) => (
            <TraitButton key={trait} seat={seat} id={species.id} trait={trait} laid={laid.includes(trait)} />
          ))}
          {species.laid.cards === null
            ? Array.from({ length: species.laid.count }, (_, place) => <HiddenTrait key={place} />)
            : null}
          {Array.from({ length: free }, (_, place) => (
            <span key={place} className="ev-trait ev-trait-free" aria-hidden="true" />
          ))}
        </div>
      ) : null}
      {own && touch.picked?.startsWith("card") === true && view.phase === "cards" ? (
        <Places id={species.id} index={index} />
      ) : null}
    </li>
  );
}

/** Where the card in hand can go on a species: shown over it while a card is taken up. */
function Places({ id, index }: { readonly id: number; readonly index: number }): ReactElement {
  const { touch, screen, sitting } = useBoard();
  const uses = { trait: screen.asTrait, size: screen.sizeUp, population: screen.populationUp } as const;
  return (
    <div className="ev-places">
      {(["trait", "size", "population"] as const).map((use) => {
        const thing = thingOf.place(id, use);
        return (
          <Touchable
            key={use}
            className="ev-place"
            touch={touch}
            thing={thing}
            label={labelled(sitting.language, screen.species(index + 1), uses[use])}
          >
            {uses[use]}
          </Touchable>
        );
      })}
    </div>
  );
}

function SpeciesTip({ seat, index, species }: Omit<Props, "roomy">): ReactElement {
  const { state, screen, names, labels, spot, naming } = useBoard();
  const hunters = huntersOf(state, { seat, index });
  const hunts = species.traits.some((card) => traitOf(card) === "carnivore");
  const prey = preyOf(state, { seat, index });
  const list = [...species.traits, ...(species.laid.cards ?? [])].map((card): Trait => traitOf(card));
  return (
    <>
      <h2>
        {naming(seat)} · {screen.species(index + 1)}
      </h2>
      <p>
        {names.size} <b className="numeral">{species.size}</b> · {names.population}{" "}
        <b className="numeral">{species.population}</b> · {screen.food}{" "}
        <b className="numeral">
          {species.food}/{species.population}
        </b>
        {species.fat > 0 ? (
          <>
            {" "}
            · {labels.fat} <b className="numeral">{species.fat}</b>
          </>
        ) : null}
      </p>
      <ul>
        {list.map((trait) => (
          <li key={trait}>
            <b>{names.traits[trait].name}</b> <small>{names.traits[trait].brief}</small>
          </li>
        ))}
      </ul>
      {hunts ? <p>{prey.length > 0 ? screen.canHunt(prey.map(spot).join(", ")) : screen.noPrey}</p> : null}
      <p>{hunters.length > 0 ? screen.huntedBy(hunters.map(spot).join(", ")) : screen.safe}</p>
    </>
  );
}
