/** Moves decided in one go, that the rules ask for one after the other. */

import type { Decided, Move } from "../../../lib/board";
import type { Values } from "../../../lib/wire";

interface Next {
  move: number;
  /** It is made only if all went as it was to go. */
  when: (view: Values) => boolean;
}

export class Plan {
  private left: Next[] = [];
  /** How it hangs together. */
  decided: Decided = "sent";

  /** Whatever was planned before is not any more. */
  then(moves: Next[], decided: Decided): void {
    this.left = [...moves];
    this.decided = decided;
  }

  /** The next of them, if it answers this question; else whoever planned is asked anew. */
  next(offered: Move[], view: Values): number | null {
    const next = this.left.shift();
    if (next?.when(view) && offered.some(({ move }) => move === next.move)) return next.move;
    this.left = [];
    return null;
  }
}
