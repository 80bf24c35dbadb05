/** The table as the page shows it: what the client knows, made known to whatever is drawn. */

import type { Clock } from "../lib/clock";
import type { Status } from "../lib/connection";
import { keep, kept } from "../lib/kept";
import { lineTo } from "../lib/line";
import { page, settings } from "../lib/page.svelte";
import { noteDeal, noteDraws } from "../lib/receipt";
import type { Sight } from "../lib/sight";
import { TableClient } from "../lib/table";
import type { Said, TableInfo } from "../lib/wire";

const NOTHING = -1;

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
  /** The last of the chat that was seen here, also before the page was loaded anew. */
  private heard = $state(NOTHING);
  readonly client: TableClient;

  constructor(private readonly id: string) {
    this.heard = Number(kept("sessionStorage", `heard ${id}`) ?? NOTHING);
    this.client = new TableClient(
      () => lineTo(id),
      () => this.copy(),
      page.refused,
    );
    $effect.pre(() => this.client.setPace(settings.speed));
    this.client.connect();
  }

  /** Take back the last move of this seat, or ask the others for it. */
  undo(seat: number): void {
    this.client.wish({ type: "undo", seat });
  }

  get unheard(): number {
    return this.chat.filter(({ n }) => n > this.heard).length;
  }

  listen(): void {
    this.heard = this.chat.at(-1)?.n ?? this.heard;
    keep("sessionStorage", `heard ${this.id}`, this.heard);
  }

  private copy(): void {
    const { status, table, box, me, sights, chat, clocks, clocksAt, sent } = this.client;
    Object.assign(this, { status, table, box, me, sights, chat, clocks, clocksAt });
    this.sent = sent?.move ?? null;
    if (table?.deal && me.length) noteDeal(this.id, table.commitment);
    for (const [seat, { log }] of sights) if (seat !== null) noteDraws(this.id, seat, log);
  }
}
