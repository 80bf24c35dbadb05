/** Trials of a box: whole matches between bots, compared with the printed box. */
import { expect, test } from "vitest";
import { fillBox } from "../src/local/box";
import { Trial } from "../src/local/trial";
import { open } from "./asking";

const GAMES = ["dragons-cave", "mount-drago", "troll-and-dragon", "dark-cave"];

test.each(GAMES)("%s: the same seed plays the same match to its end", async (game) => {
  const rules = await open(game);
  const box = fillBox(rules, rules.module.about.standard, 3);
  const trial = new Trial(rules, "novice");
  const t0 = performance.now();
  for (let i = 0; i < 5; i++) trial.play(box, 3, i);
  console.log(
    game,
    (performance.now() - t0) / 5,
    rules.module.about.seats[1],
    (() => {
      const t = performance.now();
      trial.play(box, rules.module.about.seats[1], 1);
      return performance.now() - t;
    })(),
  );
  const rows = [3, 3, 4].map((seed) => trial.play(box, 3, seed));
  expect(rows[0]!.moves).toBeGreaterThan(10);
  expect(rows[0]!.shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  expect(rows[1]).toEqual(rows[0]);
  expect(rows[2]).not.toEqual(rows[0]);
});
