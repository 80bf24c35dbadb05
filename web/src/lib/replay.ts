/** A match to be looked at: what each seat saw after each move. */

import type { Shown } from "./board";
import { apply } from "./view";
import type { Replayed, Values } from "./wire";

export class Replay {
  readonly length: number;
  private readonly seen: Values[][];

  constructor(readonly match: Replayed) {
    this.length = match.steps.length;
    this.seen = match.first.map((view) => [view]);
  }

  /** The place of a spectator among those who look on. */
  get watcher(): number {
    return this.match.seats;
  }

  /** What `seat` saw after so many moves. */
  view(seat: number, moves: number): Values {
    const seen = this.seen[seat]!;
    while (seen.length <= moves) {
      seen.push(apply(seen.at(-1)!, this.match.views[seat]![seen.length - 1]!));
    }
    return seen[moves]!;
  }

  /** The move that led there, as this seat heard it. */
  shown(seat: number, moves: number): Omit<Shown, "words"> | null {
    if (moves < 1) return null;
    return { ...this.heard(seat, moves), before: this.view(seat, moves - 1) };
  }

  /** That move, and what came of it. */
  heard(seat: number, moves: number): { who: number; move: number; events: number[][] | null } {
    const { who } = this.match.steps[moves - 1]!;
    const move = this.match.heard[seat]![moves - 1]!;
    return { who, move, events: this.match.events[seat]![moves - 1]! };
  }

  /** The moments at which this seat had a choice. */
  decisions(seat: number): number[] {
    const { steps, choices } = this.match;
    return [...steps.keys()].filter((i) => steps[i]!.who === seat && choices[i]!.length > 1);
  }

  /** Whoever moves next, after luck; nobody at the end. */
  next(moves: number): number | null {
    const { steps, seats } = this.match;
    return steps.slice(moves).find(({ who }) => who < seats)?.who ?? null;
  }
}
