/** Run by tests/engine/wasm/: jobs from standard input, one a line, played in Node. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Module, type About } from "../../src/local/module";
import { player, type Digest, type Job } from "./player";

const path = process.argv[2]!;
const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
const play = player(await Module.open(readFileSync(path), about), digest);

function digest(): Digest {
  const hash = createHash("sha256");
  return { update: (data) => hash.update(data), hex: () => hash.digest("hex") };
}

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  console.log(JSON.stringify(play(JSON.parse(line) as Job)));
}
