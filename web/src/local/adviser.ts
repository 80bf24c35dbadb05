/** Whoever asks for a hint is told of the best moves: what they are worth, how sure that is, why.
 *  `bots/adviser.py` says the same. */

import { parts } from "../lib/events";
import type { Advised } from "../lib/wire";
import { deskOf, grow } from "./bots";
import type { Module, Records } from "./module";

const ROUNDS = 20_000;
const MOST = 3; // moves told of
const VAGUE = 0.15; // beside the best, what errs by more than this was hardly tried
const SLIGHT = 0.1; // beside the favourite, a choice meant so little is noise
const HEARD = 8; // bytes: who moved, and the move as it sounded
const ROOM = 160; // numbers a reason may be told with

export interface Tried {
  move: number;
  weight: number;
  share: number | null;
  error: number;
}

/** Given a view and what its seat heard, like any bot; it searches unless the game is solved, or knows how its secret
 *  choices are mixed. */
export class Adviser {
  private readonly luck: Records;
  private readonly sums: number; // where shares and their errors are written
  private readonly told: number;
  private heard = { at: 0, length: 0 };
  private mixed = false;

  constructor(
    private readonly module: Module,
    seed: number,
    private readonly rounds = ROUNDS,
  ) {
    this.luck = module.records("luck");
    this.sums = module.call("room", 2 * 8 * module.about.moves);
    this.told = module.call("room", 8 * ROOM);
    this.seed(seed);
  }

  seed(seed: number): void {
    this.module.seed(this.luck, seed);
  }

  /** What a search of so many rounds makes of the moves, with most to be said for the first; whether they are to be mixed. */
  weigh(
    box: Records,
    view: Records,
    seat: number,
    heard: Int32Array,
    rounds: number,
  ): { tried: Tried[]; mixed: boolean } {
    const given = [box.at, view.at, 1, seat, this.luck.at];
    const listening = deskOf(this.module).listening;
    const worlds = listening?.gather(box, view, seat, heard, this.luck, rounds);
    const tried = this.tryOut(given, worlds, () => false, rounds);
    return { tried: tried.sort((a, b) => b.weight - a.weight), mixed: this.mixed };
  }

  /** Why a move may be worth making, as an event of the game's hints. */
  reason(box: Records, view: Records, seat: number, heard: Int32Array, move: number): number[] {
    this.listen(heard);
    return this.why([box.at, view.at, 1, seat, this.luck.at], move, heard.length / 2);
  }

  /** The best moves first. */
  advise(
    box: Records,
    view: Records,
    seat: number,
    heard: Int32Array,
    stop = () => false,
  ): Advised[] {
    const given = [box.at, view.at, 1, seat, this.luck.at];
    const listening = deskOf(this.module).listening;
    const worlds = listening?.gather(box, view, seat, heard, this.luck, this.rounds);
    const tried = this.consider(given, worlds, stop);
    const whole = tried.reduce((sum, { weight }) => sum + weight, 0);
    const best = tried.sort((a, b) => b.weight - a.weight).slice(0, MOST);
    const least = this.mixed ? SLIGHT * best[0]!.weight : -Infinity;
    this.listen(heard);
    const most = this.mixed ? Infinity : VAGUE;
    const clear = best.filter(({ error }, k) => k === 0 || error <= most);
    const kept = clear.filter(({ weight }) => weight >= least);
    const beliefs = this.beliefs(view, seat);
    return kept.map(({ move, weight, share, error }, k) => {
      const meant = this.mixed && kept.length > 1 ? weight / whole : 0;
      const reason = this.why(given, move, heard.length / 2);
      return { move, share, error, meant, reason, beliefs: k ? [] : beliefs };
    });
  }

  private consider(given: number[], worlds: number[] | undefined, stop: () => boolean): Tried[] {
    if (this.module.has("best_solved")) return this.workOut(given);
    if (this.module.has("weigh_mixed")) return this.mix(given);
    return this.tryOut(given, worlds, stop);
  }

  /** As often as the game's own strategy makes each. */
  mix(given: number[]): Tried[] {
    const { module } = this;
    const { pads, mixed } = deskOf(module);
    const { worlds, levels, layouts } = module.about;
    const room = [pads.at, 2, mixed.at, worlds];
    const n = module.call("weigh_mixed", ...given, levels["master"]![1], 0, ...room);
    const [often, worth] = [0, 1].map((pad) =>
      this.reals(pads.at + pad * layouts["pad"]!.size + this.place("pad", "weights"), n),
    );
    this.mixed = true;
    return this.wholes(pads.at + this.place("pad", "out"), n).map((move, k) => {
      return { move, weight: often![k]!, share: worth![k]!, error: 0 };
    });
  }

