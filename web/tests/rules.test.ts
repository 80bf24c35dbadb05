import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { Bot } from "../src/local/bots";
import { Module, RulesFailed, type About } from "../src/local/module";
import { CHANCE, LUCK, Rules } from "../src/local/rules";

const PATH = "../src/wyrmhoard/games/troll_and_dragon/rules.wasm";
const about = JSON.parse(readFileSync(`${PATH}.json`, "utf-8")) as About;
let module: Module;
let rules: Rules;

beforeAll(async () => {
  module = await Module.open(readFileSync(PATH), about);
  rules = new Rules(module);
});

/** Luck moves as `drawn` says until a seat must; who acts then. */
function drawOn(drawn: number): number {
  let mask = rules.actors();
  while (mask & LUCK) mask = rules.play(CHANCE, rules.toss(drawn));
  return mask;
}

test("bots of two levels play a match to its end", () => {
  rules.setUp(2);
  const bots = [new Bot(module, "easy", 1), new Bot(module, "random", 2)];
  let mask = drawOn(0.3);
  for (let n = 0; mask; n++) {
    const seat = mask & 1 ? 0 : 1;
    rules.look([seat]);
    const move = bots[seat]!.choose(rules.box, rules.views, seat, new Int32Array());
    expect([...rules.legal(seat)]).toContain(move);
    rules.play(seat, move);
    mask = drawOn(((n * 37) % 100) / 100);
  }
  expect(rules.outcome().reduce((sum, share) => sum + share)).toBeCloseTo(1);
});

test("a view is the state where nothing is hidden", () => {
  rules.setUp(3);
  drawOn(0.5);
  rules.look([0]);
  expect(rules.views.values()).toEqual(rules.state.values());
  expect(rules.state.value("seats")).toBe(3);
  expect(rules.state.value("pack")).toHaveLength(10);
});

test("luck's moves come with their weights", () => {
  rules.setUp(4);
  const { moves, weights } = rules.odds();
  expect(moves).toHaveLength(4);
  expect([...weights]).toEqual([1, 1, 1, 1]);
});

test("an imagined world looks like the view it was imagined from", () => {
  rules.setUp(2);
  drawOn(0.1);
  const seen = rules.look([1]);
  const [world, luck] = [module.records("state"), module.records("luck")];
  module.seed(luck, 7);
  expect(rules.imagine(rules.views, 1, luck, world)).toBe(1);
  rules.state.bytes.set(world.bytes);
  expect(rules.look([1])).toEqual(seen);
});

test("a question without an answer is an error, writes nothing, and the next is answered", () => {
  rules.setUp(2);
  drawOn(0.1);
  const before = rules.state.bytes.slice();
  expect(() => rules.score(99)).toThrow(RulesFailed);
  expect(rules.state.bytes).toEqual(before);
  expect(rules.score(0)).toBe(0);
});

test("a search is stopped between its chunks", () => {
  about.levels["patient"] = ["search", 1e9];
  rules.setUp(2);
  let mask = drawOn(0.9);
  while (rules.legal(mask & 1 ? 0 : 1).length === 1) {
    const seat = mask & 1 ? 0 : 1;
    rules.play(seat, rules.legal(seat)[0]!);
    mask = drawOn(0.9);
  }
  const seat = mask & 1 ? 0 : 1;
  rules.look([seat]);
  const chosen = new Bot(module, "patient", 1).choose(
    rules.box,
    rules.views,
    seat,
    new Int32Array(),
    () => true,
  );
  expect([...rules.legal(seat)]).toContain(chosen);
});
