/** "Why not?": what was touched and may not be played, and what the rules say to it. */

import { page } from "../lib/page.svelte";
import type { TableClient } from "../lib/table";
import type { Because } from "../lib/wire";
import type { Turn } from "./turn.svelte";

export class Why {
  move: number | null = $state(null);
  answer: Because | null = $state.raw(null);

  constructor(
    private readonly client: TableClient,
    turn: Turn,
  ) {
    $effect(() => {
      void [turn.at, turn.choice.move];
      this.close();
    });
  }

  async ask(seat: number, move: number): Promise<void> {
    this.move = move;
    try {
      const answer = await this.client.why(seat, move);
      if (this.move === move) this.answer = answer;
    } catch (no) {
      page.refused(no);
    }
  }

  close(): void {
    this.move = null;
    this.answer = null;
  }
}
