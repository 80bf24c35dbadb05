/** Wherever moves of one's own lead, one after the other: the rules play them in a world imagined from
 *  a view. What may be played is the same in all worlds that fit it, so one will do. */

import type { Run, Runs } from "../lib/foreseen";
import type { Values } from "../lib/wire";
import { aWorld } from "./preview";
import { CHANCE, LUCK, Rules } from "./rules";

const MOST = 2000; // positions looked at; no walk comes near it
const DRAWS = 20; // of luck between two moves

export interface AskedRuns extends Runs {
  view: Values;
  seat: number;
}

interface Node {
  line: number[];
  world: Uint8Array;
}

/** Each position once, by a shortest run; the nearest first. */
export function runs(rules: Rules, asked: AskedRuns): Run[] {
  const first = begun(rules, asked);
  const was = rules.state.value(asked.within);
  const found: Run[] = [];
  const seen = new Set<string>();
  const edge: Node[] = first ? [{ line: [], world: first }] : [];
  for (let node = edge.shift(); node && found.length < MOST; node = edge.shift()) {
    for (const { move, world } of onward(rules, node.world, asked, was)) {
      const key = latin.decode(world);
      if (seen.has(key)) continue;
      seen.add(key);
      const line = [...node.line, move];
      edge.push({ line, world });
      found.push({ line, view: glimpse(rules, world, asked) });
    }
  }
  return found;
}

/** The world in which they begin; none if what comes before may not be played. */
function begun(rules: Rules, { view, seat, after }: AskedRuns): Uint8Array | null {
  rules.state.bytes.set(aWorld(rules, view, seat));
  for (const move of after) {
    if (!isAsked(rules, seat) || !rules.legal(seat).includes(move)) return null;
    rules.play(seat, move);
  }
  return rules.state.bytes.slice();
}

const isAsked = (rules: Rules, seat: number) => ((rules.actors() >> seat) & 1) === 1;

/** What each move leads to, once luck has spoken; nothing where something else is asked. */
function* onward(
  rules: Rules,
  world: Uint8Array,
  { seat, verbs, within }: AskedRuns,
  was: unknown,
) {
  const { state } = rules;
  state.bytes.set(world);
  for (let n = 0; rules.actors() === LUCK && n < DRAWS; n++) {
    rules.play(CHANCE, rules.legal(CHANCE)[0]!);
  }
  if (!isAsked(rules, seat) || state.value(within) !== was) return;
  const from = state.bytes.slice();
  for (const move of rules.legal(seat)) {
    if (!verbs.includes(rules.words.words(move)[0]!)) continue;
    state.bytes.set(from);
    rules.play(seat, move);
    yield { move, world: state.bytes.slice() };
  }
}

/** What I would see of it, as far as it was asked for. */
function glimpse(rules: Rules, world: Uint8Array, { seat, fields }: AskedRuns): Values {
  rules.state.bytes.set(world);
  rules.look([seat]);
  return Object.fromEntries(fields.map((field) => [field, rules.views.value(field)]));
}

const latin = new TextDecoder("latin1"); // a letter for each byte
