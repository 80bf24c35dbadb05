/** How far a lesson has come: the table tells which moves were made, the learner what was read. */

import { untrack } from "svelte";
import type { Lesson, Step } from "./lessons";

const LEARNER = "0 ";

export class Progress {
  private at = $state(0);
  /** It was read, and others do what it tells of. */
  private going = $state(false);
  /** How many moves of the script are made when each step is over. */
  private readonly ends: number[];

  /** `played` moves of the script have been made and shown; others may make as many as is `allow`ed. */
  constructor(
    private readonly lesson: Lesson,
    private readonly played: () => number,
    private readonly allow: (moves: number) => void,
  ) {
    let sum = 0;
    this.ends = lesson.steps.map(({ moves = [] }) => (sum += moves.length));
    this.at = this.stepAt(untrack(played));
    $effect(() => this.follow());
  }

  get step(): Step {
    return this.lesson.steps[this.at]!;
  }

  get number(): number {
    return this.at + 1;
  }

  get count(): number {
    return this.lesson.steps.length;
  }

  get isLast(): boolean {
    return this.number === this.count;
  }

  /** It is to be read, and then to be gone on from. */
  get waits(): boolean {
    return !this.going && !this.isLast && !this.asksLearner;
  }

  /** The learner has read it. */
  goOn = (): void => {
    if (this.ends[this.at] === this.start) return this.enter(this.at + 1);
    this.going = true;
    this.allow(this.ends[this.at]!);
  };

  private get start(): number {
    return this.ends[this.at - 1] ?? 0;
  }

  private get asksLearner(): boolean {
    return this.step.moves?.[0]!.startsWith(LEARNER) ?? false;
  }

  /** The first step that is not over; what has no moves is read again. */
  private stepAt(played: number): number {
    const found = this.ends.findIndex(
      (end, i) => end > played || (this.ends[i - 1] ?? 0) >= played,
    );
    return found < 0 ? this.ends.length - 1 : found;
  }

  private follow(): void {
    const end = this.ends[this.at]!;
    if (this.asksLearner) this.allow(end);
    const isOver = end > this.start && this.played() >= end;
    if (isOver && !this.isLast) untrack(() => this.enter(this.at + 1));
  }

  private enter(step: number): void {
    this.going = false;
    this.at = step;
  }
}
