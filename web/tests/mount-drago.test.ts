import { describe, expect, test } from "vitest";
import type { Fixture } from "../src/harness";
import type { Move } from "../src/lib/board";
import { Moves } from "../src/lib/moves";
import { LANGUAGES } from "../src/lib/texts.svelte";
import { planFor, stand } from "../src/games/mount-drago/geometry";
import { changes, duration, hop } from "../src/games/mount-drago/motion";
import { mountings, outcomes, signed } from "../src/games/mount-drago/preview";
import { COLOURS, LAST, OVER } from "../src/games/mount-drago/constants";
import {
  named,
  read,
  track as printed,
  type Card,
  type Kind,
  type Mountain,
  type Track,
} from "../src/games/mount-drago/read";
import { span, tokens } from "../src/games/mount-drago/score";
import { forCard, said } from "../src/games/mount-drago/steps";

const BLUE = 0,
  BROWN = 1,
  BLACK = 2,
  RED = 3;

/** The board of the rules' side B: blue at 4 (counts 2), green at 8 (5), summit from 27. */
const NUMBERS = [
  0, 2, 1, 3, 2, -1, 4, 1, 5, 3, 7, 1, -2, 2, 6, 4, 3, -1, 2, 8, 1, 5, 6, -2, 3, 3, 7, 2, 4, 5, 7,
];
const COLOURED: Record<number, Kind> = {
  4: "blue",
  8: "green",
  27: "summit",
  28: "summit",
  29: "summit",
  30: "summit",
};
const track: Track = {
  spaces: NUMBERS.map((number, i) => ({ kind: COLOURED[i] ?? "plain", number })),
  floor: false,
};

/** Seat 0 rides blue, seat 1 brown; all other dragons are free. */
function mountain(spots: number[], more: Partial<Mountain> = {}): Mountain {
  const riders = [0, 1];
  return {
    phase: 5,
    turn: 0,
    climbed: 0,
    pile: 50,
    hand: [],
    moved: null,
    dragons: spots.map((spot, dragon) => ({ dragon, spot, rider: riders[dragon] ?? null })),
    players: riders.map((seat) => ({
      seat,
      points: 1,
      holds: 6,
      top: { dragon: seat, value: 1 },
      stack: null,
    })),
    ...more,
  };
}

describe("who would score what", () => {
  test("a plain space brings nothing, to whoever rides", () => {
    const [only, ...more] = outcomes(mountain([3, 1, 0]), track, 0, { dragon: BROWN, value: 1 });
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      to: 2,
      scoring: "none",
      riding: "other",
      rider: 1,
      gains: [0, 0],
      ends: false,
    });
  });

  test("a small scoring leaves out numbers above 3", () => {
    const [mine] = outcomes(mountain([2, 6, 0]), track, 0, { dragon: BLUE, value: 2 });
    expect(mine).toMatchObject({ to: 4, scoring: "small", riding: "mine", gains: [2, 0] });
  });

  test("a big scoring counts all, and whoever must ride scores on the new dragon", () => {
    const [must] = outcomes(mountain([5, 6, 5, 0]), track, 0, { dragon: BLACK, value: 3 });
    expect(must).toMatchObject({ scoring: "big", riding: "must", rider: 0, gains: [5, 4] });
  });

  test("of a free dragon in last place both ways are shown", () => {
    const both = outcomes(mountain([5, 9, 3]), track, 0, { dragon: BLACK, value: 5 });
    expect(both.map(({ riding, rider, gains }) => ({ riding, rider, gains }))).toEqual([
      { riding: "ride", rider: 0, gains: [5, 3] },
      { riding: "stay", rider: null, gains: [-1, 3] },
    ]);
  });

  test("the third dragon on the summit ends it; within the summit nothing is scored", () => {
    const end = mountain([26, 3, 27, 2], { climbed: 2 });
    expect(outcomes(end, track, 0, { dragon: BLUE, value: 1 })[0]).toMatchObject({
      scoring: "big",
      ends: true,
    });
    expect(outcomes(end, track, 0, { dragon: BLACK, value: 5 })[0]).toMatchObject({
      to: LAST,
      scoring: "none",
      riding: "must",
      ends: false,
    });
  });

  test("with a floor nobody falls below 0", () => {
    const [low] = outcomes(mountain([7, 12, 9, 0]), { ...track, floor: true }, 0, {
      dragon: BLUE,
      value: 1,
    });
    expect(low!.gains).toEqual([5, -1]);
  });

  test("a dragon that is not in the box has no preview", () => {
    expect(outcomes(mountain([1, 2]), track, 0, { dragon: RED, value: 1 })).toEqual([]);
  });

  test("signs", () => expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]));
});

