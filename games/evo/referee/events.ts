import { at } from "@clade/kernel";
import { differ, type Objection } from "@clade/kernel/referee";
import type { Effect } from "../rules/data/cards.ts";
import type { Event } from "../rules/events.ts";
import { winningFaces } from "./moves.ts";
import { dinosIn, dinosOf, mayStay, RING, type World } from "./world.ts";

type Told<T extends Event["type"]> = Extract<Event, { type: T }>;

/** Follows an event on the own table, and objects to what cannot have happened. */
export function follow(world: World, event: Event): readonly Objection[] {
  switch (event.type) {
    case "turn":
      return beginTurn(world, event);
    case "rolled-climate":
      world.shift = climateDie(event.face);
      return differ("EO-15", "who rolls for the climate", world.order[0], event.seat);
    case "rolled-choice":
      world.faces = event.faces;
      // EO-48: if all faces say the same there is nothing to pick.
      world.shift = new Set(event.faces.map(climateDie)).size === 1 ? climateDie(at(event.faces, 0)) : null;
      return [];
    case "climate":
      return moveClimate(world, event);
    case "played":
      return playCard(world, event);
    case "stepped":
      return step(world, event);
    case "fought":
      return fight(world, event);
    case "born":
      if (world.part !== null) {
        world.part.left--;
        world.part.newborns.push(world.chart.indexOf(event.zone));
      }
      world.zones[world.chart.indexOf(event.zone)] = event.seat;
      return [];
    case "died":
      return die(world, event);
    case "scored":
      return score(world, event);
    case "meteor":
      return approach(world);
    case "rolled-meteor":
      return rollMeteor(world, event);
    case "genes-drawn": {
      const most = world.short ? world.players.length - 1 : world.players.length; // EO-36, EO-41
      world.lots = event.genes.map((gene) => ({ gene, bidder: null, amount: 0 }));
      world.bidden.clear();
      return event.genes.length < most ? [] : differ("EO-36", "genes drawn", most, event.genes.length);
    }
    case "bid":
      return bid(world, event);
    case "dropped-out":
      world.bidden.add(event.seat);
      return [];
    case "paid":
      return pay(world, event);
    case "over":
      world.over = true;
      return [];
    case "gene-redrawn":
    case "unsold":
    case "pile-empty":
    case "drew":
    case "started":
      return [];
  }
}

/** EO-15: 3 to 6 one forward, 1 one back, 2 not at all. */
export function climateDie(face: number): number {
  if (face === 1) return -1;
  return face === 2 ? 0 : 1;
}

function moveClimate(world: World, { moved, terrain }: Told<"climate">): readonly Objection[] {
  const expected = world.shift;
  world.climate = (world.climate + (expected ?? 0) + RING.length) % RING.length;
  world.shift = null;
  world.faces = [];
  return [
    ...differ("EO-15", "squares that the marker moves", expected, moved),
    ...differ("EO-15", "terrain of the marker", at(RING, world.climate), terrain),
  ];
}

/** EO-11 */
function beginTurn(world: World, { turn, order }: Told<"turn">): readonly Objection[] {
  const keys = order.map((seat) => [-at(world.players, seat).traits.tail, dinosOf(world, seat).length] as const);
  const sorted = keys.toSorted(([tail, dinos], [otherTail, otherDinos]) => tail - otherTail || dinos - otherDinos);
  const unpaid = world.lots.filter(({ bidder }) => bidder !== null);
  world.turn++;
  world.order = [...order];
  world.barren = false;
  world.lots = [];
  for (const { boosts } of world.players) for (const key of keysOf(boosts)) boosts[key] = 0; // EO-45
  return [
    ...differ("EO-11", "tails and dinos in the order of initiative", sorted, keys),
    ...differ("EO-10", "turn", world.turn, turn),
    ...differ("EO-38", "bids that were not paid", [], unpaid),
  ];
}

function keysOf<T extends object>(record: T): (keyof T)[] {
  return Object.keys(record) as (keyof T)[];
}

/** EO-49: what a card does to the table, by the kind of its effect. */
function playCard(world: World, { seat, effect, aim }: Told<"played">): readonly Objection[] {
  const { boosts } = at(world.players, seat);
  const { kind, amount } = effect;
  const target = aim !== null && "seat" in aim ? at(world.players, aim.seat).boosts : boosts;
  if (kind === "shift") world.shift = amount;
  else if (kind === "attack-horns") boosts.attack += amount;
  else if (kind === "defence-horns") boosts.defence += amount;
  else if (kind === "barren") world.barren = true;
  else if (kind === "discount") boosts.discount += amount;
  else if (kind === "furs") boosts.furs += amount;
  else if (kind === "parasols") boosts.parasols += amount;
  else if (kind === "fewer-furs") target.furs -= amount;
  else if (kind === "fewer-parasols") target.parasols -= amount;
  else if (kind === "fewer-births") target.births -= amount;
  else if (kind === "swap" && aim !== null && "from" in aim) swap(world, aim.from, aim.to);
  else playInPart(world, effect);
  return [
    ...differ("EO-45", "whether cards may be played yet", true, world.turn >= 3),
    ...(kind === "removal" && aim !== null && "zone" in aim
      ? differ("EO-49", "whether the dino is an opponent's", true, isOpposed(world, seat, aim.zone))
      : []),
  ];
}

