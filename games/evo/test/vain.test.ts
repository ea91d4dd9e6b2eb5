import { findBot } from "@clade/bots";
import { at, seeded, type Seat } from "@clade/kernel";
import { describe, expect, test } from "vitest";
import evoPack from "../index.ts";
import { brain } from "../bot/brain.ts";
import { isVain, isWasted } from "../bot/vain.ts";
import { evo } from "../rules/game.ts";
import { type Plan, type Position, position } from "./position.ts";

const TEN = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10"];
const IN_TURN_3 = { turn: 3, climate: "meadow" } as const;

/** The cards that could be thrown away now, in notation. */
function thrownAway(p: Position): string[] {
  const [seat = 0] = evo.deciders(p.state);
  return evo
    .legal(p.state, seat)
    .filter((move) => isVain(p.state, seat, move))
    .map((move) => evo.write(move));
}

describe("a card without any possible effect", () => {
  const cases: readonly (Plan & {
    readonly story: string;
    readonly first?: readonly string[];
    readonly vain: string[];
  })[] = [
    {
      story: "steps for dinos that cannot go anywhere",
      at: "movement",
      red: { on: ["B1"], hand: ["second-wind"] },
      blue: { on: ["B2", "B3", "B4"], horn: 3 },
      first: ["red pass"],
      vain: ["play second-wind"],
    },
    {
      story: "trading places with oneself",
      at: "movement",
      red: { on: ["B1", "B2"], hand: ["trade-places"] },
      blue: { on: ["B4"] },
      first: ["red pass"],
      vain: ["play trade-places B1 B2", "play trade-places B2 B1"],
    },
    {
      story: "more births than dinos in stock",
      at: "births",
      red: { on: TEN.slice(1), egg: 1, hand: ["big-clutch"] },
      first: ["red pass"],
      vain: ["play big-clutch"],
    },
    {
      story: "eggs that drift after the only birth",
      at: "births",
      red: { on: ["B1"], hand: ["drifting-eggs"] },
      first: ["red pass", "red birth B2"],
      vain: ["play drifting-eggs"],
    },
    {
      story: "fewer births for a species with ten dinos",
      at: "births",
      red: { on: ["D5"], hand: ["cracked-eggs"] },
      blue: { on: TEN },
      vain: ["play cracked-eggs blue"],
    },
    {
      story: "cold for dinos that have no fur, or are not in the cold",
      at: "survival",
      red: { on: ["D1"], hand: ["cold-snap"] },
      blue: { on: ["B4"], fur: 0 },
      green: { on: ["B2"] },
      vain: ["play cold-snap blue", "play cold-snap green"],
    },
    {
      story: "the end of a dino that dies anyway",
      at: "survival",
      red: { on: ["D1"], hand: ["sudden-end"] },
      blue: { on: ["B8", "B2"] },
      vain: ["play sudden-end B8"],
    },
    {
      story: "fur where none of one's own is cold",
      at: "survival",
      red: { on: ["B2"], hand: ["thick-coat"] },
      vain: ["play thick-coat"],
    },
  ];
  test.each(cases)("$story", ({ first = [], vain, ...plan }) => {
    expect(thrownAway(position({ ...IN_TURN_3, ...plan }).play(...first))).toEqual(vain);
  });

  test("is never played by the quick choice, in whole games; what can help still is", () => {
    let played = 0;
    for (let game = 0; game < 60; game++) {
      const players = 3 + (game % 3);
      const table = { chance: seeded(`vain ${game}`), tell: () => {} };
      const whims = seeded(`vain whims ${game}`);
      const state = evo.setUp(players, { island: "fitting", deck: "standard", auction: game % 2 === 0 }, table);
      for (let [seat] = evo.deciders(state); seat !== undefined; [seat] = evo.deciders(state)) {
        const legal = evo.legal(state, seat);
        const move = at(legal, brain.playout(state, seat, legal, whims));
        if (move.type === "card") played++;
        expect(isWasted(state, seat, move) && legal.length > 1 ? evo.write(move) : "").toBe("");
        evo.play(state, seat, move, table);
      }
    }
    expect(played).toBeGreaterThan(60);
  });
});

test.each(["greedy", "novice", "apprentice", "adept", "expert"])("%s throws no card away", (name) => {
  const bot = findBot(name);
  const plan = { on: TEN.slice(1), egg: 1, hand: ["big-clutch"] };
  const { state } = position({ ...IN_TURN_3, at: "births", red: plan }).play("red pass");
  const seat: Seat = 0;
  const { about, game, brain: mind } = evoPack;
  const legal = evo.legal(state, seat);
  expect(legal.some((move) => isVain(state, seat, move))).toBe(true);
  const situation = { about, game, brain: mind, players: 3, seat, legal, look: () => evo.view(state, seat) };
  for (let number = 0; number < 12; number++) {
    expect(bot?.choose(situation, seeded(`${name} ${number}`)).type).toBe("birth");
  }
});

test("EO-36 a bid higher than it has to be is in vain: whoever is overbid bids again at once", () => {
  const p = position({ at: "auction", genes: ["egg", "leg", "fur"], blue: { points: 3 } });
  p.play("red bid egg 1");
  const seat: Seat = 1;
  const sensible = evo.legal(p.state, seat).filter((move) => !isVain(p.state, seat, move));
  expect(sensible.map((move) => evo.write(move))).toEqual(["bid egg 2", "bid leg 0", "bid fur 0"]);
});

test.each(["greedy", "novice", "expert", "master"])("%s never bids higher than it has to", (name) => {
  const bot = findBot(name);
  const { about, game, brain: mind } = evoPack;
  const { state } = position({ at: "auction", genes: ["leg", "leg", "fur"], red: { points: 9 }, blue: { points: 9 } });
  const seat: Seat = 0;
  const situation = {
    about,
    game,
    brain: mind,
    players: 3,
    seat,
    legal: evo.legal(state, seat),
    look: () => evo.view(state, seat),
  };
  for (let number = 0; number < 5; number++) {
    expect(bot?.choose(situation, seeded(`${name} ${number}`))).toMatchObject({ type: "bid", amount: 0 });
  }
});
