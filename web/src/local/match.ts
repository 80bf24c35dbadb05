/** A match: rules, seats, a box, and the moves made. Matches share the rules' memory: each puts its own state there before it asks. */

import { split } from "../lib/events";
import type { Told } from "./reasons";
import { CHANCE, LUCK, type Rules } from "./rules";

export const WATCHER = 8; // the seat of one who sits nowhere

/** A move as it was made once, with the states it led from and to. */
export interface Played {
  who: number;
  move: number;
  before: Uint8Array;
  after: Uint8Array;
  acting: number;
}

export class Match {
  moves: [who: number, move: number][] = [];
  private state: Uint8Array;

  constructor(
    readonly rules: Rules,
    readonly seats: number,
    readonly box: Uint8Array,
    state?: Uint8Array,
  ) {
    if (state) {
      this.state = state;
      return;
    }
    rules.box.bytes.set(box);
    rules.setUp(seats);
    this.state = rules.state.bytes.slice();
  }

  /** The same table at another moment; what is asked there changes nothing here. */
  at(state: Uint8Array): Match {
    return new Match(this.rules, this.seats, this.box, state);
  }

  get bytes(): Uint8Array {
    return this.state;
  }

  /** The rules, put before this position. */
  private get here(): Rules {
    this.rules.box.bytes.set(this.box);
    this.rules.state.bytes.set(this.state);
    return this.rules;
  }

  get actors(): number {
    return this.here.actors();
  }

  among(mask: number): number[] {
    return Array.from({ length: this.seats }, (_, p) => p).filter((p) => (mask >> p) & 1);
  }

  listed(who: number): number[] {
    return [...this.here.legal(who)];
  }

  odds(): { moves: number[]; weights: number[] } {
    const { moves, weights } = this.here.odds();
    return { moves: [...moves], weights: [...weights] };
  }

  /** Whether it may be made now. */
  allows(who: number, move: number): boolean {
    const { actors } = this;
    const turn = who === CHANCE ? actors === LUCK : Boolean((actors >> who) & 1);
    return turn && this.listed(who).includes(move);
  }

  /** Make a move that is known to be legal. */
  make(who: number, move: number): Played {
    const before = this.state;
    const acting = this.here.play(who, move);
    this.state = this.rules.state.bytes.slice();
    this.moves.push([who, move]);
    return { who, move, before, after: this.state, acting };
  }

  /** Go where a move that was tried has led: nothing is played again. */
  follow({ who, move, after }: Played): void {
    this.state = after;
    this.moves.push([who, move]);
  }

  /** What each of these seats sees: the bytes of one view after the other. */
  look(seats: number[]): Uint8Array[] {
    const whole = this.here.look(seats);
    const size = whole.length / seats.length;
    return seats.map((_, i) => whole.slice(i * size, (i + 1) * size));
  }

  /** What each of these seats is told of a move; asked before it is played. */
  heard(seats: number[], who: number, move: number): number[] {
    return Array.from(this.here.hears(seats, who, move), Number);
  }

  /** What each of these seats is told has come of a move: none tells the move itself, null nothing. */
  events(
    seats: number[],
    before: Uint8Array[],
    after: Uint8Array[],
    who: number,
    heard: number[],
  ): (number[][] | null)[] {
    const together = (views: Uint8Array[]) => {
      const size = views[0]!.length;
      const all = new Uint8Array(size * views.length);
      views.forEach((view, i) => all.set(view, i * size));
      return all;
    };
    const { happened } = this.rules.module.about;
    return this.here
      .events(seats, together(before), together(after), who, heard)
      .map((numbers) => numbers && split(happened, numbers));
  }

  /** A move in words, as logs have it. */
  said(who: number, move: number): string {
    const words = this.rules.words.words(move).join(" ");
    return `${who === CHANCE ? "chance" : who} ${words}`;
  }

  /** What such words mean; null for what is no seat or no move. */
  parsed(line: string): { who: number | null; move: number | null } {
    const [first, ...rest] = line.split(" ");
    const who = first === "chance" ? CHANCE : /^[0-7]$/.test(first!) ? Number(first) : null;
    return { who, move: this.numberOf(rest) };
  }

  private numberOf([verb, ...rest]: string[]): number | null {
    try {
      return this.rules.words.number(verb!, ...rest);
    } catch {
      return null;
    }
  }

  /** Why a seat may not play a move; an empty reason if it may. */
  whyNot(seat: number, move: number): Told {
    return this.here.why(seat, move) ?? { why: "", clauses: [], blanks: {} };
  }

  get racing(): boolean {
    return this.pace !== null;
  }

  /** In a race each seat's weight to move next. */
  get pace(): Float64Array | null {
    return this.here.pace();
  }

  pause(move: number): number {
    return this.here.pause(move);
  }

  patience(seat: number): [wait: number, move: number] {
    return this.here.patience(seat);
  }

  points(): number[] {
    const { here } = this;
    return Array.from({ length: this.seats }, (_, p) => here.score(p));
  }

  shares(): number[] {
    return [...this.here.outcome()].slice(0, this.seats);
  }
}