function isOpposed({ zones, chart }: World, seat: number, zone: string): boolean {
  const occupant = zones[chart.indexOf(zone)];
  return occupant !== null && occupant !== seat;
}

function playInPart({ part }: World, { kind, amount }: Effect): void {
  if (part === null) return;
  if (kind === "steps" || kind === "births") part.left += amount;
  else if (kind === "reach") part.reach = Math.max(part.reach, amount);
}

function swap({ zones, chart }: World, from: string, to: string): void {
  const [one, other] = [chart.indexOf(from), chart.indexOf(to)];
  [zones[one], zones[other]] = [at(zones, other), at(zones, one)];
}

/** EO-20, EO-21 */
function step(world: World, { seat, from, to }: Told<"stepped">): readonly Objection[] {
  const { zones, chart, part } = world;
  const objections = [
    ...differ("EO-21", `who is in ${from}`, seat, zones[chart.indexOf(from)]),
    ...differ("EO-21", `who is in ${to}`, null, zones[chart.indexOf(to)]),
  ];
  zones[chart.indexOf(from)] = null;
  zones[chart.indexOf(to)] = seat;
  if (part !== null) part.left--;
  return objections;
}

/** EO-22, EO-23 */
function fight(world: World, { seat, from, to, against, face, needed }: Told<"fought">): readonly Objection[] {
  const { zones, chart, part } = world;
  const faces = winningFaces(world, seat, against);
  const objections = [
    ...differ("EO-21", `who is in ${to}`, against, zones[chart.indexOf(to)]),
    ...differ("EO-22", "faces that win", faces, needed),
  ];
  zones[chart.indexOf(from)] = null;
  if (face <= faces) zones[chart.indexOf(to)] = seat;
  if (part !== null) part.left--;
  return objections;
}

/** EO-30: nobody dies who may stay. */
function die(world: World, { seat, zones, of }: Told<"died">): readonly Objection[] {
  const there = dinosIn(world, seat, of);
  const tooMany = there.length - mayStay(world, seat, of);
  const indexes = zones.map((zone) => world.chart.indexOf(zone));
  const wrong = of === "card" ? [] : indexes.filter((zone) => !there.includes(zone));
  for (const zone of indexes) world.zones[zone] = null;
  return [
    ...differ("EO-16", `dinos that died of ${of} elsewhere`, [], wrong),
    ...(of === "card" ? [] : differ("EO-30", `whether more died of ${of} than must`, true, zones.length <= tooMany)),
  ];
}

/** EO-30, EO-31 */
function score(world: World, { seat, dinos, points }: Told<"scored">): readonly Objection[] {
  const player = at(world.players, seat);
  const alive = dinosOf(world, seat).length;
  player.points += alive;
  world.scored.add(seat);
  return [
    ...["cold", "hot", "deadly"].flatMap((condition) => {
      const spared = Math.max(0, dinosIn(world, seat, condition).length - mayStay(world, seat, condition));
      return differ("EO-30", `dinos that ought to have died of ${condition}`, 0, spared);
    }),
    ...differ("EO-31", "dinos and points", [alive, player.points], [dinos, points]),
  ];
}

/** EO-35 */
function approach(world: World): readonly Objection[] {
  const objections = differ("EO-31", "how many have scored", world.players.length, world.scored.size);
  world.scored.clear();
  const { firstCheckAfterTurn, checks } = world.meteor;
  if (checks[world.turn - firstCheckAfterTurn] === "end") world.over = true;
  return objections;
}

function rollMeteor(world: World, { seat, face, faces }: Told<"rolled-meteor">): readonly Objection[] {
  const { firstCheckAfterTurn, checks } = world.meteor;
  const check = checks[world.turn - firstCheckAfterTurn] ?? [];
  if (check !== "end" && check.includes(face)) world.over = true;
  return [
    ...differ("EO-35", "who rolls for the meteorite", world.order[0], seat),
    ...differ("EO-35", "faces that end the game", check, faces),
  ];
}

/** EO-36 */
function bid(world: World, { seat, gene, nth, amount, over }: Told<"bid">): readonly Objection[] {
  const lot = world.lots.filter((each) => each.gene === gene)[nth - 1];
  const before = lot?.bidder ?? null;
  const others = world.lots.filter(({ bidder }) => bidder === seat).length;
  if (lot !== undefined) Object.assign(lot, { bidder: seat, amount });
  world.bidden.add(seat);
  return [
    ...differ("EO-36", "who was overbid", before, over),
    ...differ("EO-36", "bids of one player that stand already", 0, others),
  ];
}

/** EO-38, EO-39, EO-48 */
function pay(world: World, { seat, gene, bid: amount, price }: Told<"paid">): readonly Objection[] {
  const lot = world.lots.find(({ bidder }) => bidder === seat);
  const { traits, boosts } = at(world.players, seat);
  const due = Math.max(0, (lot?.amount ?? 0) - traits.mutant - boosts.discount);
  at(world.players, seat).points -= due;
  if (gene !== "card") traits[gene]++;
  if (lot !== undefined) lot.bidder = null;
  return [
    ...differ("EO-38", "gene and bid", [lot?.gene, lot?.amount], [gene, amount]),
    ...differ("EO-39", "price", due, price),
  ];
}
