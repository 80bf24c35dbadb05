/** What the one who looks is asked, which moves that allows, and which one was chosen. */

import { untrack } from "svelte";
import { settings } from "../lib/page.svelte";
import { Choice } from "./choice.svelte";
import type { Live } from "./live.svelte";
import type { Perspective } from "./perspective.svelte";
import type { Wording } from "./wording.svelte";

export class Turn {
  readonly choice = new Choice((move) => this.send(move));
  readonly question = $derived.by(() => this.perspective.sight?.asked ?? null);
  readonly at = $derived.by(() => this.question?.at);
  /** The question is open: a move may be chosen now. */
  readonly free = $derived.by(
    () =>
      this.question !== null &&
      !this.watching() &&
      this.choice.move === null &&
      this.live.sent === null &&
      this.perspective.curtain === null,
  );
  readonly offered = $derived.by(() =>
    this.free
      ? this.question!.moves.map((move) => ({ move, words: this.wording.moves.words(move) }))
      : [],
  );

  /** `watching`: the moves made before are still being shown. */
  constructor(
    private readonly live: Live,
    private readonly perspective: Perspective,
    private readonly wording: Wording,
    private readonly watching: () => boolean,
  ) {
    $effect(() => {
      void this.at;
      untrack(() => this.choice.drop());
    });
  }

  choose = (move: number): void => {
    if (!this.question?.moves.includes(move)) return;
    const passed = Date.now() - this.perspective.sight!.askedAt;
    const wait = (this.question.wait[move] ?? 0) - passed;
    this.choice.make(move, this.perspective.racing ? "now" : settings.sending, wait);
  };

  private send(move: number): void {
    const { seat } = this.perspective;
    if (seat !== null) this.live.client.play(seat, move);
  }
}
