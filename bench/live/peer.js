// boardgame.io's server with a small four-player game: node peer.js PORT memory|flatfile|postgres FOLDER|URL
const { PlayerView } = require('boardgame.io/core');
const { Server, FlatFile } = require('boardgame.io/server');

const hand = (seat) => Array.from({ length: 5 }, (_, i) => seat * 10 + i);
const Counter = {
  name: 'counter',
  setup: () => ({
    n: 0,
    cells: Array(60).fill(0),
    players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { hand: hand(seat) }])),
    secret: { deck: Array.from({ length: 20 }, (_, i) => i) },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  // No optimistic update: what a client shows came from the server.
  moves: { inc: { move: ({ G, playerID }) => { G.n += 1; G.cells[G.n % 60] = +playerID + 1; }, client: false } },
  playerView: PlayerView.STRIP_SECRETS,
  minPlayers: 4,
  maxPlayers: 4,
};

const [port, kind, folder] = process.argv.slice(2);
const stores = {
  memory: () => ({}),
  flatfile: () => ({ db: new FlatFile({ dir: folder, logging: false }) }),
  postgres: () => ({ db: new (require('bgio-postgres').PostgresStore)(folder, { logging: false }) }),
};
const store = stores[kind]();
Server({ games: [Counter], origins: ['*'], ...store }).run({ port: +port });
