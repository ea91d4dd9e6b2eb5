import { at } from "@clade/kernel";
import { breakable, Button, type Size, useSize, walkWithArrows } from "@clade/ui";
import { type CSSProperties, type ReactElement, useMemo, useRef, useState } from "react";
import { type Card, roman } from "../../rules/book.ts";
import { TYPES } from "../../rules/deck/deck.ts";
import { lastAge, oldestAge } from "../../rules/phases/ages.ts";
import { inArea, price } from "../../rules/phases/paying.ts";
import { shortfall, spendable } from "../affording.ts";
import { AgeSymbol, KindSign, Marker } from "../art/signs.tsx";
import { TechnologyArt } from "../art/technology-art.tsx";
import { useBoard } from "../board-context.tsx";
import { Owners, TechnologyTip } from "../technology.tsx";
import { handOf, readThing } from "../things.ts";
import { type Branch, type Layout, layTree, type Place } from "./layout.ts";
import { fitted, useZoom } from "./zoom.tsx";

const NODE = { width: 188, height: 64 };
const ACROSS = { column: 226, row: 78 };
/** Where a window is high for a tree that goes across, rows lie further apart, up to this, and technologies are higher. */
const FURTHEST = 146;
const GAP = ACROSS.row - NODE.height;
const DOWN = { column: 104, row: 200 };
const MARGIN = 46;
/** Between the columns of a tree that goes across, and about as much between those of one that goes down. */
const BESIDE = ACROSS.column - NODE.width;

/** A hair less is as good. */
const ABOUT = 0.005;

/** How a technology stands to the watcher. */
type Standing = "active" | "developing" | "payable" | "held" | "open" | "gone";
const STANDINGS: readonly Standing[] = ["active", "developing", "payable", "held", "open", "gone"];

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The least scale: a technology can be touched then. */
const LEAST = 24 / NODE.height;
/** How close one has to look to see names and all of a technology; in letters of the usual size. */
const NAMED = 0.52;
const FULL = 0.68;
/** From this height on a picture has room above a name. */
const HIGH = 52;

/** The whole technology tree as a picture that can be moved and zoomed. `alone` says that there is no table around it whose keys
 *  walk over it. */