  /** By search; of moves that nobody has tried nothing is told. */
  private tryOut(
    given: number[],
    gathered: number[] | undefined,
    stop: () => boolean,
    rounds = this.rounds,
  ): Tried[] {
    const { module } = this;
    const worlds = gathered ?? [deskOf(module).worlds.at, 2];
    const notes = grow(module, given, worlds, rounds, true, stop);
    const { moves } = module.about;
    const sums = [this.sums, moves, this.sums + 8 * moves, moves];
    const n = module.call("appraise", ...given, ...notes, ...sums);
    const desk = deskOf(module).search.desks;
    this.mixed = desk.value("mixes") === 1;
    const [shares, errors] = [this.reals(this.sums, n), this.reals(this.sums + 8 * moves, n)];
    const weights = this.reals(desk.at + this.place("desk", "weights"), n);
    const told = this.wholes(desk.at + this.place("desk", "out"), n);
    return told
      .map((move, k) => ({ move, weight: weights[k]!, share: shares[k]!, error: errors[k]! }))
      .filter(({ weight }) => weight > 0);
  }

  /** By what the game knows each move to be worth. */
  private workOut(given: number[]): Tried[] {
    const { module } = this;
    const { pads, worlds } = deskOf(module);
    const room = [worlds.at, 2];
    module.call("best_solved", ...given, pads.at, 1, ...room);
    const out = pads.at + this.place("pad", "out");
    const n = module.call("list_options", ...given, out, module.about.moves, ...room);
    const worth = this.reals(pads.at + this.place("pad", "weights"), n);
    const known = module.call("are_shares", ...given, ...room) === 1;
    return this.wholes(out, n).map((move, k) => {
      return { move, weight: worth[k]!, share: known ? worth[k]! : null, error: 0 };
    });
  }

  private why(given: number[], move: number, heard: number): number[] {
    const { module } = this;
    const { worlds } = deskOf(module);
    const told = [this.heard.at, heard, worlds.at, 2, this.told, ROOM];
    const n = module.call("tell_reason", ...given, move, ...told);
    const numbers = new BigInt64Array(module.memory.buffer, this.told, n);
    const [reason, ...rest] = [...numbers].map(Number);
    if (reason === undefined) return [];
    return [reason, ...parts(module.about.hinted[reason - 1]!, rest, 0).flat()];
  }

  /** What is believed of the others, given what was just listened to. */
  beliefs(view: Records, seat: number): number[][] {
    const { module } = this;
    const { listening } = deskOf(module);
    if (!listening) return [];
    const given = [view.at, 1, seat, listening.notes.at, 1, this.told, ROOM];
    const n = module.call("say_beliefs", ...given);
    const numbers = [...new BigInt64Array(module.memory.buffer, this.told, n)].map(Number);
    const told: number[][] = [];
    for (let at = 0; at < n; at += told.at(-1)!.length) {
      const blanks = parts(module.about.hinted[numbers[at]! - 1]!, numbers, at + 1);
      told.push([numbers[at]!, ...blanks.flat()]);
    }
    return told;
  }

  /** What was heard, where the rules can read it. Memory is never given back, so it is taken in large pieces. */
  private listen(heard: Int32Array): void {
    if (this.heard.length < heard.length) {
      const length = Math.max(1024, 2 * heard.length);
      this.heard = { at: this.module.call("room", length * (HEARD / 2)), length };
    }
    new Int32Array(this.module.memory.buffer, this.heard.at, heard.length).set(heard);
  }

  private place = (layout: string, field: string): number =>
    this.module.about.layouts[layout]!.fields[field]![0];

  private reals(at: number, n: number): number[] {
    const data = new DataView(this.module.memory.buffer, at);
    return Array.from({ length: n }, (_, k) => data.getFloat64(8 * k, true));
  }

  private wholes(at: number, n: number): number[] {
    const data = new DataView(this.module.memory.buffer, at);
    return Array.from({ length: n }, (_, k) => data.getInt32(4 * k, true));
  }
}
