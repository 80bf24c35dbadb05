import { beforeEach, expect, test } from "vitest";
import { CHANCE } from "../src/lib/board";
import { chooseSeed, compare, noteDraws, receiptOf, tellSeed } from "../src/lib/receipt";
import type { LogLine } from "../src/lib/wire";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

const line = (who: number, move: number): LogLine => {
  return { kind: "move", n: 1, who, move, time: 0, events: [] };
};
const LOG = [line(CHANCE, 7), line(0, 3), line(CHANCE, 9)];
const BOX = { dice: [1, 2], house: { open: true, first: "red" } };
const told = (moves: [number, number][], box: Record<string, unknown> = BOX) => ({
  box,
  steps: moves.map(([who, move]) => ({ who, move, time: null })),
  heard: [moves.map(([, move]) => move)],
});
const OPEN: [number, number][] = [
  [CHANCE, 7],
  [0, 3],
  [CHANCE, 9],
];

const SEALS = ["mine", "theirs"];
let mine = "";
const open = (seed: string, seals = SEALS) => ({ seeds: [seed, ""], seals });

function receipt() {
  mine = chooseSeed("t", "first", BOX, 0);
  tellSeed("t", 0, SEALS);
  noteDraws("t", 0, LOG);
  return receiptOf("t")!;
}

test("what was given and heard agrees with what is laid open", () => {
  expect(compare(receipt(), "first", open(mine), 0, told(OPEN))).toEqual({
    own: true,
    draws: 2,
    wrong: 0,
  });
});

test("another box is found: by it luck would be more likely to do something else", () => {
  const kept = receipt();
  const same = { house: { first: "red", open: true }, dice: [1, 2] };
  expect(compare(kept, "first", open(mine), 0, told(OPEN, same)).own).toBe(true);
  const others = [{ ...BOX, dice: [2, 1] }, { ...BOX, house: { open: true } }, { dice: [1, 2] }];
  for (const other of others)
    expect(compare(kept, "first", open(mine), 0, told(OPEN, other)).own).toBe(false);
});

test("another commitment, seed, seal and another draw are found", () => {
  const kept = receipt();
  expect(compare(kept, "second", open(mine), 0, told(OPEN)).own).toBe(false);
  expect(compare(kept, "first", open("yours"), 0, told(OPEN)).own).toBe(false);
  expect(compare(kept, "first", open(mine, ["mine", "later"]), 0, told(OPEN)).own).toBe(false);
  expect(compare(kept, "first", open(mine, []), 0, told(OPEN)).own).toBe(false);
  const changed = OPEN.map(([who, move], n): [number, number] => [who, n === 2 ? 8 : move]);
  expect(compare(kept, "first", open(mine), 0, told(changed)).wrong).toBe(3);
});

test("a draw stays as it was heard first, until moves are taken back", () => {
  receipt();
  expect(chooseSeed("t", "second", BOX, 0)).toBe(mine);
  expect(receiptOf("t")!.commitment).toBe("first");
  noteDraws("t", 0, [line(CHANCE, 1), line(0, 3), line(CHANCE, 9), line(CHANCE, 4)]);
  expect(receiptOf("t")!.heard[0]).toEqual([7, null, 9, 4]);
  const undo: LogLine = { kind: "undo", n: 5, who: 0, moves: 3, time: 0 };
  noteDraws("t", 0, [...LOG, line(CHANCE, 4), undo, line(0, 2)]);
  expect(receiptOf("t")!.heard[0]).toEqual([7, null]);
});

test("without a seed nothing is noted", () => {
  noteDraws("t", 0, LOG);
  expect(receiptOf("t")).toBeNull();
});