const kept = Object.entries(
  import.meta.glob<Fixture>("../fixtures/mount-drago-*.json", { eager: true, import: "default" }),
);

test("there are kept matches to look at", () => expect(kept.length).toBeGreaterThan(1)); // fixtures.py --kept

describe.each(kept)("a kept match: %s", (_, { game, box, seen }) => {
  const vocabulary = new Moves(game.verbs);
  const worded = (move: number): Move => ({ move, words: vocabulary.words(move) });
  const moments = seen["0"]!.map((moment) => ({ ...moment, now: read(moment.view, box) }));
  const steps = moments.slice(1).map((after, i) => ({
    before: moments[i]!.now,
    after: after.now,
    who: after.who,
    words: vocabulary.words(after.move),
  }));
  const side = printed(box, moments[0]!.now.players.length);
  const gained = (a: Mountain, b: Mountain) =>
    b.players.map(({ points }, q) => points - a.players[q]!.points);

  /** Every move that was ever offered, whoever was asked, and what the rules make of it. */
  const tries = Object.entries(seen).flatMap(([seat, all]) =>
    all.flatMap(({ view, tried = [] }) =>
      tried.map(({ moves, view: after }) => ({
        seat: Number(seat),
        words: moves.map((move) => vocabulary.words(move)),
        before: read(view, box),
        after: read(after, box),
      })),
    ),
  );
  const rides = (words?: string[]) => words?.[0] === "mount" || words?.[0] === "stay";
  const previewed = (dragon: number, before: Mountain, after: Mountain) => ({
    to: after.dragons.find((one) => one.dragon === dragon)!.spot,
    rider: after.dragons.find((one) => one.dragon === dragon)!.rider,
    gains: gained(before, after),
    ends: after.phase === OVER,
  });

  test("every preview is what the rules make of the move", () => {
    const plays = tries.filter(({ words }) => words[0]![0] === "play");
    expect(plays.length).toBeGreaterThan(200);
    expect(plays.some(({ words }) => rides(words[1]))).toBe(true);
    for (const { seat, words, before, after } of plays) {
      const all = outcomes(before, side, seat, named(words[0]!)!);
      expect(all.length).toBe(rides(words[1]) ? 2 : 1);
      const came = all[words[1]?.[0] === "stay" ? 1 : 0]!;
      expect(came).toMatchObject(previewed(came.dragon, before, after));
    }
  });

  test("so are those of riding and staying", () => {
    const choices = tries.filter(({ words }) => rides(words[0]));
    expect(choices.length).toBeGreaterThan(5);
    for (const { seat, words, before, after } of choices) {
      const came = mountings(before, side, seat)[words[0]![0] === "stay" ? 1 : 0]!;
      expect(came).toMatchObject(previewed(came.dragon, before, after));
    }
  });

  test("every move offered is reached by a card in hand or a word", () => {
    for (const [seat, all] of Object.entries(seen)) {
      if (seat === "watcher") continue;
      for (const { moves, view } of all) {
        const offers = moves.map(worded);
        const byCard = read(view, box).hand.map((card) => forCard(offers, card)?.move);
        const reached = new Set(
          [...byCard, ...said(offers).map(({ move }) => move)].filter((move) => move !== undefined),
        );
        expect([...reached].sort((a, b) => a - b)).toEqual(moves.toSorted((a, b) => a - b));
      }
    }
  });

  const walked = (before: Mountain, { dragon, value }: Card) => {
    const { spot } = before.dragons.find((one) => one.dragon === dragon)!;
    const spots = Array.from({ length: Math.min(value, LAST - spot) + 1 }, (_, i) => spot + i);
    return spots.length > 1 ? { dragon, spots } : null;
  };

  test("what moved is told by two views", () => {
    for (const { before, after, words } of steps) {
      const going = hop(before, after);
      if (words[0] !== "play") expect(going).toBeNull();
      else expect(going).toEqual(walked(before, named(words)!));
      if (words[0] === "mount") expect(changes(before, after)).toHaveLength(1);
    }
  });
});

