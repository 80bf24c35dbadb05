/** The rules as boards ask them, without a worker between. */

import { readFileSync } from "node:fs";
import type { Fixture } from "../src/harness";
import type { Glance } from "../src/lib/board";
import type { Explore, Foresee } from "../src/lib/foreseen";
import type { Values } from "../src/lib/wire";
import { Module, type About } from "../src/local/module";
import { foresee } from "../src/local/preview";
import { Rules } from "../src/local/rules";
import { runs } from "../src/local/runs";

export async function open(game: string): Promise<Rules> {
  const path = `../src/wyrmhoard/games/${game.replaceAll("-", "_")}/rules.wasm`;
  const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
  return new Rules(await Module.open(readFileSync(path), about));
}

/** A match that the games' tests keep: `fixtures.py --kept`. */
export const read = (file: string) =>
  JSON.parse(readFileSync(`fixtures/${file}`, "utf-8")) as Fixture;

export const asking =
  (rules: Rules, view: Values, seat: number): Foresee =>
  (line, follow) =>
    foresee(rules, { view, seat, line, follow });

export const exploring =
  (rules: Rules, view: Values, seat: number): Explore =>
  (asked) =>
    runs(rules, { view, seat, ...asked });

/** What a board is given to say what a move would do; texts are told by their ids and blanks. */
export function glance(rules: Rules, { game, box, seats }: Fixture, view: Values, seat: number) {
  const t: Glance["t"] = (id, blanks = {}) =>
    [id, ...Object.entries(blanks).map(([name, value]) => `${name}=${String(value)}`)].join(" ");
  const explore = exploring(rules, view, seat);
  return { game, box, seats, view, seat, t, foresee: asking(rules, view, seat), explore };
}
