/** Moves decided in one go, that the rules ask for one after the other. */

import type { Move } from "../../../lib/board";
import type { Values } from "../../../lib/wire";

interface Decided {
  move: number;
  /** It is made only if all went as it was to go. */
  when: (view: Values) => boolean;
}

export class Plan {
  private left: Decided[] = [];

  /** Whatever was planned before is not any more. */
  then(moves: Decided[]): void {
    this.left = [...moves];
  }

  /** The next of them, if it answers this question; else whoever planned is asked anew. */
  next(offered: Move[], view: Values): number | null {
    const decided = this.left.shift();
    if (decided && decided.when(view) && offered.some(({ move }) => move === decided.move))
      return decided.move;
    this.left = [];
    return null;
  }
}