test("dealing is quick, drawing can be followed", () => {
  const draw = (phase: number) =>
    duration({ who: 15, move: 0, words: ["draw_hidden"], before: { phase } });
  expect(draw(2) * 30).toBeLessThan(1500);
  expect(draw(3)).toBeGreaterThanOrEqual(200);
});

test("a far play takes longer than a near one", () => {
  const play = (value: string) =>
    duration({ who: 0, move: 0, words: ["play", "red", value], before: {} });
  expect(play("5")).toBeGreaterThan(play("1"));
});

test("two on a space are a stair: whoever is behind looks over the other", () => {
  const plan = planFor(1080);
  for (const [spot, side] of [
    [5, 1],
    [15, -1],
  ] as const) {
    const [behind, before] = [stand(plan, spot, 0, 2), stand(plan, spot, 1, 2)];
    expect(behind.y).toBeLessThan(before.y);
    expect(Math.sign(before.x - behind.x)).toBe(side);
  }
});

test("cards lead to their moves, and words are said", () => {
  const moves = [
    ["play", "blue", "1"],
    ["play", "red", "5"],
    ["mount"],
    ["stay"],
    ["discard", "gray", "2"],
    ["enough"],
  ].map((words, move) => ({ move, words }));
  const cards = [
    { dragon: BLUE, value: 1 },
    { dragon: RED, value: 5 },
    { dragon: 6, value: 2 },
    { dragon: RED, value: 1 },
  ];
  expect(cards.map((card) => forCard(moves, card)?.move)).toEqual([0, 1, 4, undefined]);
  expect(said(moves).map(({ move }) => move)).toEqual([2, 3, 5]);
});

test("a move names its card", () => {
  expect(named(["play", "orange", "4"])).toEqual({ dragon: COLOURS.indexOf("orange"), value: 4 });
  expect(named(["enough"])).toBeNull();
});

describe.each([
  ["wide", 1080],
  ["tall", 390],
])("the %s plan", (name, width) => {
  const plan = planFor(width);

  test("has a place for each space, all on the board", () => {
    expect(plan.name).toBe(name);
    expect(plan.spots).toHaveLength(LAST + 1);
    for (const { x, y } of plan.spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(plan.width);
      expect(y).toBeLessThan(plan.height);
    }
  });

  test.each([0, 1, 7, LAST])("ten dragons on space %i stand apart and on the board", (spot) => {
    const feet = Array.from({ length: 10 }, (_, i) => stand(plan, spot, i, 10));
    for (const [i, a] of feet.entries()) {
      for (const b of feet.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(12);
    }
    for (const { x, y } of feet) {
      expect(Math.min(x, plan.width - x)).toBeGreaterThan(0);
      expect(y).toBeGreaterThan(0);
    }
  });
});

test("the score track reaches as far as anybody stands or would", () => {
  expect(span([0, 0], null)).toEqual({ from: 0, to: 30 });
  expect(span([-3, 29], [0, 5])).toEqual({ from: -5, to: 40 });
});

test("riders with the same points stand side by side within the track", () => {
  const heads = tokens([10, 10, 10, 300], 20, 300).map(({ head }) => head);
  expect(heads[1]! - heads[0]!).toBeGreaterThan(18);
  expect(Math.min(...heads)).toBeGreaterThanOrEqual(10);
  expect(heads[3]).toBeLessThanOrEqual(290);
});

describe("the board's own texts", () => {
  const files = import.meta.glob<string>("../src/games/mount-drago/texts/*.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const lines = (text: string) => text.split("\n").filter((line) => /^[a-z]/.test(line));
  const shape = (text: string) =>
    lines(text).map((line) => [line.split(" = ")[0], ...(line.match(/\$\w+/g) ?? [])].join(" "));
  const english = shape(files["../src/games/mount-drago/texts/en.ftl"]!);

  test.each(Object.keys(LANGUAGES))("%s has the same ids and blanks as English", (lang) => {
    expect(shape(files[`../src/games/mount-drago/texts/${lang}.ftl`]!)).toEqual(english);
  });

  test("no id is one of the rules' texts", async () => {
    const rules = await import("../../src/wyrmhoard/games/mount_drago/texts/en.ftl?raw");
    const taken = new Set(lines(rules.default).map((line) => line.split(" = ")[0]));
    expect(english.map((line) => line.split(" ")[0]!).filter((id) => taken.has(id))).toEqual([]);
  });
});
