/** What is shown of a seat's view: step by step behind what is known, so that the eye can follow. */

import type { Shown } from "../lib/board";
import type { Seen, Sight } from "../lib/sight";
import type { Values } from "../lib/wire";

const MANY = 6; // steps still to come from which on they are shown faster

export type Tempo = "step" | "race" | "still";

export class Stage {
  view: Values | null = $state.raw(null);
  last: Shown | null = $state.raw(null);
  playing = $state(false);
  private sight: Sight | null = null;
  private scene = $state(0);
  private at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly words: (move: number) => string[],
    private readonly duration: (step: Shown) => number,
  ) {}

  /** More is known than is shown. */
  behind(sight: Sight): boolean {
    return sight.scene !== this.scene || this.at < sight.count;
  }

  /** Go after what is known. In a race, or when nothing moves, at once. */
  follow(sight: Sight, tempo: Tempo): void {
    this.sight = sight;
    if (sight.scene !== this.scene) return this.jump();
    if (this.at >= sight.count) return;
    if (tempo !== "step") this.skip();
    else if (this.timer === undefined) this.step(1);
  }

  /** All that is still to come, at once. */
  skip(): void {
    if (!this.sight || this.at >= this.sight.count) return;
    this.at = this.sight.count - 1;
    this.show(this.sight.steps.at(-1)!);
    this.stop();
  }

  /** Nobody looks: nothing of it stays. */
  leave(): void {
    this.stop();
    this.sight = this.view = this.last = null;
    this.scene = 0;
  }

  private jump(): void {
    this.stop();
    this.last = null;
    this.view = this.sight!.view;
    this.at = this.sight!.count;
    this.scene = this.sight!.scene;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.playing = false;
  }

  private step(speed: number): void {
    const { steps, count } = this.sight!;
    const seen = steps.at(this.at - count);
    if (this.at >= count || !seen) return this.at < count ? this.skip() : this.stop();
    this.show(seen);
    this.playing = true;
    const ms = this.duration(this.last!) / (count - this.at > MANY ? 2 * speed : speed);
    this.timer = setTimeout(() => this.step(speed), ms);
  }

  private show({ who, move, before, after }: Seen): void {
    this.last = { who, move, before, words: this.words(move) };
    this.view = after;
    this.at++;
  }
}
