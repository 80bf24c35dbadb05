/** Run by tests/engine/wasm/: reads boxes, a job a line, and answers with their bytes or a refusal. */

import { readFileSync } from "node:fs";
import { Refused } from "../../src/lib/refused";
import { fillBox, readBox, written } from "../../src/local/box";
import { Module, type About } from "../../src/local/module";
import { Rules } from "../../src/local/rules";

interface Job {
  file?: string; // with its content in base64
  content?: string;
  data?: Record<string, unknown>; // or named values, and for how many players
  seats?: number;
}

const path = process.argv[2]!;
const about = JSON.parse(readFileSync(`${path}.json`, "utf-8")) as About;
const rules = new Rules(await Module.open(readFileSync(path), about));

const bytesOf = (given: string) => Uint8Array.from(atob(given), (c) => c.charCodeAt(0));

function answer({ file, content, data, seats }: Job): unknown {
  try {
    const box = data ? fillBox(rules, data, seats!) : readBox(rules, file!, bytesOf(content!));
    return { bytes: btoa(String.fromCharCode(...box)), written: written(about, box) };
  } catch (no) {
    if (!(no instanceof Refused)) throw no;
    return { why: no.why, blanks: no.blanks };
  }
}

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  console.log(JSON.stringify(answer(JSON.parse(line) as Job)));
}
