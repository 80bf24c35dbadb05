/** Luck and skill told apart: what each draw and each decision changed, for every seat. `review/account.py` and
 *  `review/values.py` say the same, and why luck is worth nothing on average. */

import type { Match } from "../match";
import type { Records } from "../module";
import { CHANCE, LUCK } from "../rules";

type Moved = [who: number, move: number];

const SEATS = 8;
const WORLDS = 4; // that positions are played on in
const PLAYOUTS = 128; // of a position, where nothing quicker is known of the game
const OUTCOMES = 24; // of luck that are valued before it moves

/** Seats that chose without seeing each other: what came of it is not one's alone. */
export const TOGETHER = -1;
/** A move without a choice, which is worth what positions are misjudged by. */
export const FORCED = -2;

/** From one position that is valued to the next. */
export interface Change {
  start: number; // moves made before
  end: number; // and after
  who: number; // CHANCE, the seat that decided, TOGETHER or FORCED
  before: number[];
  after: number[];
}

/** Of one seat: they add up to the result less the start. */
export interface Account {
  start: number;
  luck: number;
  own: number;
  others: number;
  together: number;
  forced: number;
  result: number;
}

/** What the positions of a match are worth to every seat, all laid open. */
export class Values {
  private readonly pads: Records;
  private readonly worlds: Records;
  private readonly luck: Records;
  private readonly shares: number;

  constructor(
    { rules: { module } }: Match,
    private readonly seed = 0,
    private readonly playouts = PLAYOUTS,
    private readonly outcomes = OUTCOMES,
  ) {
    this.pads = module.records("pad", 2);
    this.worlds = module.records("state", WORLDS);
    this.luck = module.records("luck");
    this.shares = module.call("room", 2 * SEATS * 8);
  }

  /** Of wherever luck leaves the match to a seat; on average, if it moves first. */
  of(match: Match): number[] {
    const { seed, playouts, outcomes } = this;
    if (match.actors !== LUCK) return this.ask(match, "expect_shares", seed, playouts);
    match.rules.module.seed(this.luck, seed + match.moves.length);
    return this.ask(match, "expect_after_luck", this.luck.at, seed, playouts, outcomes);
  }

  private ask(match: Match, door: string, ...given: number[]): number[] {
    const { box, state, module } = match.rules;
    box.bytes.set(match.box);
    state.bytes.set(match.bytes);
    const room = [this.pads.at, 2, this.worlds.at, WORLDS, this.shares, 2 * SEATS];
    module.call(door, box.at, 1, state.at, 1, ...given, ...room);
    return [...new Float64Array(module.memory.buffer, this.shares, match.seats)];
  }
}

function whose(match: Match, moves: Moved[]): number {
  const [first] = moves[0]!;
  if (moves.some(([who]) => who !== first)) return TOGETHER;
  return first !== CHANCE && match.listed(first).length === 1 ? FORCED : first;
}

/** Draws that follow one another are one change. A choice that others do not see yet is one with what they choose until
 *  luck reveals it, or its seat moves again. */
function endOf(match: Match, n: number, moves: Moved[]): number {
  const [first, move] = moves[n]!;
  const who = new Set([first]);
  let end = n + 1;
  if (first === CHANCE) {
    while (moves[end]?.[0] === CHANCE) end++;
  } else if (isHidden(match, first, move)) {
    for (; end < moves.length; end++) {
      const next = moves[end]![0];
      if (next === CHANCE || who.has(next)) break;
      who.add(next);
    }
  }
  return end;
}

function isHidden(match: Match, who: number, move: number): boolean {
  const seats = Array.from({ length: match.seats }, (_, p) => p);
  return match.heard(seats, who, move).some((sound) => sound !== move);
}

/** Move by move. */
export function* changes(again: Match, moves: Moved[], values: Values): Generator<Change> {
  let before = values.of(again);
  for (let n = 0; n < moves.length;) {
    const start = n;
    n = endOf(again, n, moves);
    const who = whose(again, moves.slice(start, n));
    for (const [seat, move] of moves.slice(start, n)) again.make(seat, move);
    const after = values.of(again);
    yield { start, end: n, who, before, after };
    before = after;
  }
}

export function account(found: Change[], seat: number): Account {
  const sums = { luck: 0, own: 0, others: 0, together: 0, forced: 0 };
  for (const { who, before, after } of found) {
    sums[partOf(who, seat)] += after[seat]! - before[seat]!;
  }
  return { start: found[0]!.before[seat]!, ...sums, result: found.at(-1)!.after[seat]! };
}

function partOf(who: number, seat: number) {
  if (who === CHANCE) return "luck";
  if (who === TOGETHER) return "together";
  if (who === FORCED) return "forced";
  return who === seat ? "own" : "others";
}
