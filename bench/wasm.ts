/** Run by bench/wasm.py: rounds of search a CPU second of one module in this engine. */

import { readFileSync } from "node:fs";
import { Bot } from "../web/src/local/bots";
import { Module, type About } from "../web/src/local/module";
import { LUCK, Rules } from "../web/src/local/rules";

const [path, seats, rounds, turns] = [
  process.argv[2]!,
  ...process.argv.slice(3).map(Number),
];
const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
about.levels["timed"] = ["search", rounds!];
const code = readFileSync(process.argv[6] ?? path);

const begun = performance.now();
const module = await Module.open(code, about);
const rules = new Rules(module);
rules.setUp(seats!);
const started = performance.now() - begun;
const bot = new Bot(module, "timed", 1);
const luck = module.records("luck");
module.seed(luck, 1);

/** The first decision in which a seat has a choice. */
let mask = rules.actors();
let seat = 0;
for (;;) {
  seat = mask & LUCK ? 15 : Math.log2(mask & -mask);
  const moves = rules.legal(seat);
  if (seat !== 15 && moves.length > 1) break;
  mask = rules.play(seat, moves[0]!);
}
rules.look([seat]);
let best = 0;
for (let turn = 0; turn < turns!; turn++) {
  const start = process.cpuUsage();
  bot.choose(rules.box, rules.views, seat);
  const { user, system } = process.cpuUsage(start);
  best = Math.max(best, (rounds! / (user + system)) * 1e6);
}
console.log(
  JSON.stringify({
    rounds: best,
    memory: module.memory.buffer.byteLength,
    started,
  }),
);
