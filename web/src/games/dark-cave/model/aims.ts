/** What a card of the hand may be aimed at, asked of the rules before it is played. */

import type { Glance, Move } from "../../../lib/board";
import { Moves } from "../../../lib/moves";
import { one } from "../../../lib/view";
import type { CardChoice } from "./choices";
import { WAIT } from "./words";

/** Two moves that are one to whoever makes them: the card, and where it goes. */
export interface Aim {
  first: Move;
  then: Move;
}

/** A card goes `turned` where it may, and the other way up where it fits no other; null while unknown. */
export function aims(choice: CardChoice, turned: boolean, glance: Glance): Aim[] | null {
  const { upright, turned: over, play } = choice;
  const firsts = [...(turned ? [over, upright] : [upright, over]), play].filter((it) => !!it);
  const found = firsts.map((first) => aimsOf(first, glance));
  if (found.includes(null)) return null;
  const best = new Map<number, Aim>();
  for (const aim of (found as Aim[][]).flat()) {
    if (!best.has(aim.then.move)) best.set(aim.then.move, aim);
  }
  return [...best.values()];
}

function aimsOf(first: Move, { game, foresee }: Glance): Aim[] | null {
  const way = foresee?.([first.move], "nothing")?.ways[0];
  if (!way) return null;
  if (![WAIT.placing, WAIT.aiming].includes(one(way.view, "wait"))) return [];
  const vocabulary = new Moves(game.verbs);
  return way.moves.map((move) => ({ first, then: { move, words: vocabulary.words(move) } }));
}
