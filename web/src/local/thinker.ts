/** A worker in which one bot thinks at a time: it is given a view, what its seat heard and nothing else. */

import { Bot } from "./bots";
import { loadRules } from "./load";
import type { Records } from "./module";
import type { Rules } from "./rules";

const PATIENCE = 400; // ms a bot thinks at most: its move is made within half a second on a slow machine too

export interface Thought {
  game: string;
  level: string;
  seat: number;
  box: Uint8Array;
  view: Uint8Array;
  heard: Int32Array;
}

interface Seated {
  bots: Map<string, Bot>;
  box: Records;
  view: Records;
}

const SEATED = new WeakMap<Rules, Seated>();

addEventListener("message", ({ data }: MessageEvent<Thought>) => {
  think(data).then(
    (move) => postMessage(move),
    (no) => postMessage(String(no)),
  );
});

async function think({ game, level, seat, box, view, heard }: Thought): Promise<number> {
  const rules = await loadRules(game);
  const desk = seated(rules);
  if (!desk.bots.has(level)) desk.bots.set(level, new Bot(rules.module, level, random()));
  desk.box.bytes.set(box);
  desk.view.bytes.set(view);
  const began = performance.now();
  const enough = () => performance.now() - began > PATIENCE;
  return desk.bots.get(level)!.choose(desk.box, desk.view, seat, heard, enough);
}

function seated(rules: Rules): Seated {
  let found = SEATED.get(rules);
  if (!found) {
    const { module } = rules;
    found = { bots: new Map(), box: module.records("box"), view: module.records("view") };
    SEATED.set(rules, found);
  }
  return found;
}

const random = () => crypto.getRandomValues(new Uint32Array(1))[0]!;
