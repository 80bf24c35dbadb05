/** What a seat at a local table has heard: its own log. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Hearing } from "../src/local/hearing";
import { Match } from "../src/local/match";
import { Module, type About } from "../src/local/module";
import { CHANCE, LUCK, Rules } from "../src/local/rules";

const PATH = "../src/wyrmhoard/games/dark_cave/rules.wasm";

test("each hears its own cards and of the others' the backs, move by move", async () => {
  const about = JSON.parse(readFileSync(`${PATH}.json`, "utf-8")) as About;
  const rules = new Rules(await Module.open(readFileSync(PATH), about));
  const match = new Match(
    rules,
    3,
    Uint8Array.from(atob(about.box), (c) => c.charCodeAt(0)),
  );
  const hearing = new Hearing(match);
  const told: number[][] = [[], [], []];
  for (let n = 0; n < 40; n++) {
    const { actors } = match;
    const who = actors === LUCK ? CHANCE : match.among(actors)[0]!;
    const move = match.listed(who)[0]!;
    match.heard([0, 1, 2], who, move).forEach((sound, seat) => told[seat]!.push(who, sound));
    match.make(who, move);
    if (n % 7 === 0) expect([...hearing.of(1)]).toEqual(told[1]);
  }
  expect([0, 1, 2].map((seat) => [...hearing.of(seat)])).toEqual(told);
  expect(told[0]).not.toEqual(told[1]);
});
