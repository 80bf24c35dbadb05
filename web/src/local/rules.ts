/** The contract's questions about one match, asked of a game's module. */

import { Moves } from "../lib/moves";
import { Module, type Records } from "./module";
import { BLANKS, told, type Reason, type Told } from "./reasons";

export const CHANCE = 15;
export const LUCK = 1 << CHANCE;
const SEATS = 8;
const ROOM = 160; // the most numbers one seat's events of a move are told with
const SILENT = -1; // of a move not worth a sentence

export class Rules {
  readonly words: Moves;
  readonly box: Records;
  readonly state: Records;
  readonly views: Records;
  readonly pad: Records;
  private readonly earlier: Records; // views as they were
  private readonly whole: number; // three runs of SEATS whole numbers, and ROOM for each
  private readonly shares: number;
  private imagined: { world: Records; luck: Records } | null = null;

  constructor(readonly module: Module) {
    this.words = new Moves(module.about.verbs);
    this.box = module.records("box");
    this.state = module.records("state");
    this.views = module.records("view", SEATS);
    this.earlier = module.records("view", SEATS);
    this.pad = module.records("pad");
    this.whole = module.call("room", (3 + ROOM) * SEATS * 8);
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
    return this.listed(this.ask("list_moves", who, this.pad.at, 1));
  }

  private listed(n: number): Int32Array {
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

  /** What each of these seats is told has come of a move, from its views before and after it and from what
   *  it heard: events one after the other; none: the move is to be told; null: not even that. */
  events(
    seats: number[],
    before: Uint8Array,
    after: Uint8Array,
    who: number,
    heard: ArrayLike<number | bigint>,
  ): (number[] | null)[] {
    const n = seats.length;
    const [sounds, counts, out] = [1, 2, 3].map((run) => this.whole + run * SEATS * 8);
    const { buffer } = this.module.memory;
    this.put(seats);
    new BigInt64Array(buffer, sounds, n).set(Array.from(heard, BigInt));
    this.earlier.bytes.set(before);
    this.views.bytes.set(after);
    const views = [this.earlier.at, n, this.views.at, n, this.whole, n];
    const told = [who, sounds!, n, counts!, n, out!, n * ROOM];
    this.module.call("tell_move", this.box.at, 1, ...views, ...told);
    return Array.from(new BigInt64Array(buffer, counts, n), (count, i) =>
      Number(count) === SILENT
        ? null
        : Array.from(new BigInt64Array(buffer, out! + i * ROOM * 8, Number(count)), Number),
    );
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

  /** Why a seat may not play a move, asked of what it sees; nothing if it may. Any world will do: what
   *  may be played is the same in all that fit the view. */
  why(seat: number, move: number): Told | null {
    this.look([seat]);
    const world = [this.box.at, 1, this.imagineOne(seat), 1];
    const who = this.module.call("who_acts", ...world);
    const turn = (who >> seat) & 1;
    const n = turn ? this.module.call("list_moves", ...world, seat, this.pad.at, 1) : 0;
    if (this.listed(n).includes(move)) return null;
    const view = [this.box.at, 1, this.views.at, 1];
    return this.told(this.module.about.reasons, "explain", ...view, seat, who, move);
  }

  /** What is wrong with the box, if anything. */
  fault(): Told | null {
    return this.told(this.module.about.refusals, "check_box", this.box.at, 1);
  }

  /** The most players the box is for. */
  mostSeats(): number {
    return this.module.call("seat_limit", this.box.at, 1);
  }

  /** Where a world lies that fits the first view. */
  private imagineOne(seat: number): number {
    const { module } = this;
    this.imagined ??= { world: module.records("state"), luck: module.records("luck") };
    const { world, luck } = this.imagined;
    module.seed(luck, 0);
    world.bytes.fill(0);
    this.imagine(this.views, seat, luck, world);
    return world.at;
  }

  private told(reasons: Reason[], door: string, ...given: number[]): Told | null {
    const number = this.module.call(door, ...given, this.whole, BLANKS);
    const numbers = new BigInt64Array(this.module.memory.buffer, this.whole, BLANKS);
    return number ? told(reasons[number - 1]!, [...numbers].map(Number)) : null;
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
