import { expect, test } from "vitest";
import { Moves } from "../src/lib/moves";

const moves = new Moves({
  buy: [
    ["left", "right"],
    ["1", "2", "3"],
  ],
  wait: [],
  pay: [["a", "b"]],
});
const all = [
  "buy left 1",
  "buy left 2",
  "buy left 3",
  "buy right 1",
  "buy right 2",
  "buy right 3",
  "wait",
  "pay a",
  "pay b",
];

test("each verb owns a run of numbers, the last word counting fastest", () => {
  expect(moves.count).toBe(all.length);
  expect(all.map((_, move) => moves.words(move).join(" "))).toEqual(all);
});

test("words lead back to the number", () => {
  const numbers = all.map((text) => moves.number(...(text.split(" ") as [string, ...string[]])));
  expect(numbers).toEqual([...all.keys()]);
});

test("what is no move is refused", () => {
  for (const move of [-1, 9]) expect(() => moves.words(move)).toThrow(RangeError);
  for (const words of [["sell"], ["buy", "left"], ["buy", "left", "4"], ["wait", "1"]]) {
    expect(() => moves.number(...(words as [string, ...string[]]))).toThrow(RangeError);
  }
});
