/** A worker that looks back on one match and tells each step as it is made. It is ended when it is to stop. */

import type { Log } from "../../lib/api";
import { Refused } from "../../lib/refused";
import { replay } from "../log";
import { review, type Step } from "./review";

export interface Order {
  log: Log;
  seats: number[];
}

/** A step; its end; or why there is none. */
export type Word =
  Step | { over: true } | { refused: string; blanks: Refused["blanks"] } | { failed: string };

addEventListener("message", ({ data }: MessageEvent<Order>) => void look(data));

async function look({ log, seats }: Order): Promise<void> {
  try {
    const match = await replay(log);
    if (match.actors !== 0) throw new Refused("review-unfinished");
    for (const step of review(match, { seats })) say(step);
    say({ over: true });
  } catch (no) {
    if (no instanceof Refused) say({ refused: no.why, blanks: no.blanks });
    else say({ failed: String(no) });
  }
}

const say = (word: Word) => postMessage(word);
