import { type Complaint, forms } from "@clade/kernel";
import { TERRAINS } from "./data/climate.ts";
import type { Zone } from "./data/islands.ts";
import type { Meteor, MeteorCheck } from "./data/meteor.ts";
import { neighbourPlaces, placeKey } from "./hexes.ts";

/** A person's own island: its zones, and a meteor track if the usual one is not wanted. */
export interface OwnIsland {
  readonly zones: readonly Zone[];
  readonly meteor?: Meteor;
}

const { fit, like, listOf, misfit, named, object, oneOf, whole, yesOrNo } = forms;
const FARTHEST = 40;
const MOST_ZONES = 200;
const MOST_TURNS = 60;
const MOST_CHECKS = 40;
const FACES = 6;

/** Checks an island before anybody plays on it; the complaint names the zone that is wrong. */
export function checkIsland(data: unknown): OwnIsland | Complaint {
  return fit(islandForm, data, "the island");
}

const zoneForm: forms.Form<Zone> = (data, where) => {
  const place = whole(-FARTHEST, FARTHEST);
  const { start = false, ...read } = object(
    { id: like(/^[A-Z]\d{1,2}$/, "A13"), x: place, y: place, terrain: oneOf(TERRAINS) },
    { start: yesOrNo },
  )(data, where);
  if (start && read.terrain !== "beach") misfit(where, `a start must be a beach, this is a ${read.terrain}`); // EO-4
  return { ...read, start };
};

const zonesForm: forms.Form<readonly Zone[]> = (data, where) => {
  const read = listOf(named("zone", zoneForm), 1, MOST_ZONES)(data, where);
  for (const [index, { id, x, y }] of read.entries()) {
    for (const other of read.slice(0, index)) {
      if (other.id === id) misfit(`zone ${id}`, "there are two zones with this id");
      if (other.x === x && other.y === y) misfit(`zone ${id}`, `lies on zone ${other.id} (x ${x}, y ${y})`);
    }
  }
  if (!read.some(({ start }) => start)) misfit(where, "no zone is a starting beach");
  const lost = unreached(read);
  return lost === undefined ? read : misfit(`zone ${lost.id}`, "cannot be reached from the other zones");
};

/** EO-35: a track has checks of die faces, and ends. */
const checksForm: forms.Form<readonly MeteorCheck[]> = (data, where) => {
  const square = (check: unknown, place: string): MeteorCheck =>
    check === "end" ? check : listOf(whole(1, FACES), 0, FACES)(check, place);
  const read = listOf(square, 1, MOST_CHECKS)(data, where);
  const end = read.indexOf("end");
  return end === read.length - 1 ? read : misfit(where, 'there must be one "end", and it comes last');
};

const islandForm: forms.Form<OwnIsland> = object(
  { zones: zonesForm },
  { meteor: object({ firstCheckAfterTurn: whole(1, MOST_TURNS), checks: checksForm }) },
);

/** A zone that cannot be walked to from the first one, if there is one. */
function unreached(zones: readonly Zone[]): Zone | undefined {
  const waiting = new Map(zones.map((zone) => [placeKey(zone.x, zone.y), zone]));
  const walk = zones.slice(0, 1);
  for (const zone of walk) {
    waiting.delete(placeKey(zone.x, zone.y));
    for (const [x, y] of neighbourPlaces(zone.x, zone.y)) {
      const next = waiting.get(placeKey(x, y));
      if (next === undefined) continue;
      waiting.delete(placeKey(x, y));
      walk.push(next);
    }
  }
  return waiting.values().next().value;
}
