/** Run by tests/engine/wasm/: the bytes a match takes with a bot of every level at the table. */

import { readFileSync } from "node:fs";
import { Bot } from "../../src/local/bots";
import { Module, type About } from "../../src/local/module";
import { Rules } from "../../src/local/rules";

const path = process.argv[2]!;
const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
const module = await Module.open(readFileSync(path), about);
new Rules(module);
for (const level of ["easy", "hard"]) new Bot(module, level, 1);
console.log(module.memory.buffer.byteLength);
