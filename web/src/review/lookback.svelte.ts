/** Looking back on one match as one seat: what was found so far, and the worker that finds it. */

import type { Log } from "../lib/api";
import { page } from "../lib/page.svelte";
import { Refused } from "../lib/refused";
import type { Change } from "../local/review/account";
import type { Decision } from "../local/review/judge";
import { keepReview, keptReview } from "../local/review/kept";
import type { Order, Word } from "../local/review/reviewer";

export class LookBack {
  changes: Change[] = $state.raw([]);
  decisions: Decision[] = $state.raw([]);
  done = $state(0);
  whole = $state(0);
  going = $state(false);
  /** All of it is there. */
  over = $state(false);
  /** Ended by the person who asked. */
  stopped = $state(false);
  private worker: Worker | null = null;

  constructor(
    private readonly log: () => Promise<Log>,
    private readonly id: string | null,
    readonly seat: number,
  ) {}

  /** What was found an earlier time, if it is kept. */
  async recall(): Promise<void> {
    const found = this.id === null ? null : await keptReview(this.id, this.seat);
    if (!found || this.going) return;
    this.changes = found.changes;
    this.decisions = found.decisions;
    this.over = true;
  }

  async begin(): Promise<void> {
    this.changes = [];
    this.decisions = [];
    this.done = this.whole = 0;
    this.stopped = false;
    this.going = true;
    try {
      const log = await this.log();
      if (!this.going) return;
      this.worker = new Worker(new URL("../local/review/reviewer.ts", import.meta.url), {
        type: "module",
      });
      this.worker.onmessage = ({ data }: MessageEvent<Word>) => this.hear(data);
      this.worker.onerror = () => this.refuse(new Refused("local-stopped"));
      this.worker.postMessage({ log, seats: [this.seat] } satisfies Order);
    } catch (no) {
      this.refuse(no);
    }
  }

  /** What there is stays. */
  stop(): void {
    this.stopped = this.going;
    this.end();
  }

  end(): void {
    this.worker?.terminate();
    this.worker = null;
    this.going = false;
  }

  private hear(word: Word): void {
    if ("failed" in word) this.refuse(new Error(word.failed));
    else if ("refused" in word) this.refuse(new Refused(word.refused, word.blanks));
    else if ("over" in word) this.finish();
    else {
      if (word.change) this.changes = [...this.changes, word.change];
      if (word.decision) this.decisions = [...this.decisions, word.decision];
      this.done = word.done;
      this.whole = word.whole;
    }
  }

  private finish(): void {
    this.end();
    this.over = true;
    const { changes, decisions } = this;
    if (this.id !== null) void keepReview(this.id, this.seat, { changes, decisions });
  }

  private refuse(no: unknown): void {
    this.end();
    page.refused(no);
  }
}
