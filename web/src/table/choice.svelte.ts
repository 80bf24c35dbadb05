/** A move that was chosen and not yet sent: for a moment, or until it is confirmed, it can be taken back. */

import type { Sending } from "../lib/settings.svelte";

const MOMENT = 600; // ms in which a slip of the finger is noticed

export class Choice {
  move: number | null = $state(null);
  private at: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (move: number) => void) {}

  /** `at`: the question it answers. `wait`: ms until the rules allow it, in a race. */
  make(move: number, at: number, sending: Sending, wait = 0): void {
    this.drop();
    if (sending === "now" && wait <= 0) return this.send(move);
    this.move = move;
    this.at = at;
    if (sending === "confirm") return;
    this.timer = setTimeout(
      () => this.confirm(),
      sending === "now" ? wait : Math.max(wait, MOMENT),
    );
  }

  confirm(): void {
    const move = this.drop();
    if (move !== null) this.send(move);
  }

  /** What was chosen is not any more: the move, if there was one. */
  drop(): number | null {
    const { move } = this;
    clearTimeout(this.timer);
    this.move = null;
    return move;
  }

  /** Another question is asked now: what answers an older one is dropped. */
  lapse(at: number | undefined): number | null {
    return at === this.at ? null : this.drop();
  }
}
