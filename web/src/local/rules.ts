/** The contract's questions about one match, asked of a game's module. */

import { Module, type Records } from "./module";

export const CHANCE = 15;
export const LUCK = 1 << CHANCE;
const SEATS = 8;

export class Rules {
  readonly box: Records;
  readonly state: Records;
  readonly views: Records;
  readonly pad: Records;
  private readonly whole: number; // two runs of SEATS whole numbers
  private readonly shares: number;

  constructor(readonly module: Module) {
    this.box = module.records("box");
    this.state = module.records("state");
    this.views = module.records("view", SEATS);
    this.pad = module.records("pad");
    this.whole = module.call("room", 2 * SEATS * 8);
    this.shares = module.call("room", SEATS * 8);
    this.box.bytes.set(Uint8Array.from(atob(module.about.box), (c) => c.charCodeAt(0)));
  }

  private ask(door: string, ...given: number[]): number {
    return this.module.call(door, this.box.at, 1, this.state.at, 1, ...given);
  }

  /** A new match in the state, which is blank then filled. */
  setUp(seats: number): void {
    this.state.bytes.fill(0);
    this.ask("set_up", seats);
  }

  /** The seats that may move, as bits; LUCK alone when luck moves; 0 at the end. */
  actors(): number {
    return this.ask("who_acts");
  }

  legal(who: number): Int32Array {
    const n = this.ask("list_moves", who, this.pad.at, 1);
    return new Int32Array(this.module.memory.buffer, this.buffer("out"), n).slice();
  }

  /** Luck's moves and their weights. */
  odds(): { moves: Int32Array; weights: Float64Array } {
    const moves = this.legal(CHANCE);
    const { buffer } = this.module.memory;
    const weights = new Float64Array(buffer, this.buffer("weights"), moves.length).slice();
    return { moves, weights };
  }

  /** Luck's move for a number drawn from 0 up to 1. */
  toss(drawn: number): number {
    return this.ask("toss_luck", drawn, this.pad.at, 1);
  }

  /** Carry out a legal move; who acts then. */
  play(who: number, move: number): number {
    return this.ask("carry_out", who, move);
  }

  /** What each of these seats sees: the bytes of one view after the other. */
  look(seats: number[]): Uint8Array {
    this.put(seats);
    const size = this.module.about.layouts["view"]!.size * seats.length;
    const bytes = this.views.bytes.subarray(0, size).fill(0);
    this.ask("view_seats", this.whole, seats.length, this.views.at, seats.length);
    return bytes.slice();
  }

  /** What each of these seats is told of a move; asked before it is played. */
  hears(seats: number[], who: number, move: number): BigInt64Array {
    this.put(seats);
    const heard = this.whole + SEATS * 8;
    this.ask("hear_move", this.whole, seats.length, who, move, heard, seats.length);
    return new BigInt64Array(this.module.memory.buffer, heard, seats.length).slice();
  }

  score(seat: number): number {
    return this.ask("count_points", seat);
  }

  /** At the end: each seat's share of the victory. */
  outcome(): Float64Array {
    return this.filled("share_victory");
  }

  /** In a race each seat's weight to move next; nothing where there is none. */
  pace(): Float64Array | null {
    const weights = new Float64Array(this.module.memory.buffer, this.shares, SEATS).fill(0);
    return this.ask("weigh_race", this.shares, SEATS) > 0 ? weights.slice() : null;
  }

  pause(move: number): number {
    return this.ask("pause_after", move);
  }

  /** The milliseconds a seat is waited for, 0 for ever, and the move made then. */
  patience(seat: number): [wait: number, move: number] {
    return [this.ask("patience_with", seat), this.ask("move_otherwise", seat)];
  }

  /** Fill a blank world so that it looks like the view; how believable it is. */
  imagine(views: Records, seat: number, luck: Records, world: Records): number {
    const given = [this.box.at, 1, views.at, 1, seat, luck.at, world.at, 1];
    return this.module.call("imagine_worlds", ...given);
  }

  private filled(door: string): Float64Array {
    const { buffer } = this.module.memory;
    const shares = new Float64Array(buffer, this.shares, SEATS).fill(0);
    this.ask(door, this.shares, SEATS);
    return shares.slice();
  }

  private put(seats: number[]): void {
    new BigInt64Array(this.module.memory.buffer, this.whole, SEATS).set(seats.map(BigInt));
  }

  private buffer(field: string): number {
    return this.pad.at + this.module.about.layouts["pad"]!.fields[field]![0];
  }
}
