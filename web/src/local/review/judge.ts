/** What the strongest bot thinks of a decision, given what its seat knew. `review/judge.py` says the same. */

import { Adviser } from "../adviser";
import { deskOf } from "../bots";
import type { Module, Records } from "../module";
import { lost, mark, standsAlone, type Mark, type Option } from "./marks";

export const ROUNDS = 2500; // of search
const GLANCE = 64; // rounds after which a move that was to be found is not brilliant any more

export interface Decision {
  n: number; // moves made before
  seat: number;
  move: number;
  mark: Mark;
  lost: number; // of the victory, if any was surely given away
  options: Option[]; // the best first
  reason: number[]; // for the best, if it was another
  beliefs: number[][]; // what could be known of the others then, likewise
}

/** What a seat knew, and what it may do. */
export interface Known {
  box: Records;
  view: Records;
  seat: number;
  heard: Int32Array;
}

export class Judge {
  private readonly adviser: Adviser;
  private readonly luck: Records;

  constructor(
    private readonly module: Module,
    private readonly seed = 0,
    private readonly rounds = ROUNDS,
  ) {
    this.adviser = new Adviser(module, seed, rounds);
    this.luck = module.records("luck");
  }

  /** Null where nothing can be said of the move. */
  judge(known: Known, n: number, move: number): Decision | null {
    const options = this.weigh(known, n);
    const made = options.find((one) => one.move === move);
    if (!made) return null;
    let marked = mark(options, made);
    if (marked === "best" && standsAlone(options) && this.glance(known, n) !== move) {
      marked = "brilliant";
    }
    const loss = lost(options, made);
    return {
      n,
      seat: known.seat,
      move,
      mark: marked,
      lost: loss,
      options,
      reason: loss ? this.why(known, n, options[0]!.move) : [],
      beliefs: loss ? this.adviser.beliefs(known.view, known.seat) : [],
    };
  }

  /** Every move that something is known of, the best first. */
  private weigh(known: Known, n: number): Option[] {
    if (this.module.has("weigh_in_shares")) return this.solve(known, n);
    if (this.module.has("weigh_mixed")) return this.mix(known, n);
    return this.search(known, n, this.rounds);
  }

  private solve(known: Known, n: number): Option[] {
    const { pads, worlds } = deskOf(this.module);
    const room = [pads.at, 1, worlds.at, 2];
    const count = this.module.call("weigh_in_shares", ...this.given(known, n), ...room);
    const [moves, worth] = [this.moves(count), this.weights(count)];
    return ordered(moves.map((move, k) => ({ move, share: worth[k]!, error: 0, meant: 0 })));
  }

  private mix(known: Known, n: number): Option[] {
    const tried = this.adviser.mix(this.given(known, n));
    return ordered(
      tried.map(({ move, share, weight }) => ({ move, share: share!, error: 0, meant: weight })),
    );
  }

  /** In the order of how much is to be said for them: a mean of few rounds may be too high. */
  private search({ box, view, seat, heard }: Known, n: number, rounds: number): Option[] {
    this.adviser.seed(this.seed + n);
    const { tried, mixed } = this.adviser.weigh(box, view, seat, heard, rounds);
    const whole = mixed ? tried.reduce((sum, { weight }) => sum + weight, 0) : Infinity;
    return tried.map(({ move, weight, share, error }) => {
      return { move, share: share!, error, meant: weight / whole };
    });
  }

  /** What seems best at once. */
  private glance(known: Known, n: number): number {
    return this.search(known, n, GLANCE)[0]!.move;
  }

  private why({ box, view, seat, heard }: Known, n: number, move: number): number[] {
    this.adviser.seed(this.seed + n);
    return this.adviser.reason(box, view, seat, heard, move);
  }

  /** Every decision has its own luck. */
  private given({ box, view, seat }: Known, n: number): number[] {
    this.module.seed(this.luck, this.seed + n);
    return [box.at, view.at, 1, seat, this.luck.at];
  }

  private moves(n: number): number[] {
    return (deskOf(this.module).pads.value("out", 0) as number[]).slice(0, n);
  }

  private weights(n: number): number[] {
    return (deskOf(this.module).pads.value("weights", 0) as number[]).slice(0, n);
  }
}

const ordered = (options: Option[]) => options.sort((a, b) => b.share - a.share);
