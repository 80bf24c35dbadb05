/** What a bot would do, asked for by the one whose turn it is. */

import { page } from "../lib/page.svelte";
import type { TableClient } from "../lib/table";
import type { Turn } from "./turn.svelte";

export class Hint {
  move: number | null = $state(null);
  asking = $state(false);

  constructor(
    private readonly client: TableClient,
    private readonly turn: Turn,
  ) {
    $effect(() => {
      void [turn.at, turn.choice.move];
      this.move = null;
    });
  }

  async ask(seat: number): Promise<void> {
    if (this.asking) return;
    const asked = this.turn.at;
    this.asking = true;
    try {
      const move = await this.client.hint(seat);
      if (asked === this.turn.at) this.move = move;
    } catch (no) {
      page.refused(no);
    } finally {
      this.asking = false;
    }
  }
}
