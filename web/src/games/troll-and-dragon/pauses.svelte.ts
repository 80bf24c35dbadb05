/** In the race a move must wait: which pauses are over, as their milliseconds run out here. */

export class Pauses {
  private waiting: Record<number, boolean> = $state({});

  over(move: number): boolean {
    return !this.waiting[move];
  }

  /** These milliseconds begin now; the answer ends the count. */
  begin(wait: Record<number, number>): () => void {
    this.waiting = Object.fromEntries(Object.entries(wait).map(([move, ms]) => [move, ms > 0]));
    const timers = Object.entries(wait).map(([move, ms]) =>
      setTimeout(() => (this.waiting[Number(move)] = false), ms),
    );
    return () => timers.forEach(clearTimeout);
  }
}
