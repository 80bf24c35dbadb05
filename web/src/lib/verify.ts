/** The luck of a finished match, checked here and not by the server that drew it. */

import { hexToBytes } from "@noble/hashes/utils.js";
import { commitmentOf, draw } from "./luck";
import type { Luck } from "./wire";

export interface Verdict {
  committed: boolean;
  /** Moves that come from another table: their luck was not drawn here, nor is it checked. */
  given: number;
  draws: number;
  /** The number of the first draw that is not what the secret says, from 1; 0 if there is none. */
  wrong: number;
}

export function verify(
  table: string,
  commitment: string,
  secret: string,
  seeds: string[],
  { given, draws }: Luck,
): Verdict {
  const key = hexToBytes(secret);
  const committed = commitmentOf(table, key, given) === commitment;
  for (const [i, { n, moves, weights, move }] of draws.entries()) {
    const should = moves[draw(key, seeds, n, weights)];
    if (should !== move) return { committed, given, draws: i + 1, wrong: n + 1 };
  }
  return { committed, given, draws: draws.length, wrong: 0 };
}
