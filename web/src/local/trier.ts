/** A worker in which bots play whole matches with two boxes, pair by pair from the same seeds. */

import { Refused } from "../lib/refused";
import { fillBox } from "./box";
import { loadRules } from "./load";
import { Trial, type Row } from "./trial";

export interface Trying {
  game: string;
  /** The printed one and another. */
  boxes: [Record<string, unknown>, Record<string, unknown>];
  seats: number;
  matches: number;
  seed: number;
}

export type Tried =
  | { pair: [Row, Row] }
  | { done: true }
  | { refused: { why: string; blanks: Record<string, string | number> } };

const LEVEL = "novice"; // the lowest that anybody is offered
const PATIENCE = 60_000; // ms: what was played until then is told

const reply = (tried: Tried) => postMessage(tried);

addEventListener("message", ({ data }: MessageEvent<Trying>) => {
  tryOut(data).catch((no: unknown) => {
    const { why, blanks } = no instanceof Refused ? no : new Refused("local-stopped");
    reply({ refused: { why, blanks } });
  });
});

async function tryOut({ game, boxes, seats, matches, seed }: Trying): Promise<void> {
  const rules = await loadRules(game);
  const [printed, own] = boxes.map((box) => fillBox(rules, box, seats)) as [Uint8Array, Uint8Array];
  const trial = new Trial(rules, LEVEL);
  const began = performance.now();
  for (let i = 0; i < matches && performance.now() - began < PATIENCE; i++) {
    const play = (box: Uint8Array) => trial.play(box, seats, seed + i);
    reply({ pair: [play(printed), play(own)] });
  }
  reply({ done: true });
}
