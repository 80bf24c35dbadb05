import { expect, test } from "vitest";
import { leftNow, spell } from "../src/lib/clock";
import { madeUpName } from "../src/lib/names";
import { Replay } from "../src/lib/replay";
import { route } from "../src/lib/router";
import { clausesOf } from "../src/lib/rules";
import type { Replayed } from "../src/lib/wire";

test("addresses lead to pages", () => {
  expect(route("/")).toEqual({ page: "start" });
  expect(route("/t/a-b_c")).toEqual({ page: "table", id: "a-b_c" });
  expect(route("/replay")).toEqual({ page: "replay", id: null, move: null });
  expect(route("/replay/x", "#12")).toEqual({ page: "replay", id: "x", move: 12 });
  expect(route("/replay/x", "#all")).toEqual({ page: "replay", id: "x", move: null });
  expect(route("/device/c")).toEqual({ page: "device", code: "c" });
  expect(route("/rules/dark-cave", "#SD-3")).toEqual({
    page: "rules",
    game: "dark-cave",
    clause: "SD-3",
  });
  for (const path of ["/t", "/nowhere/x", "/t/a/b"]) expect(route(path).page).toBe("missing");
  expect(route("/t/%E0")).toEqual({ page: "table", id: "%E0" });
});

test("a clock runs while it ticks, and never below nothing", () => {
  expect(leftNow({ left: 5000, ticking: true }, 2000)).toBe(3000);
  expect(leftNow({ left: 5000, ticking: false }, 2000)).toBe(5000);
  expect(leftNow({ left: 5000, ticking: true }, 9000)).toBe(0);
  expect(leftNow({ left: null, ticking: true }, 1)).toBeNull();
});

test("time is spelled as clocks do", () => {
  expect([0, 900, 65_000, 3_600_000, 7_265_000].map(spell)).toEqual([
    "0:00",
    "0:01",
    "1:05",
    "1:00:00",
    "2:01:05",
  ]);
});

test("names are made up by chance alone", () => {
  expect(madeUpName(() => 0)).toBe("Bobin");
  expect(madeUpName(() => 0.999)).toBe("Ylvin");
});

const MATCH: Replayed = {
  game: "g",
  seats: 2,
  scores: [
    [0, 0],
    [1, 0],
    [1, 3],
  ],
  names: ["", ""],
  box: {},
  steps: [
    { who: 15, move: 0, time: null },
    { who: 0, move: 1, time: null },
    { who: 1, move: 2, time: null },
  ],
  heard: [
    [0, 1, 9],
    [0, 8, 2],
    [0, 8, 9],
  ],
  first: [{ a: 0 }, { a: 0 }, { a: 0 }],
  views: [
    [{ a: 1 }, {}, { a: 3 }],
    [{ a: 1 }, { a: 2 }, {}],
    [{}, {}, { a: 4 }],
  ],
  events: [
    [[], null, [[1, 7]]],
    [[], [], []],
    [[], [], []],
  ],
  choices: [[0, 1], [1, 2], [2]],
  points: [],
  shares: [],
};

test("each seat's views come back, forwards and backwards", () => {
  const replay = new Replay(MATCH);
  expect([0, 1, 2, 3].map((n) => replay.view(0, n).a)).toEqual([0, 1, 1, 3]);
  expect([3, 1].map((n) => replay.view(1, n).a)).toEqual([2, 1]);
  expect(replay.view(replay.watcher, 3).a).toBe(4);
});

test("a step is told as the seat heard it", () => {
  const replay = new Replay(MATCH);
  expect(replay.shown(0, 0)).toBeNull();
  expect(replay.shown(0, 3)).toEqual({
    who: 1,
    move: 9,
    events: [[1, 7]],
    before: { a: 1 },
  });
});

test("decisions are the moments with a choice", () => {
  const replay = new Replay(MATCH);
  expect([replay.decisions(0), replay.decisions(1)]).toEqual([[1], []]);
  expect([0, 1, 2, 3].map((n) => replay.next(n))).toEqual([0, 0, 1, null]);
});

test("the clauses behind moves are those of the longest words they begin with, each once", () => {
  const known = { lay: "DC-7 DC-10", "lay chest": "DC-15 DC-7", place: "DC-8" };
  expect(clausesOf(known, [["lay", "red"]])).toEqual(["DC-7", "DC-10"]);
  expect(
    clausesOf(known, [
      ["lay", "chest"],
      ["lay", "red"],
    ]),
  ).toEqual(["DC-15", "DC-7", "DC-10"]);
  expect(clausesOf(known, [["begin", "p0"]])).toEqual([]);
});
