/** Run by tests/engine/wasm/: calls one small kernel a line, and answers with all it wrote. */

import { readFileSync } from "node:fs";
import { Module, RulesFailed, type About } from "../../src/local/module";

const ROOM = 10; // numbers in each array
interface Job {
  kernel: string;
  given: number[];
  seed: number;
}

const path = process.argv[2]!;
const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
const module = await Module.open(readFileSync(path), about);
const notes = module.records("note", 2);
const luck = module.records("luck");
const [a, out, reals] = [0, 1, 2].map(() => module.call("room", ROOM * 8)) as [
  number,
  number,
  number,
];

function answer({ kernel, given, seed }: Job): unknown {
  const { buffer } = module.memory;
  const [asked, written] = [a, out].map((at) => new BigInt64Array(buffer, at, ROOM));
  const numbers = new Float64Array(buffer, reals, ROOM);
  asked!.fill(0n).set(given.map(BigInt));
  written!.fill(0n);
  numbers.fill(0);
  notes.bytes.fill(0);
  module.seed(luck, seed);
  module.call(kernel, a, ROOM, out, ROOM, reals, ROOM, notes.at, 2, luck.at);
  const bits = new BigInt64Array(buffer, reals, ROOM);
  return { out: [...written!].map(String), reals: [...bits].map(String) };
}

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  try {
    console.log(JSON.stringify(answer(JSON.parse(line) as Job)));
  } catch (error) {
    if (!(error instanceof RulesFailed)) throw error;
    console.log(JSON.stringify(error.message));
  }
}
