import { type Complaint, isComplaint } from "@clade/kernel";
import { TERRAINS } from "./data/climate.ts";
import type { Zone } from "./data/islands.ts";
import type { Meteor, MeteorCheck } from "./data/meteor.ts";
import { neighbourPlaces, placeKey } from "./hexes.ts";
import { complain, expected, isObject, isWhole, type JsonObject } from "./own-data.ts";

/** A person's own island: its zones, and a meteor track if the usual one is not wanted. */
export interface OwnIsland {
  readonly zones: readonly Zone[];
  readonly meteor?: Meteor;
}

const ZONE_ID = /^[A-Z]\d{1,2}$/;
const FARTHEST = 40;
const MOST_ZONES = 200;
const MOST_TURNS = 60;

/** Checks an island before anybody plays on it; the complaint names the zone that is wrong. */
export function checkIsland(data: unknown): OwnIsland | Complaint {
  if (!isObject(data)) return expected("island", 'an object with "zones"', data);
  const zones = checkZones(data["zones"]);
  if (isComplaint(zones)) return zones;
  if (data["meteor"] === undefined) return { zones };
  const meteor = checkMeteor(data["meteor"]);
  return isComplaint(meteor) ? meteor : { zones, meteor };
}

function checkZones(data: unknown): readonly Zone[] | Complaint {
  if (!Array.isArray(data) || data.length === 0) return expected('"zones"', "a list of zones", data);
  if (data.length > MOST_ZONES) return complain('"zones"', `at most ${MOST_ZONES} zones, got ${data.length}`);
  const zones: Zone[] = [];
  for (const [index, entry] of data.entries()) {
    const zone = checkZone(entry, index, zones);
    if (isComplaint(zone)) return zone;
    zones.push(zone);
  }
  if (!zones.some(({ start }) => start)) return complain('"zones"', "no zone is a starting beach");
  const lost = unreached(zones);
  return lost === undefined ? zones : complain(`zone ${lost.id}`, "cannot be reached from the other zones");
}

function checkZone(entry: unknown, index: number, before: readonly Zone[]): Zone | Complaint {
  const nameless = `zone ${index + 1} of the list`;
  if (!isObject(entry)) return expected(nameless, "an object", entry);
  const { id, x, y, start = false } = entry;
  if (typeof id !== "string" || !ZONE_ID.test(id)) return expected(nameless, 'an "id" like "A13"', id);
  const where = `zone ${id}`;
  if (!isWhole(x, -FARTHEST, FARTHEST)) return expected(where, `a whole "x" from -${FARTHEST} to ${FARTHEST}`, x);
  if (!isWhole(y, -FARTHEST, FARTHEST)) return expected(where, `a whole "y" from -${FARTHEST} to ${FARTHEST}`, y);
  const terrain = TERRAINS.find((each) => each === entry["terrain"]);
  if (terrain === undefined) return expected(where, `a "terrain" out of ${TERRAINS.join(", ")}`, entry["terrain"]);
  if (typeof start !== "boolean") return expected(where, '"start" to be true or false', start);
  if (start && terrain !== "beach") return complain(where, `a start must be a beach, this is a ${terrain}`); // EO-4
  for (const other of before) {
    if (other.id === id) return complain(where, "there are two zones with this id");
    if (other.x === x && other.y === y) return complain(where, `lies on zone ${other.id} (x ${x}, y ${y})`);
  }
  return { id, x, y, terrain, start };
}

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

/** EO-35: a track has checks of die faces, and ends. */
function checkMeteor(data: unknown): Meteor | Complaint {
  if (!isObject(data)) return expected('"meteor"', 'an object with "firstCheckAfterTurn" and "checks"', data);
  const { firstCheckAfterTurn } = data;
  if (!isWhole(firstCheckAfterTurn, 1, MOST_TURNS)) {
    return expected('"meteor"', `a whole "firstCheckAfterTurn" from 1 to ${MOST_TURNS}`, firstCheckAfterTurn);
  }
  const checks = checkSquares(data);
  return isComplaint(checks) ? checks : { firstCheckAfterTurn, checks };
}

function checkSquares({ checks }: JsonObject): readonly MeteorCheck[] | Complaint {
  if (!Array.isArray(checks) || checks.length === 0) return expected('"meteor"', 'a list of "checks"', checks);
  const squares: MeteorCheck[] = [];
  for (const [index, check] of (checks as readonly unknown[]).entries()) {
    const where = `"meteor" check ${index + 1}`;
    const last = index === checks.length - 1;
    if (last !== (check === "end")) return complain(where, last ? 'the last must be "end"' : '"end" comes last');
    if (check === "end") {
      squares.push(check);
    } else if (Array.isArray(check) && check.every((face) => isWhole(face, 1, 6))) {
      squares.push([...check]);
    } else {
      return expected(where, "die faces from 1 to 6", check);
    }
  }
  return squares;
}
