/** Run by tests/engine/wasm/: writes boxes with changes as TOML, and tells what a link to each says. */

import { readFileSync } from "node:fs";
import type { About } from "../../src/local/module";
import { boxOf, linkOf } from "../../src/box/link";
import { written } from "../../src/box/toml";
import { changed, type Change } from "../../src/box/values";

interface Job {
  file: string; // the printed box as it is written
  changes: Change[];
  name: string;
}

const { standard } = JSON.parse(readFileSync(`${process.argv[2]!}.json`, "utf-8")) as About;

function answer({ file, changes, name }: Job): unknown {
  const box = changed(standard, changes);
  const link = linkOf(name, standard, box);
  return { toml: written(file, standard, changes, name), link, told: boxOf(link, standard) };
}

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  console.log(JSON.stringify(answer(JSON.parse(line) as Job)));
}
