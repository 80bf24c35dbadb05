/** Run by tests/engine/wasm/: goes to a position, a job a line, and says why moves may not be played. */

import { readFileSync } from "node:fs";
import { Module, type About } from "../../src/local/module";
import { Rules } from "../../src/local/rules";

interface Job {
  box: string;
  seats: number;
  moves: [who: number, move: number][];
  asked: [seat: number, move: number][];
}

const path = process.argv[2]!;
const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
const rules = new Rules(await Module.open(readFileSync(path), about));

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  const { box, seats, moves, asked } = JSON.parse(line) as Job;
  rules.box.bytes.set(Uint8Array.from(atob(box), (c) => c.charCodeAt(0)));
  rules.setUp(seats);
  for (const [who, move] of moves) rules.play(who, move);
  console.log(JSON.stringify(asked.map(([seat, move]) => rules.why(seat, move))));
}
