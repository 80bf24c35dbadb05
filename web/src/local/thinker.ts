/** A worker in which one bot thinks at a time: it is given a view, what its seat heard and nothing else. */

import type { Advised } from "../lib/wire";
import { Adviser } from "./adviser";
import { Bot } from "./bots";
import { loadRules } from "./load";
import type { Records } from "./module";
import type { Rules } from "./rules";

const PATIENCE = 400; // ms a bot thinks at most: its move is made within half a second on a slow machine too

export interface Thought {
  game: string;
  /** Of a bot; null: advice is wanted. */
  level: string | null;
  seat: number;
  box: Uint8Array;
  view: Uint8Array;
  heard: Int32Array;
}

interface Seated {
  bots: Map<string, Bot>;
  adviser: Adviser;
  box: Records;
  view: Records;
}

const SEATED = new WeakMap<Rules, Seated>();

addEventListener("message", ({ data }: MessageEvent<Thought>) => {
  think(data).then(
    (thought) => postMessage(thought),
    (no) => postMessage(String(no)),
  );
});

async function think(thought: Thought): Promise<number | Advised[]> {
  const { game, level, seat, box, view, heard } = thought;
  const rules = await loadRules(game);
  const desk = seated(rules);
  desk.box.bytes.set(box);
  desk.view.bytes.set(view);
  const began = performance.now();
  const enough = () => performance.now() - began > PATIENCE;
  if (level === null) return desk.adviser.advise(desk.box, desk.view, seat, heard, enough);
  if (!desk.bots.has(level)) desk.bots.set(level, new Bot(rules.module, level, random()));
  return desk.bots.get(level)!.choose(desk.box, desk.view, seat, heard, enough);
}

function seated(rules: Rules): Seated {
  let found = SEATED.get(rules);
  if (!found) {
    const { module } = rules;
    const adviser = new Adviser(module, random());
    found = { bots: new Map(), adviser, box: module.records("box"), view: module.records("view") };
    SEATED.set(rules, found);
  }
  return found;
}

const random = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
