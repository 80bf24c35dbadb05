/** The best moves as a bot sees them, asked for by the one whose turn it is. */

import { page } from "../lib/page.svelte";
import type { TableClient } from "../lib/table";
import type { Advised } from "../lib/wire";
import type { Turn } from "./turn.svelte";

export class Hint {
  /** The best first; none until they are asked for. */
  moves: Advised[] = $state.raw([]);
  asking = $state(false);

  constructor(
    private readonly client: TableClient,
    private readonly turn: Turn,
  ) {
    $effect(() => {
      void [turn.at, turn.choice.move];
      this.close();
    });
  }

  close(): void {
    this.moves = [];
  }

  async ask(seat: number): Promise<void> {
    if (this.asking) return;
    const asked = this.turn.at;
    this.asking = true;
    try {
      const moves = await this.client.hint(seat);
      if (asked === this.turn.at) this.moves = moves;
    } catch (no) {
      page.refused(no);
    } finally {
      this.asking = false;
    }
  }
}
