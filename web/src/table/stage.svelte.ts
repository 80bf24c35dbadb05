/** What is shown of a seat's view: step by step behind what is known, so that the eye can follow. */

import type { Shown } from "../lib/board";
import type { Seen, Sight } from "../lib/sight";
import { CHANCE, type Pace, type Values } from "../lib/wire";

/** How long things are shown, as a part of what they would take. */
const SPEEDS: Record<Pace, number> = { off: 0, quick: 0.4, normal: 1 };
const TURN = 1300; // ms for a turn of somebody else, however many steps it has
const OWN = 3000; // and for mine
const LEAST = 40; // for a step, so that it is seen at all

export type Tempo = "step" | "race" | "still";

export class Stage {
  /** Null while there is nothing to be seen, as before the first move. */
  view: Values | null = $state.raw(null);
  last: Shown | null = $state.raw(null);
  playing = $state(false);
  private sight: Sight | null = null;
  private scene = $state(0);
  private at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose turn is shown, and for how many ms already. */
  mover = $state(CHANCE);
  private spent = 0;

  constructor(
    private readonly words: (move: number) => string[],
    private readonly duration: (step: Shown) => number,
    private readonly pace: () => Pace,
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
    else if (this.timer === undefined) this.step();
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
    const { view } = this.sight!;
    this.view = Object.keys(view).length ? view : null;
    this.at = this.sight!.count;
    this.scene = this.sight!.scene;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.playing = false;
  }

  private step(): void {
    const { steps, count } = this.sight!;
    const left = count - this.at;
    if (left > steps.length) return this.skip();
    if (!left) return this.stop();
    const ms = this.time(steps.slice(-left));
    this.spent += ms;
    this.show(steps.at(-left)!);
    this.playing = true;
    this.timer = setTimeout(() => this.step(), ms);
  }

  /** How long the first of these is shown. A turn is one event: its steps share its time, and the less there is of it
   *  the more turns wait. */
  private time(steps: Seen[]): number {
    const { who } = steps[0]!;
    if (who !== CHANCE && who !== this.mover) [this.mover, this.spent] = [who, 0];
    const movers = steps.map((step) => step.who).filter((mover) => mover !== CHANCE);
    const turns = movers.filter((mover, i) => mover !== (movers[i - 1] ?? this.mover)).length;
    const end = steps.findIndex((step) => step.who !== CHANCE && step.who !== this.mover);
    const whole = sum(steps.slice(0, end < 0 ? undefined : end).map((step) => this.natural(step)));
    const turn = this.mover === this.sight!.seat ? OWN : TURN / (1 + turns);
    const speed = SPEEDS[this.pace()];
    const share = Math.min(speed, Math.max(0, turn * speed - this.spent) / whole);
    return Math.max(LEAST, share * this.natural(steps[0]!));
  }

  private natural({ who, move, before }: Seen): number {
    return this.duration({ who, move, before, words: this.words(move) });
  }

  private show({ who, move, events, before, after }: Seen): void {
    this.last = { who, move, events, before, words: this.words(move) };
    this.view = after;
    this.at++;
  }
}

const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
