/** Bots at local tables: one thinks at a time, and lets others be heard while it does. */

import { Bot } from "./bots";
import type { Match } from "./match";
import type { Records } from "./module";
import type { Rules } from "./rules";

const PATIENCE = 400; // ms a bot thinks at most: its move is made within half a second on a slow machine too
const BREATH = 10; // ms of thinking between two looks at what was asked meanwhile

interface Seated {
  bots: Map<string, Bot>;
  box: Records;
  view: Records;
}

const SEATED = new WeakMap<Rules, Seated>();
let last: Promise<unknown> = Promise.resolve();

/** The move a bot of this level makes, given the seat's view and nothing else. */
export function choose(match: Match, seat: number, level: string): Promise<number> {
  const now = match.at(match.bytes); // others may move before it is this bot's turn to think
  const chosen = last.then(() => think(now, seat, level));
  last = chosen.catch(() => undefined);
  return chosen;
}

async function think(match: Match, seat: number, level: string): Promise<number> {
  const { rules } = match;
  const { bots, box, view } = seated(rules);
  if (!bots.has(level)) bots.set(level, new Bot(rules.module, level, random()));
  box.bytes.set(match.box);
  view.bytes.set(match.look([seat])[0]!);
  const began = performance.now();
  const enough = () => performance.now() - began > PATIENCE;
  const thoughts = bots.get(level)!.think(box, view, seat, enough);
  for (let heard = began; ;) {
    const { done, value } = thoughts.next();
    if (done) return value;
    if (performance.now() - heard < BREATH) continue;
    await pause();
    heard = performance.now();
  }
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
const pause = () => new Promise((resolve) => setTimeout(resolve));