export function Tree({ alone = false }: { readonly alone?: boolean }): ReactElement {
  const { view, book, screen, touch } = useBoard();
  const window = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<Card>();
  const [chosen, setChosen] = useState<Card>();
  const [upright] = useState(() => globalThis.innerWidth < globalThis.innerHeight);
  const layout = useMemo(() => layTree(book, lastAge(view)), [book, view.variant.industrial]);
  const size = useSize(window, upright);
  const pitch = upright || size === undefined ? ACROSS.row : pitchIn(size, layout);
  const node = { width: NODE.width, height: upright ? NODE.height : pitch - GAP };
  const spotOf = ({ column, row }: Pick<Place, "column" | "row">): Spot =>
    upright
      ? { x: MARGIN + row * DOWN.row, y: MARGIN + column * DOWN.column }
      : { x: MARGIN + column * ACROSS.column, y: MARGIN + row * pitch };
  const end = spotOf({ column: layout.columns - 1, row: layout.rows - 1 });
  const world = { width: end.x + node.width + MARGIN, height: end.y + node.height + MARGIN };
  const zoom = useZoom(window, world, LEAST, (room, letters) => {
    const whole = fitted(room, world);
    if (whole >= NAMED * letters) return { scale: Math.min(whole, letters), x: 0, y: 0 };
    // Too small to read: begin with the age that is played.
    const band = layout.bands.find(({ age }) => age === view.age);
    const first = spotOf({ column: band?.first ?? 0, row: 0 });
    const across = upright ? room.width / 3 / DOWN.row : room.height / world.height;
    const scale = Math.max(NAMED * letters, Math.min(letters, across));
    return { scale, x: first.x - MARGIN, y: first.y - MARGIN };
  });
  const held = touch.peeked === undefined ? undefined : readThing(touch.peeked);
  const shown = looked ?? (held?.kind === "card" ? held.card : undefined) ?? chosen;
  const { scale, inLetters } = zoom;
  const picture = { layout, upright, world, node, scale, spotOf };
  return (
    <section className="pr-tree" aria-label={screen.tree} onKeyDown={alone ? walkWithArrows : undefined}>
      <div className="pr-tree-parts">
        <h2 className="unseen">{screen.tree}</h2>
        <div className="pr-tree-window" ref={window}>
          <div
            className="pr-tree-world"
            data-detail={inLetters < NAMED - ABOUT ? "sign" : inLetters < FULL ? "name" : "full"}
            data-high={node.height * inLetters >= HIGH ? "" : undefined}
            style={{ width: world.width * scale, height: world.height * scale, "--scale": scale } as CSSProperties}
          >
            <Bands {...picture} />
            <Branches {...picture} shown={shown} />
            {layout.places.map((place) => (
              <Node
                key={place.card}
                card={place.card}
                box={{ ...spotOf(place), ...node }}
                scale={scale}
                shown={shown === place.card}
                near={shown !== undefined && isNear(layout.branches, shown, place.card)}
                onLook={setLooked}
                onChoose={() => {
                  if (!zoom.moved()) setChosen(chosen === place.card ? undefined : place.card);
                }}
              />
            ))}
            <Savings {...picture} shown={shown} />
          </div>
        </div>
        <div className="pr-tree-tools">
          <Button data-walk="" onClick={zoom.closer} aria-label={screen.zoomIn}>
            +
          </Button>
          <Button data-walk="" onClick={zoom.further} aria-label={screen.zoomOut}>
            −
          </Button>
          <Button data-walk="" onClick={zoom.whole}>
            {screen.wholeTree}
          </Button>
        </div>
        <div className="pr-tree-words" tabIndex={0}>
          {shown === undefined ? (
            <p className="pr-tree-help">{screen.treeHelp}</p>
          ) : (
            <Details card={shown} branches={layout.branches} />
          )}
          <ul className="pr-tree-key">
            {STANDINGS.map((standing) => (
              <li key={standing} data-standing={standing}>
                {screen.key[standing]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** How far apart rows lie, so that the whole tree has the shape of its window as far as it can. */
function pitchIn({ width, height }: Size, { columns, rows }: Layout): number {
  const wide = MARGIN * 2 + columns * ACROSS.column;
  const high = (wide * height) / width - 2 * MARGIN;
  return Math.max(ACROSS.row, Math.min(FURTHEST, Math.floor(high / rows)));
}

function isNear(branches: readonly Branch[], shown: Card, card: Card): boolean {
  return branches.some(({ from, to }) => (from === shown && to === card) || (to === shown && from === card));
}

interface PictureProps {
  readonly layout: Layout;
  readonly upright: boolean;
  readonly world: { readonly width: number; readonly height: number };
  readonly node: Size;
  readonly scale: number;
  readonly spotOf: (place: Pick<Place, "column" | "row">) => Spot;
}

/** The ages behind the technologies. */
function Bands({ layout, upright, world, scale, spotOf }: PictureProps): ReactElement {
  const { labels, view } = useBoard();
  return (
    <>
      {layout.bands.map(({ age, first, count }) => {
        const start = spotOf({ column: first, row: 0 });
        const length = count * (upright ? DOWN.column : ACROSS.column);
        const box = upright
          ? { left: 0, top: start.y - MARGIN / 2, width: world.width, height: length }
          : { left: start.x - 20, top: 0, width: length, height: world.height };
        const style: CSSProperties = {
          left: box.left * scale,
          top: box.top * scale,
          width: box.width * scale,
          height: box.height * scale,
        };
        return (
          <div
            key={age}
            className="pr-band"
            data-now={age === view.age ? "" : undefined}
            data-upright={upright ? "" : undefined}
            style={style}
          >
            <span>{labels.age(roman(age))}</span>
          </div>
        );
      })}
    </>
  );
}

/** A branch of the tree, and where it leaves one technology and comes to the other. */
interface Drawn extends Branch {
  readonly key: string;
  readonly start: Spot;
  readonly end: Spot;
}

function drawn({ layout, upright, node, spotOf }: PictureProps): Drawn[] {
  const places = new Map(layout.places.map((place) => [place.card, place]));
  return layout.branches.flatMap((branch) => {
    const [from, to] = [places.get(branch.from), places.get(branch.to)];
    if (from === undefined || to === undefined) return [];
    const [a, b] = [spotOf(from), spotOf(to)];
    const [start, end] = upright
      ? [
          { x: a.x + node.width / 2, y: a.y + node.height },
          { x: b.x + node.width / 2, y: b.y },
        ]
      : [
          { x: a.x + node.width, y: a.y + node.height / 2 },
          { x: b.x, y: b.y + node.height / 2 },
        ];
    return [{ ...branch, key: `${branch.from}:${branch.to}`, start, end }];
  });
}

interface ShownProps extends PictureProps {
  /** The technology that is looked at. */
  readonly shown: Card | undefined;
}

/** Which technology settles a part of the cost of which other: strong where it saves the watcher something. */
function Branches({ shown, ...picture }: ShownProps): ReactElement {
  const { view } = useBoard();
  const own = view.watcher === "spectator" ? undefined : at(view.players, view.watcher);
  const { upright, world } = picture;
  return (
    <svg className="pr-branches" viewBox={`0 0 ${world.width} ${world.height}`} aria-hidden="true">
      {drawn(picture).map(({ key, from, to, start: { x: x1, y: y1 }, end: { x: x2, y: y2 } }) => {
        const saves = own !== undefined && inArea(own, from) && !inArea(own, to);
        const lit = shown === from || shown === to;
        const bend = Math.max(30, (upright ? Math.abs(y2 - y1) : Math.abs(x2 - x1)) / 2.4);
        const d = upright
          ? `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`
          : `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`;
        return (
          <g key={key} data-saves={saves ? "" : undefined} data-lit={lit ? "" : undefined}>
            <path d={d} />
          </g>
        );
      })}
    </svg>
  );
}

/** What the branches of the technology that is looked at save, each beside the other technology: nothing lies over it there. */
function Savings({ shown, ...picture }: ShownProps): ReactElement {
  const { upright, world, scale } = picture;
  // As large as they have to be to be read, however far away.
  const letters = Math.max(18, 12 / scale);
  return (
    <svg className="pr-savings" viewBox={`0 0 ${world.width} ${world.height}`} aria-hidden="true">
      {drawn(picture)
        .filter(({ from, to }) => shown === from || shown === to)
        .map(({ key, from, type, amount, start, end }) => {
          const spot = shown === from ? end : start;
          const aside = ((shown === from ? -1 : 1) * BESIDE) / 2;
          const [x, y] = upright ? [spot.x, spot.y + aside] : [spot.x + aside, spot.y];
          return (
            <g key={key} className={`pr-of-${at(TYPES, type)}`}>
              <circle cx={x} cy={y} r={letters} />
              <text x={x} y={y + letters / 3} fontSize={letters} textAnchor="middle">
                {`−${amount}`}
              </text>
            </g>
          );
        })}
    </svg>
  );
}

interface NodeProps {
  readonly card: Card;
  readonly box: Spot & Size;
  readonly scale: number;
  readonly shown: boolean;
  readonly near: boolean;
  readonly onLook: (card: Card | undefined) => void;
  readonly onChoose: () => void;
}

function Node({ card, box, scale, shown, near, onLook, onChoose }: NodeProps): ReactElement {
  const { view, book, nameOf, names, screen, labels } = useBoard();
  const face = at(book.faces, card);
  const type = at(TYPES, face.type);
  const standing = useStanding(card);
  const own = view.watcher === "spectator" ? undefined : at(view.players, view.watcher);
  const markers = own?.developing.find((each) => each.card === card)?.markers;
  const cost = own === undefined ? 0 : face.cost.reduce((sum, item) => sum + price(own, item), 0);
  const words = [
    nameOf(card),
    names.knowledge[type],
    screen.key[standing],
    ...(standing === "active" || standing === "developing" ? [] : [screen.costsYou(cost)]),
    ...(markers === undefined ? [] : [labels.markers(markers)]),
  ].join(", ");
  return (
    <button
      type="button"
      className={`pr-node pr-of-${type}`}
      data-walk=""
      data-standing={standing}
      data-shown={shown ? "" : undefined}
      data-near={near ? "" : undefined}
      style={{
        left: box.x * scale,
        top: box.y * scale,
        width: box.width * scale,
        minHeight: box.height * scale,
      }}
      aria-label={words}
      aria-pressed={shown}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") onLook(card);
      }}
      onPointerLeave={() => onLook(undefined)}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) onLook(card);
      }}
      onBlur={() => onLook(undefined)}
      onClick={onChoose}
    >
      <TechnologyArt id={face.id} type={type} />
      <span className="pr-node-name">{breakable(nameOf(card))}</span>
      <span className="pr-node-foot">
        <KindSign kind={type} />
        {standing === "active" || standing === "developing" ? null : <b className="numeral">{cost}</b>}
        {markers === undefined ? null : Array.from({ length: markers }, (_, each) => <Marker key={each} />)}
        {face.symbol > 0 ? <AgeSymbol age={roman(face.symbol)} /> : null}
        <Owners card={card} />
      </span>
    </button>
  );
}

function useStanding(card: Card): Standing {
  const { view, book } = useBoard();
  const own = view.watcher === "spectator" ? undefined : at(view.players, view.watcher);
  const face = at(book.faces, card);
  if (own?.active.includes(card) === true) return "active";
  if (own?.developing.some((each) => each.card === card) === true) return "developing";
  if (own?.hand.cards?.includes(card) === true) {
    return shortfall(view, own, face.cost, spendable(book, own, card)) > 0 ? "held" : "payable";
  }
  return face.age < oldestAge(view) ? "gone" : "open";
}

/** What lies under the pointer, in words: its cost item by item, what it gives, what it helps with, who has it. */
function Details({ card, branches }: { readonly card: Card; readonly branches: readonly Branch[] }): ReactElement {
  const { view, nameOf, naming, screen, touch } = useBoard();
  const helps = [...new Set(branches.filter(({ from }) => from === card).map(({ to }) => nameOf(to)))];
  const owners = view.players.flatMap(({ active }, seat) =>
    active.includes(card) ? [naming(seat as Parameters<typeof naming>[0])] : [],
  );
  const inHand = handOf(view).find((each) => each.card === card);
  return (
    <div className="pr-tree-details">
      <TechnologyTip card={card}>
        {helps.length > 0 ? <p>{screen.leadsTo(helps.join(", "))}</p> : null}
        {owners.length > 0 ? <p>{screen.hasIt(owners.join(", "))}</p> : null}
        {inHand !== undefined && touch.look(inHand.thing) === "takes" ? (
          <Button look="main" data-walk="" onClick={() => touch.pick(inHand.thing)}>
            {screen.discoverHere} / {screen.researchHere}
          </Button>
        ) : null}
      </TechnologyTip>
    </div>
  );
}
