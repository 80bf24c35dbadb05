/** Run by tests/engine/wasm/: a log's moves, and beside each what a bot of the same seed would play. */

import { readFileSync } from "node:fs";
import { Bot } from "../../src/local/bots";
import { fillBox } from "../../src/local/box";
import { Hearing } from "../../src/local/hearing";
import { Match } from "../../src/local/match";
import { Module, type About } from "../../src/local/module";
import { CHANCE, Rules } from "../../src/local/rules";

interface Job {
  seats: number;
  box: Record<string, unknown>;
  moves: string[];
  level: string;
  seeds: number[];
}

const path = process.argv[2]!;
const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
const rules = new Rules(await Module.open(readFileSync(path), about));

function choices({ seats, box, moves, level, seeds }: Job): string[] {
  const bots = seeds.map((seed) => new Bot(rules.module, level, seed));
  const match = new Match(rules, seats, fillBox(rules, box, seats));
  const hearing = new Hearing(match);
  return moves.map((line) => {
    const [first, verb, ...words] = line.split(" ");
    const move = rules.words.number(verb!, ...words);
    if (first === "chance") {
      match.make(CHANCE, move);
      return line;
    }
    const seat = Number(first);
    const heard = hearing.of(seat);
    rules.box.bytes.set(match.box);
    rules.views.bytes.set(match.look([seat])[0]!);
    const chosen = bots[seat]!.choose(rules.box, rules.views, seat, heard);
    match.make(seat, move);
    return match.said(seat, chosen);
  });
}

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  console.log(JSON.stringify(choices(JSON.parse(line) as Job)));
}
