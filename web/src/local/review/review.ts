/** The review of a match, step by step, so that whoever waits sees how far it is. `review/review.py` says the same. */

import { Hearing } from "../hearing";
import { Match } from "../match";
import { changes, Values, type Change } from "./account";
import { Judge, type Decision } from "./judge";

/** What has just been found, and how many of how many steps are done. */
export interface Step {
  change?: Change;
  decision?: Decision;
  done: number;
  whole: number;
}

export interface Asked {
  seats: number[];
  seed?: number;
  rounds?: number;
  playouts?: number;
  outcomes?: number;
}

/** First all changes, then the decisions of these seats. */
export function* review(match: Match, asked: Asked): Generator<Step> {
  const { rules, seats, box, moves } = match;
  const { seed, rounds, playouts, outcomes } = asked;
  const whole = moves.length + moves.filter(([who]) => asked.seats.includes(who)).length;
  let done = 0;
  const again = new Match(rules, seats, box);
  for (const change of changes(again, moves, new Values(match, seed, playouts, outcomes))) {
    yield { change, done: (done = change.end), whole };
  }
  for (const decision of decisions(match, asked.seats, new Judge(rules.module, seed, rounds))) {
    yield { ...(decision ? { decision } : {}), done: ++done, whole };
  }
}

/** Of every move of these seats what is made of it; null where there was no choice. */
function* decisions(match: Match, seats: number[], judge: Judge): Generator<Decision | null> {
  const { rules, box } = match;
  const again = new Match(rules, match.seats, box);
  const hearing = new Hearing(again);
  for (const [n, [who, move]] of match.moves.entries()) {
    if (seats.includes(who)) {
      if (again.listed(who).length < 2) yield null;
      else yield judge.judge(known(again, hearing, who), n, move);
    }
    again.make(who, move);
  }
}

/** What this seat can know now, and nothing else. */
function known(match: Match, hearing: Hearing, seat: number) {
  const heard = hearing.of(seat);
  const [seen] = match.look([seat]);
  const { box, views } = match.rules;
  box.bytes.set(match.box);
  views.bytes.set(seen!);
  return { box, view: views, seat, heard };
}
