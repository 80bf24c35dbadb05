/** What the one who looks is asked, which moves that allows, and which one was chosen. */

import { untrack } from "svelte";
import type { Decided } from "../lib/board";
import { page, say, settings } from "../lib/page.svelte";
import { Choice } from "./choice.svelte";
import type { Live } from "./live.svelte";
import type { Perspective } from "./perspective.svelte";
import type { Wording } from "./wording.svelte";

export class Turn {
  /** What was chosen last and taken back, in words. */
  regretted = $state("");
  private joined = false; // what is chosen, to the last move
  readonly choice = new Choice((move) => this.send(move));
  readonly question = $derived.by(() => this.perspective.sight?.asked ?? null);
  readonly at = $derived.by(() => this.question?.at);
  /** The question is open: a move may be chosen now. */
  readonly free = $derived.by(
    () =>
      this.question !== null &&
      !this.perspective.watching &&
      this.choice.move === null &&
      this.live.sent === null,
  );
  readonly offered = $derived.by(() =>
    this.free ? this.question!.moves.map((move) => this.wording.move(move)) : [],
  );

  /** What is asked, in the game's own words; a game that has none is asked plainly. */
  readonly asks = $derived.by(() => {
    const { view } = this.perspective.sight ?? {};
    if (!this.free || !view) return "";
    const words = this.offered.map((move) => move.words);
    return say.question(words, view, this.wording.words) ?? say.t("question-yours");
  });

  constructor(
    private readonly live: Live,
    private readonly perspective: Perspective,
    private readonly wording: Wording,
  ) {
    $effect(() => {
      const { at } = this;
      untrack(() => this.lapse(at));
    });
    $effect(() => () => this.choice.drop());
  }

  choose = (move: number, decided?: Decided): void => {
    if (!this.question?.moves.includes(move)) return;
    const passed = Date.now() - this.perspective.sight!.askedAt;
    const wait = (this.question.wait[move] ?? 0) - passed;
    this.regretted = "";
    this.joined = decided === "joined";
    const now = !!decided || this.perspective.racing;
    this.choice.make(move, this.question.at, now ? "now" : settings.sending, wait);
  };

  /** The player thinks better of it. */
  takeBack = (): void => {
    const move = this.choice.drop();
    if (move !== null)
      this.regretted = say.t("choice-taken-back", { move: this.wording.tellMove(move) });
  };

  private lapse(at: number | undefined): void {
    const move = this.choice.lapse(at);
    if (move !== null) page.tell(say.t("choice-lapsed", { move: this.wording.tellMove(move) }));
  }

  private send(move: number): void {
    const { seat } = this.perspective;
    if (seat !== null) this.live.client.play(seat, move, this.joined);
  }
}
