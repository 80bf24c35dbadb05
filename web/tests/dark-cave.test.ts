import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Fixture } from "../src/harness";
import * as cam from "../src/games/dark-cave/model/camera";
import { Cave } from "../src/games/dark-cave/model/cave";
import { changes } from "../src/games/dark-cave/model/changes";
import { choices, offered, reached } from "../src/games/dark-cave/model/choices";
import { hoard } from "../src/games/dark-cave/model/end";
import { mouth, openSides, shape, spot } from "../src/games/dark-cave/model/shape";
import { STRIDE, TURNED } from "../src/games/dark-cave/constants";
import { Names, WAIT, asItLies, border, cellOf, levelOf } from "../src/games/dark-cave/model/words";
import { Moves } from "../src/lib/moves";
import type { GameInfo, Values } from "../src/lib/wire";

const [N, E, S, W, A, B, T] = [0, 1, 2, 3, 4, 5, 6] as const;
const FULL = "N=N E=E S=S W=W N-a E-a S-b W-b a-t b-t tunnel@t";
const CARDS = {
  "bend-ne-2": "N=N E=E N-E",
  "end-n-1-ladder": "N=a ladder@a",
  start: "N=a E=a S=a W=a ladder@a",
  "goal-exit": "N=N E=E S=S W=W N-a E-a S-a W-a exit@a",
};
const where = [...Array(64).keys()].map((n) => String(n - 32));
const GAME = {
  verbs: {
    lay: [
      ["bend-ne-2", "end-n-1-ladder"],
      ["upright", "turned"],
    ],
    play: [["rat-2"]],
    discard: [["bend-ne-2", "end-n-1-ladder", "rat-2"]],
    at: [where, where],
    step: [["n", "e", "s", "w", "a", "b", "t"]],
    cross: [["north", "east", "south", "west"]],
    climb: [where, where],
    stop: [],
    chop: [["north", "east", "south", "west"]],
    look_goal: [["1"]],
    give: [["p0", "p1"]],
    web: [where, where, ["north", "east"]],
    goal: [["goal-exit"]],
  },
  view: { told: [2, 3] },
} as unknown as GameInfo;
const place = (x: number, y: number) => (x + 32) * 64 + y + 32;

/** The start; a bend turned by half east of it (open west and south); a ladder with no way to it. */
function cave(more: Values = {}): Cave {
  const view: Values = {
    seats: 2,
    slots: 7,
    turn: 0,
    creeps: 0,
    steps: 3,
    out: 0,
    rims: 1,
    place: [place(0, 0), place(3, 3), 0, 0, 0, place(1, 0), place(-4, 1)],
    card: [3, 63, 0, 0, 0, 1 + TURNED, 2],
    vein: [0, 0, 0, 0, 0, 0, 0],
    goal: [1, 0, 0, 0],
    saw_goal: [1, 0],
    stand: [A, 5 * STRIDE + E],
    clan: [1, 2],
    lurk: [0, 0, 0],
    web: [0, 0, 0],
    web_side: [0, 0, 0],
    web_owner: [0, 0, 0],
    rim: [place(0, 1)],
    demand: [(16 << S) | (1 << S)],
    wait: WAIT.walking,
    phase: WAIT.walking,
    gold: [3, 3],
    boots: [0, 0],
    axes: [0, 0, 0, 0, 0, 0],
    limit: [5, 5],
    lying: 0,
    open_clan: 0,
    aim: 0,
    ...more,
  };
  return new Cave(GAME, { cards: CARDS }, view, new Names(GAME.verbs));
}

test("a card's words become sides, neighbours and features", () => {
  const card = shape(FULL);
  expect(card.fields).toEqual([N, E, S, W, A, B, T]);
  expect(card.features).toEqual(new Map([[T, "tunnel"]]));
  expect(card.roads).toHaveLength(2);
  expect(card.burrows).toHaveLength(2);
});

test("fields lie on their own side, and turned on the other", () => {
  const card = shape(FULL);
  expect(spot(card, N, false).y).toBeLessThan(-20);
  expect(spot(card, N, true).y).toBeGreaterThan(20);
  expect(spot(card, T, false)).toEqual({ x: 0, y: 0 });
  const spots = card.fields.map((f) =>
    Object.values(spot(card, f, false))
      .map(Math.round)
      .join(),
  );
  expect(new Set(spots).size).toBe(7);
});

test("a bridge is drawn over the road below, whose middle is seen beside it", () => {
  const card = shape("N=b E=a S=b W=a bridge@a");
  expect(card.roads.map(({ bridge }) => bridge)).toEqual([false, true]);
  expect(card.spots.get(B)).not.toEqual(card.spots.get(A));
});

test("turned cards open on the other sides", () => {
  const bend = shape(CARDS["bend-ne-2"]);
  expect(openSides(bend, false)).toBe(0b0011);
  expect(openSides(bend, true)).toBe(0b1100);
  expect(mouth(bend, S, true)).toBe(N);
  expect(asItLies(1 + TURNED, N)).toBe(S);
  expect(asItLies(1, N)).toBe(N);
});

