/** Run by tests/engine/wasm/: the reviews of some matches. */

import { readFileSync } from "node:fs";
import { fillBox } from "../../src/local/box";
import { Match } from "../../src/local/match";
import { Module, type About } from "../../src/local/module";
import { review, type Asked } from "../../src/local/review/review";
import { Rules } from "../../src/local/rules";

interface Job extends Asked {
  players: number;
  box: Record<string, unknown>;
  moves: [who: number, move: number][];
  level: number; // of those who mix their choices
}

const path = process.argv[2]!;
const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
const rules = new Rules(await Module.open(readFileSync(path), about));

function reviewed({ players, box, moves, level, ...asked }: Job) {
  about.levels["master"]![1] = level;
  const match = new Match(rules, players, fillBox(rules, box, players));
  for (const [who, move] of moves) match.make(who, move);
  const steps = [...review(match, asked)];
  return {
    changes: steps.flatMap(({ change }) => change ?? []),
    decisions: steps.flatMap(({ decision }) => decision ?? []),
  };
}

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  console.log(JSON.stringify(reviewed(JSON.parse(line) as Job)));
}
