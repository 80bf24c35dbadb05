import { describe, expect, test } from "vitest";
import type { Move } from "../src/lib/board";
import { Moves } from "../src/lib/moves";
import { LAIR } from "../src/games/dragons-cave/constants";
import { heap, planFor, stand } from "../src/games/dragons-cave/geometry";
import { between, duration, flows, walks } from "../src/games/dragons-cave/motion";
import { read } from "../src/games/dragons-cave/read";
import { cards, chosen, divisions, dwarves, fists, squares } from "../src/games/dragons-cave/steps";
import type { Values } from "../src/lib/wire";

const CARDS = ["red", "green", "orange", "blue", "purple", "chest"];
const DWARF = ["first", "second"];
const VERBS = {
  lay: [CARDS],
  lay_for: [CARDS, DWARF],
  place: [CARDS.slice(0, 5)],
  divide: [Array.from({ length: 100 }, (_, n) => String(n))],
  pick: [
    ["p0", "p1", "p2", "p3"],
    ["left", "right"],
  ],
};
const SHAPES = { spot: { shape: [4, 2] }, hand: { shape: [4, 6] } };
const vocabulary = new Moves(VERBS);
const worded = (move: number): Move => ({ move, words: vocabulary.words(move) });
const all = Array.from({ length: vocabulary.count }, (_, move) => worded(move));
const of = (verb: string) => all.filter(({ words }) => words[0] === verb);

/** Every move some way through the board's controls ends in. */
function reached(moves: Move[]): number[] {
  const laid = cards(moves).flatMap((card) => {
    const named = dwarves(moves, card);
    return (named.length ? named : [undefined]).map((dwarf) =>
      chosen(moves, dwarf ? { card, dwarf } : { card }),
    );
  });
  const placed = squares(moves).map((square) => chosen(moves, { square }));
  const picked = Object.values(fists(moves)?.hands ?? {});
  return [...laid, ...placed, ...divisions(moves), ...picked]
    .map((move) => move!.move)
    .sort((a, b) => a - b);
}

describe("every move offered is reached on the board", () => {
  test.each(["lay", "lay_for", "place", "divide"])("%s", (verb) => {
    expect(reached(of(verb))).toEqual(of(verb).map(({ move }) => move));
  });

  test("pick, of one player at a time", () => {
    for (const seat of ["p0", "p3"]) {
      const picks = of("pick").filter(({ words }) => words[1] === seat);
      expect(reached(picks)).toEqual(picks.map(({ move }) => move));
    }
  });

  test("fewer cards, and one dwarf in the lair", () => {
    const some = of("lay_for").filter(({ words }) => words[1] !== "red" && words[2] === "second");
    expect(reached(some)).toEqual(some.map(({ move }) => move));
    expect(dwarves(some, "green")).toEqual(["second"]);
  });

  test("in kept matches", () => {
    const kept = import.meta.glob<{
      game: { verbs: Record<string, string[][]> };
      seen: Record<string, { moves: number[] }[]>;
    }>("../fixtures/dragons-cave-*.json", { eager: true });
    expect(Object.keys(kept).length).toBeGreaterThan(1); // fixtures.py --kept writes them
    for (const { game, seen } of Object.values(kept)) {
      const known = new Moves(game.verbs);
      for (const { moves } of Object.values(seen).flat()) {
        const offered = moves.map((move) => ({ move, words: known.words(move) }));
        expect(reached(offered)).toEqual(moves.toSorted((a, b) => a - b));
      }
    }
  });
});

const VIEW: Values = {
  seats: 3,
  phase: 1,
  rounds: 4,
  dragon: 2,
  perch: 2,
  treasure: 40,
  moved: 0,
  mover: 0,
  picked: 0,
  my_card: 0,
  my_left: 0,
  spot: [5, 0, 7, 0, 0, 0, 0, 0],
  hand: Array(24).fill(1),
  shown: [0, 0, 0, 0],
  purse: [2, 2, 0, 0],
  chest: [3, 0, 0, 0],
  caught: [0, 0, 0, 0],
  ready: [1, 1, 0, 0],
};
const seen = (changes: Values, box = {}) => read({ ...VIEW, ...changes }, SHAPES, box);

