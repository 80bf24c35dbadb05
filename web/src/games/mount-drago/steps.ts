/** How the moves offered are reached on the board: a card, to be played or discarded; or a word. */

import type { Move } from "../../lib/board";
import { named, same, type Card } from "./read";

/** What a card in hand may do now; undefined if nothing. */
export function forCard(moves: Move[], card: Card): Move | undefined {
  return moves.find(({ words }) => words.length === 3 && same(named(words), card));
}

/** The moves that are said, not laid: to ride, to stay, to discard no more. */
export function said(moves: Move[]): Move[] {
  return moves.filter(({ words }) => words.length === 1);
}

export function offered(moves: Move[], verb: string): Move | undefined {
  return moves.find(({ words }) => words[0] === verb);
}
