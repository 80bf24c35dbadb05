/** Trials of a box: whole matches between bots, from seeds. */

import { expect, test } from "vitest";
import { fillBox } from "../src/local/box";
import { Trial } from "../src/local/trial";
import { open } from "./asking";

const GAMES = [
  ["dragons-cave", "novice"],
  ["mount-drago", "novice"],
  ["troll-and-dragon", "novice"],
  ["dark-cave", "random"], // its bots take a second for a match
];

test.each(GAMES)("%s: the same seed plays the same match to its end", async (game, level) => {
  const rules = await open(game!);
  const box = fillBox(rules, rules.module.about.standard, 3);
  const trial = new Trial(rules, level!);
  const rows = [3, 3, 4].map((seed) => trial.play(box, 3, seed));
  expect(rows[0]!.moves).toBeGreaterThan(10);
  const shared = rows[0]!.shares.reduce((sum, share) => sum + share);
  expect([0, 1]).toContain(Math.round(shared * 1e9) / 1e9); // nobody may win, in the Dark Cave
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[2]).not.toEqual(rows[0]);
});

test("another box is played with, and the first one again as it was", async () => {
  const rules = await open("dragons-cave");
  const { standard } = rules.module.about;
  const trial = new Trial(rules, "novice");
  const printed = fillBox(rules, standard, 2);
  const rich = fillBox(rules, { ...standard, coins: Array<number>(20).fill(9) }, 2);
  const [first, other, again] = [printed, rich, printed].map((box) => trial.play(box, 2, 7));
  expect(again).toEqual(first);
  expect(other!.points).not.toEqual(first!.points);
});
