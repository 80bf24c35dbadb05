/** The story of a match: where its rounds end, and where it turned. */

import { expect, test } from "vitest";
import { Replay } from "../src/lib/replay";
import type { Changes, Values } from "../src/lib/wire";
import { story, turningPoint } from "../src/story/story";

interface Step {
  who: number;
  scores: [number, number];
  view?: Changes;
}

function match(first: Values, steps: Step[]): Replay {
  const views = steps.map(({ view }) => view ?? {});
  return new Replay({
    game: "g",
    seats: 2,
    names: ["", ""],
    box: {},
    steps: steps.map(({ who }) => ({ who, move: 0, time: null })),
    heard: [],
    first: [first, first, first],
    views: [views, views, views],
    choices: [],
    events: [],
    scores: steps.map(({ scores }) => scores),
    points: [],
    shares: [],
  });
}

test("a round ends when the turn comes back to who began, whatever others do meanwhile", () => {
  const played = match({ turn: 0 }, [
    { who: 15, scores: [0, 0], view: { turn: 1 } },
    { who: 1, scores: [0, 2] },
    { who: 0, scores: [0, 2] },
    { who: 1, scores: [0, 3], view: { turn: 0 } },
    { who: 0, scores: [4, 3], view: { turn: 1 } },
    { who: 1, scores: [4, 5], view: { turn: 0 } },
  ]);
  expect(story(played)).toEqual({
    moves: [1, 5, 6],
    points: [
      [0, 0],
      [4, 3],
      [4, 5],
    ],
  });
});

test("a game that counts its rounds says itself when one ends", () => {
  const played = match({ rounds: 0, turn: 0 }, [
    { who: 0, scores: [1, 0], view: { turn: 1 } },
    { who: 1, scores: [1, 0], view: { turn: 0 } },
    { who: 15, scores: [1, 2], view: { rounds: 1 } },
    { who: 0, scores: [1, 4], view: { rounds: 2 } },
  ]);
  expect(story(played).moves).toEqual([0, 3, 4]);
});

test("of a game that tells neither, everybody's having moved makes a round", () => {
  const step = (who: number): Step => ({ who, scores: [0, 0] });
  const played = match({}, [0, 0, 15, 1, 0, 1, 1].map(step));
  expect(story(played).moves).toEqual([0, 4, 7]);
});

test("a match that stopped at once has a start and nothing else", () => {
  expect(story(match({ turn: 0 }, [])).points).toEqual([[0, 0]]);
});

const told = (...points: number[][]) => ({ moves: [], points });

test("it turned in the round from which on the winner was always ahead", () => {
  const points = told([0, 0], [3, 1], [3, 4], [6, 5], [8, 7]);
  expect(turningPoint(points, [1, 0])).toBe(3);
  expect(turningPoint(told([0, 0], [1, 0], [2, 0]), [1, 0])).toBe(1);
  expect(turningPoint(told([2, 0], [3, 0]), [1, 0])).toBe(1);
});

test("nothing turned by points where they are equal, shared, or nobody has won", () => {
  expect(turningPoint(told([0, 0], [3, 3]), [1, 0])).toBeNull();
  expect(turningPoint(told([0, 0], [3, 1]), [0.5, 0.5])).toBeNull();
  expect(turningPoint(told([0, 0], [3, 1]), [0, 0])).toBeNull();
});
