/** The luck of a finished match, checked here and not by the server that drew it. */

import { hexToBytes } from "@noble/hashes/utils.js";
import { commitmentOf, dealCommitmentOf, draw, drawOfDeal, Questions, sealOf } from "./luck";
import type { Luck, Result } from "./wire";

export interface Verdict {
  committed: boolean;
  /** Moves that come from another table: their luck was not drawn here, nor is it checked. */
  given: number;
  draws: number;
  /** The number of the first draw that is not what the secret says, from 1; 0 if there is none. */
  wrong: number;
  /** All seeds are those that were sealed. */
  sealed: boolean;
  /** Seats that sealed a seed and did not tell it in time. */
  untold: number[];
}

export function verify(
  table: string,
  commitment: string,
  { secret, seeds, seals }: Pick<Result, "secret" | "seeds" | "seals">,
  { given, draws }: Luck,
  deal = "",
): Verdict {
  const key = hexToBytes(secret);
  const should = deal ? dealCommitmentOf(deal, key) : commitmentOf(table, key, given);
  const committed = should === commitment;
  const sealed = seals.every((seal, p) => !seeds[p] || sealOf(table, p, seeds[p]) === seal);
  const untold = seals.flatMap((seal, p) => (seal && !seeds[p] ? p : []));
  const found = { committed, given, sealed, untold };
  const asked = new Questions();
  for (const [i, { n, moves, weights, move, after }] of draws.entries()) {
    if (deal && moves.length === 1) continue; // what is certain is no question
    const place = deal
      ? drawOfDeal(key, asked.call(moves, weights, after), weights)
      : draw(key, seeds, n, weights);
    if (moves[place] !== move) return { ...found, draws: i + 1, wrong: n + 1 };
  }
  return { ...found, draws: draws.length, wrong: 0 };
}