test("places, borders and levels", () => {
  expect(cellOf(place(-3, 4))).toEqual({ x: -3, y: 4 });
  expect(border({ x: 2, y: 2 }, S)).toEqual({ x: 2, y: 1, side: N });
  expect(["tee-nes-2-lair", "rat-3", "start"].map(levelOf)).toEqual([2, 3, 0]);
});

test("a goal only I know keeps its secret from the table, not from me", () => {
  const goal = cave().laid.find((card) => card.goal === 1)!;
  expect([goal.known, goal.seenBy]).toEqual(["goal-exit", [0]]);
});

test("a step on a turned card is named by where it leads on the table", () => {
  const on = 5 * STRIDE + E;
  expect(reached(["step", "s"], cave(), on)).toBe(5 * STRIDE + N);
  expect(reached(["cross", "west"], cave(), on)).toBe(A);
  expect(reached(["climb", "-4", "1"], cave(), A)).toBe(6 * STRIDE + A);
});

test("every kind of move has its control", () => {
  const words = [
    ["lay", "bend-ne-2", "turned"],
    ["play", "rat-2"],
    ["discard", "rat-2"],
    ["at", "0", "1"],
    ["cross", "east"],
    ["climb", "-4", "1"],
    ["stop"],
    ["chop", "east"],
    ["look_goal", "1"],
    ["give", "p1"],
    ["web", "0", "0", "east"],
    ["step", "t"],
  ];
  const vocabulary = new Moves(GAME.verbs);
  const moves = words.map((said) => ({
    move: vocabulary.number(...(said as [string])),
    words: said,
  }));
  const found = choices(moves, cave(), A);
  expect(offered(found).sort()).toEqual(moves.map(({ move }) => move).sort());
  expect(found.plain.map(({ words: [verb] }) => verb)).toEqual(["stop"]);
});

test("what a step changed is seen: a way gone, gold lost, a card laid, a mask fallen", () => {
  const step = { who: 0, move: 0, words: ["cross", "east"], before: {} };
  const now = { stand: [5 * STRIDE + E, 5 * STRIDE + E], gold: [2, 3], open_clan: 2 };
  const { floaters, trails, unmasked, fresh, gone } = changes(cave({ slots: 6 }), cave(now), step);
  expect(floaters.map(({ what, gain }) => [what, gain])).toEqual([["gold", false]]);
  expect(trails.map(({ id }) => id)).toEqual(["p0"]);
  expect([unmasked, [...fresh], gone]).toEqual([1, [6], []]);
  expect(changes(cave(), cave({ slots: 6 }), step).gone.map(({ slot }) => slot)).toEqual([6]);
  const seen = { ...step, words: ["see_goal", "goal-exit"] };
  expect(changes(cave({ aim: 1 }), cave(), seen).learnt).toEqual({ goal: 1 });
});

test("zooming keeps the point under the finger", () => {
  const seen = cam.zoomed({ x: 10, y: 20, k: 1 }, 2, { x: 50, y: 60 });
  expect([(50 - seen.x) / seen.k, (60 - seen.y) / seen.k]).toEqual([40, 40]);
  const apart = cam.pinched(
    { x: 0, y: 0, k: 1 },
    [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: 0, y: 0 },
      { x: 20, y: 0 },
    ],
  );
  expect(apart.k).toBe(2);
});

test("arrow keys find the nearest place that way", () => {
  const all = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 80, y: 300 },
    { x: -50, y: 0 },
  ];
  expect(cam.toward(all[0]!, all, 1, 0)).toBe(all[1]);
  expect(cam.toward(all[0]!, all, 0, 1)).toBe(all[2]);
  expect(cam.toward(all[0]!, all, 0, -1)).toBeUndefined();
});

// Matches kept by fixtures.py --kept, which make check runs first.
const KEPT = existsSync("fixtures")
  ? readdirSync("fixtures").filter((file) => file.startsWith("dark-cave-"))
  : [];

test("there are kept matches to look at", () => expect(KEPT.length).toBeGreaterThan(1));

test.each(KEPT)("every move of %s is offered on the board", { timeout: 60_000 }, (file) => {
  const { game, box, seen } = JSON.parse(readFileSync(`fixtures/${file}`, "utf-8")) as Fixture;
  const vocabulary = new Moves(game.verbs);
  const names = new Names(game.verbs);
  for (const { view, moves } of Object.values(seen)
    .flat()
    .filter(({ moves }) => moves.length)) {
    const kept = new Cave(game, box, view, names);
    const mover = kept.mover(view["phase"] === WAIT.creeping);
    const said = moves.map((move) => ({ move, words: vocabulary.words(move) }));
    const found = choices(said, kept, mover);
    expect(offered(found).sort()).toEqual([...moves].sort());
    expect(found.plain.filter(({ words }) => words.length > 2)).toEqual([]);
  }
});

test("a hoard is what a clan's workers carried out, times those who worked against it", () => {
  const [blue, yellow, loyal, saboteur] = [1, 2, 1, 2];
  const view = {
    seats: 4,
    out: 0b0111,
    gold: [3, 2, 4, 1],
    clan: [blue, blue, yellow, yellow],
    loyalty: [loyal, saboteur, loyal, loyal],
  };
  expect(hoard(view, blue)).toEqual({ gold: 3, against: 3, n: 9 });
  expect(hoard(view, yellow)).toEqual({ gold: 6, against: 1, n: 6 });
});
