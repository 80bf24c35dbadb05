/** Run by tests/engine/wasm/: what advisers of some seeds say before each move of a match by seats. */

import { readFileSync } from "node:fs";
import { Adviser } from "../../src/local/adviser";
import { fillBox } from "../../src/local/box";
import { Hearing } from "../../src/local/hearing";
import { Match } from "../../src/local/match";
import { Module, type About } from "../../src/local/module";
import { CHANCE, Rules } from "../../src/local/rules";
import type { Advised } from "../../src/lib/wire";

interface Job {
  seats: number;
  box: Record<string, unknown>;
  moves: string[];
  rounds: number;
  seed: number;
}

const path = process.argv[2]!;
const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
const rules = new Rules(await Module.open(readFileSync(path), about));

function advice({ seats, box, moves, rounds, seed }: Job): Advised[][] {
  const adviser = new Adviser(rules.module, seed, rounds);
  const match = new Match(rules, seats, fillBox(rules, box, seats));
  const hearing = new Hearing(match);
  return moves.flatMap((line) => {
    const [first, verb, ...words] = line.split(" ");
    const seat = first === "chance" ? CHANCE : Number(first);
    const told: Advised[][] = [];
    if (seat !== CHANCE) {
      const heard = hearing.of(seat);
      rules.box.bytes.set(match.box);
      rules.views.bytes.set(match.look([seat])[0]!);
      told.push(adviser.advise(rules.box, rules.views, seat, heard));
    }
    match.make(seat, rules.words.number(verb!, ...words));
    return told;
  });
}

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  console.log(JSON.stringify(advice(JSON.parse(line) as Job)));
}
