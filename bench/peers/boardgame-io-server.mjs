// boardgame.io's own server with its storage in memory, and a game whose state is as large as Evolution's: a deck, hands, and
// rows of species with traits. Every move plays a card, grows a species and draws; secrets are stripped from each view.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");

const CARDS = 129;
const HAND = 8;
const SPECIES = 5;
const TRAITS = 3;

function newSpecies(id) {
  return {
    id,
    size: 1,
    population: 1,
    food: 0,
    fat: 0,
    traits: Array.from({ length: TRAITS }, (_, n) => n),
    laid: [],
    used: [],
  };
}

const game = {
  name: "rows",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => card));
    const players = Array.from({ length: ctx.numPlayers }, () => ({
      hand: deck.splice(0, HAND),
      species: Array.from({ length: SPECIES }, (_, id) => newSpecies(id)),
      bag: 0,
      foodCard: null,
      done: false,
    }));
    return { round: 1, phase: "cards", plants: 12, deck, discard: [], players };
  },
  moves: {
    play: ({ G, playerID, events }, index) => {
      const player = G.players[Number(playerID)];
      const card = player.hand.splice(index % player.hand.length, 1)[0];
      const species = player.species[card % player.species.length];
      species.population = 1 + ((species.population + card) % 6);
      species.size = 1 + ((species.size + 1) % 6);
      species.food = (species.food + 1) % 7;
      species.traits[card % TRAITS] = card;
      player.bag += 1;
      G.plants = 1 + ((G.plants + card) % 30);
      G.discard.push(card);
      if (G.deck.length === 0) G.deck = G.discard.splice(0, G.discard.length);
      player.hand.push(G.deck.pop());
      events.endTurn();
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: G.players.map((player, seat) =>
      String(seat) === playerID ? player : { ...player, hand: player.hand.length, bag: null },
    ),
  }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0 });
console.log(`ready http://127.0.0.1:${running.appServer.address().port}`);
