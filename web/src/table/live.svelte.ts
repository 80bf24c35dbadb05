/** The table as the page shows it: what the client knows, made known to whatever is drawn. */

import { TableClient, lineTo, type Sight, type Status } from "../lib/table";
import type { Clock } from "../lib/clock";
import { page } from "../lib/page.svelte";
import type { Said, TableInfo } from "../lib/wire";

export class Live {
  status: Status = $state.raw("connecting");
  table: TableInfo | null = $state.raw(null);
  box: Record<string, unknown> = $state.raw({});
  me: number[] = $state.raw([]);
  sights: Map<number | null, Sight> = $state.raw(new Map());
  chat: Said[] = $state.raw([]);
  clocks: Clock[] = $state.raw([]);
  clocksAt = $state(0);
  sent: number | null = $state(null);
  /** How much of the chat was seen here. */
  heard = $state(0);
  readonly client: TableClient;

  constructor(id: string) {
    this.client = new TableClient(
      () => lineTo(id),
      () => this.copy(),
      page.refused,
    );
    this.client.connect();
  }

  /** Take back the last move of this seat, or ask the others for it. */
  undo(seat: number): void {
    this.client.wish({ type: "undo", seat });
  }

  private copy(): void {
    const { status, table, box, me, sights, chat, clocks, clocksAt, sent } = this.client;
    Object.assign(this, { status, table, box, me, sights, chat, clocks, clocksAt });
    this.sent = sent?.move ?? null;
  }
}
