/** Whole matches between bots, to see what a box does: the same seed gives the same match. */

import { Bot } from "./bots";
import { Hearing } from "./hearing";
import { Match } from "./match";
import type { Records } from "./module";
import { CHANCE, LUCK, type Rules } from "./rules";

const LONGEST = 3000; // moves of a match that is still waited for

/** What is kept of a match: points and shares of the victory by seat. */
export interface Row {
  moves: number;
  points: number[];
  shares: number[];
}

export class Trial {
  private readonly bot: Bot;
  private readonly view: Records;
  private readonly box: Records;
  private draw = drawing(0);

  constructor(
    private readonly rules: Rules,
    level: string,
  ) {
    this.bot = new Bot(rules.module, level, 0);
    this.view = rules.module.records("view");
    this.box = rules.module.records("box");
  }

  /** One match with this box; moves are those of players, not of luck. */
  play(box: Uint8Array, seats: number, seed: number): Row {
    const match = new Match(this.rules, seats, box);
    const hearing = new Hearing(match);
    this.bot.seed(seed);
    this.draw = drawing(seed);
    this.box.bytes.set(box);
    let moves = 0;
    for (let mask = match.actors; mask && match.moves.length < LONGEST; mask = match.actors) {
      const who = this.next(match, mask);
      if (who !== CHANCE) moves++;
      match.make(who, who === CHANCE ? this.luck(match) : this.choice(match, hearing, who));
    }
    return { moves, points: match.points(), shares: match.shares() };
  }

  /** Luck first, a race by its pace, secret choices in the order of seats. */
  private next(match: Match, mask: number): number {
    if (mask === LUCK) return CHANCE;
    const [first, ...more] = match.among(mask);
    const weights = more.length ? match.pace : null;
    return weights ? picked(weights, this.draw()) : first!;
  }

  private luck(match: Match): number {
    const { moves, weights } = match.odds();
    return moves[picked(weights, this.draw())]!;
  }

  private choice(match: Match, hearing: Hearing, seat: number): number {
    this.view.bytes.set(match.look([seat])[0]!);
    return this.bot.choose(this.box, this.view, seat, hearing.of(seat));
  }
}

/** The place in a list that a number from 0 up to 1 falls on. */
function picked(weights: ArrayLike<number>, drawn: number): number {
  const all = Array.from(weights);
  let left = drawn * all.reduce((sum, weight) => sum + weight, 0);
  const found = all.findIndex((weight) => (left -= weight) < 0);
  return found < 0 ? all.findLastIndex((weight) => weight > 0) : found;
}

/** Numbers from 0 up to 1 that look drawn by lot (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