describe("what is read from a view", () => {
  test("chests stay shut until the end, or are open by the house rules", () => {
    expect(seen({}).players[0]!.chest).toBeNull();
    expect(seen({ phase: 5 }).players[0]!.chest).toBe(3);
    expect(seen({}, { open_chests: true }).players[0]!.chest).toBe(3);
  });

  test("two players: the dwarf of a laid card, not that of the last round", () => {
    const two = { seats: 2, dragon: 0, moved: 2 };
    expect(seen({ ...two, ready: [0, 1, 0, 0], mover: 1 }).players[1]!.mover).toBe(0);
    expect(seen({ ...two, ready: [0, 1, 0, 0] }).players[1]!.mover).toBeNull();
    expect(seen({ ...two, ready: [0, 0, 0, 0] }).players[1]!.mover).toBe(1);
  });

  test("hands are picked clockwise from the dragon", () => {
    expect(seen({ caught: [1, 1, 0, 0] }).robbed).toBe(0);
    expect(seen({ caught: [1, 1, 0, 0], dragon: 0, seats: 2 }).robbed).toBe(1);
    expect(seen({}).robbed).toBeNull();
  });
});

describe("what moves", () => {
  test("dwarves walk square by square, caught ones back", () => {
    const after = seen({ spot: [8, 0, 2, 0, 0, 0, 0, 0] });
    expect(walks(seen({}), after)).toEqual([
      { seat: 0, dwarf: 0, squares: [5, 6, 7, 8], caught: false },
      { seat: 1, dwarf: 0, squares: [7, 6, 5, 4, 3, 2], caught: true },
    ]);
    expect(between(3, 3)).toEqual([3]);
  });

  test("coins go from treasure to purse, from purse to chest, and back to the dragon", () => {
    expect(flows(seen({}), seen({ purse: [3, 2, 0, 0], treasure: 39 }))).toEqual([
      { seat: 0, from: "treasure", to: "purse", coins: 1 },
    ]);
    expect(flows(seen({}), seen({ purse: [0, 2, 0, 0], shown: [6, 0, 0, 0] }))).toEqual([
      { seat: 0, from: "purse", to: "chest", coins: 2 },
    ]);
    expect(flows(seen({}), seen({ purse: [2, 1, 0, 0], treasure: 41 }))).toEqual([
      { seat: 1, from: "purse", to: "treasure", coins: 1 },
    ]);
  });

  test("the last card turned up takes the longest: then the dwarves move", () => {
    const step = (ready: number[]) => ({
      who: 15,
      move: 0,
      words: ["reveal", "p0", "red"],
      before: { ...VIEW, ready },
    });
    expect(duration(step([0, 1, 0, 0]))).toBeGreaterThan(duration(step([1, 1, 0, 0])) * 5);
  });
});

describe.each([320, 1200])("the cave %i wide", (width) => {
  const plan = planFor(width);

  test("has a place for every square, and everybody stands inside", () => {
    expect(plan.spots).toHaveLength(LAIR + 1);
    for (let spot = 0; spot <= LAIR; spot++) {
      for (let k = 0; k < 4; k++) {
        const { x, y } = stand(plan, spot, k, 4);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(plan.width);
        expect(y).toBeLessThan(plan.height);
      }
    }
  });

  test("a larger treasure is a higher heap", () => {
    const top = (coins: number) => Math.min(...heap(plan.heap, coins).map(({ y }) => y));
    expect(heap(plan.heap, 44)).toHaveLength(44);
    expect(top(44)).toBeLessThan(top(20));
    expect(top(99)).toBeGreaterThan(0);
  });
});
