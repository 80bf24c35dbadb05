import { expect, test } from "vitest";
import { apply, at, list, one, row } from "../src/lib/view";

const shapes = { turn: { shape: [] }, purse: { shape: [3] }, spot: { shape: [3, 2] } };
const view = { turn: 1, purse: [5, 6, 7], spot: [10, 11, 20, 21, 30, 31] };

test("a change makes a new view and leaves the old one alone", () => {
  const before = structuredClone(view);
  const next = apply(view, {
    turn: 2,
    spot: [
      [1, 99],
      [4, 0],
    ],
  });
  expect(next).toEqual({ turn: 2, purse: [5, 6, 7], spot: [10, 99, 20, 21, 0, 31] });
  expect(view).toEqual(before);
  expect(next.purse).toBe(view.purse);
});

test("fields are read by their shape", () => {
  expect(one(view, "turn")).toBe(1);
  expect(list(view, "purse")).toEqual([5, 6, 7]);
  expect(at(view, shapes, "purse", 2)).toBe(7);
  expect(at(view, shapes, "spot", 1, 1)).toBe(21);
  expect(row(view, shapes, "spot", 2)).toEqual([30, 31]);
});

test("what is not there is refused", () => {
  expect(() => one(view, "purse")).toThrow(TypeError);
  expect(() => list(view, "turn")).toThrow(TypeError);
  expect(() => at(view, shapes, "spot", 0, 2)).toThrow(RangeError);
  expect(() => at(view, shapes, "spot", 0)).toThrow(RangeError);
  expect(() => apply(view, { gone: [[0, 1]] })).toThrow(TypeError);
});
