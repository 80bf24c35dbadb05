import { describe, expect, test } from "vitest";
import type { Fixture } from "../src/harness";
import type { Move } from "../src/lib/board";
import { Moves } from "../src/lib/moves";
import { LANGUAGES } from "../src/lib/texts.svelte";
import { planFor, stand } from "../src/games/mount-drago/geometry";
import { changes, duration, hop } from "../src/games/mount-drago/motion";
import { outcomes } from "../src/games/mount-drago/ahead";
import { signed } from "../src/games/mount-drago/describe";
import { COLOURS, OVER } from "../src/games/mount-drago/constants";
import { named, read, type Card, type Mountain } from "../src/games/mount-drago/read";
import { span, tokens } from "../src/games/mount-drago/score";
import { forCard, said } from "../src/games/mount-drago/steps";
import { glance, open } from "./asking";

const BLUE = 0,
  RED = 3;

test("signs", () => expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]));

const kept = Object.entries(
  import.meta.glob<Fixture>("../fixtures/mount-drago-*.json", { eager: true, import: "default" }),
);

const LAST = (kept[0]![1].box.spaces as string[]).length - 1;

test("there are kept matches to look at", () => expect(kept.length).toBeGreaterThan(1)); // fixtures.py --kept

describe.each(kept)("a kept match: %s", (_, fixture) => {
  const { game, box, seen } = fixture;
  const vocabulary = new Moves(game.verbs);
  const worded = (move: number): Move => ({ move, words: vocabulary.words(move) });
  const moments = seen["0"]!.map((moment) => ({ ...moment, now: read(moment.view, box) }));
  const steps = moments.slice(1).map((after, i) => ({
    before: moments[i]!.now,
    after: after.now,
    who: after.who,
    words: vocabulary.words(after.move),
  }));
  /** Every card somebody played, what was chosen after it, and what the seat saw in the end. */
  const plays = Object.entries(seen).flatMap(([seat, all]) =>
    all.slice(1).flatMap((after, i) => {
      const move = worded(after.move);
      if (after.who !== Number(seat) || move.words[0] !== "play") return [];
      const next = all[i + 2];
      const choice = next && ["mount", "stay"].find((it) => it === worded(next.move).words[0]);
      return [{ seat: after.who, move, choice, before: all[i]!, after: choice ? next : after }];
    }),
  );
  const dragonOf = (now: Mountain, { dragon }: { dragon: number }) =>
    now.dragons.find((one) => one.dragon === dragon)!;
  const gained = (a: Mountain, b: Mountain) =>
    b.players.map(({ points }, q) => points - a.players[q]!.points);

  test("every card brought what was foretold of it", async () => {
    const rules = await open(game.name);
    expect(plays.length).toBeGreaterThan(20);
    expect(plays.some(({ choice }) => choice)).toBe(true);
    for (const { seat, move, choice, before, after } of plays) {
      const [was, is] = [read(before.view, box), read(after.view, box)];
      const all = outcomes(was, move, glance(rules, fixture, before.view, seat));
      expect(all.map(({ riding }) => riding)).toHaveLength(choice ? 2 : 1);
      const came = all[choice === "stay" ? 1 : 0]!;
      expect(came.riding === "stay").toBe(choice === "stay");
      expect(came).toMatchObject({
        rider: dragonOf(is, came).rider,
        to: dragonOf(is, came).spot,
        gains: gained(was, is),
        ends: is.phase === OVER,
      });
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
