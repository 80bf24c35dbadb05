/** Bots of every level, given a view, what their seat heard and nothing else: the kernels the server and the program run. */

import { Listening } from "./listening";
import type { Module, Records } from "./module";

const NONE = -1;
const SEARCHES = ["search", "uninformed"]; // with what is known of the game, or without
const LISTENS = ["search", "lookahead"]; // which make something of what was heard, where the game's bots do
const CHUNK = 256; // rounds of search between two questions whether it is enough

/** What a bot writes on. One for all bots of a game: they think one after the other. */
class Desk {
  readonly worlds: Records;
  readonly pads: Records;
  private room: Records | null = null;
  private made: { trees: Records; desks: Records } | null = null;
  private ear: Listening | null = null;

  constructor(private readonly module: Module) {
    this.worlds = module.records("state", 2);
    this.pads = module.records("pad", 2); // the second holds what each move was worth
  }

  /** As many as are written on by those who mix their choices. */
  get mixed(): Records {
    return (this.room ??= this.module.records("state", this.module.about.worlds));
  }

  /** Large, and only those need it who search. */
  get search(): { trees: Records; desks: Records } {
    const { module } = this;
    return (this.made ??= { trees: module.records("tree"), desks: module.records("desk") });
  }

  /** Null where a game's bots make nothing of what was heard. */
  get listening(): Listening | null {
    if (!("notes" in this.module.about.layouts)) return null;
    return (this.ear ??= new Listening(this.module));
  }
}

const DESKS = new WeakMap<Module, Desk>();

export function deskOf(module: Module): Desk {
  let desk = DESKS.get(module);
  if (!desk) DESKS.set(module, (desk = new Desk(module)));
  return desk;
}

/** Search anew for so many rounds, or until it is enough; what `best_searched` is asked with. */
export function grow(
  module: Module,
  given: number[],
  worlds: number[],
  rounds: number,
  informed: boolean,
  stop: () => boolean,
): number[] {
  const { trees, desks } = deskOf(module).search;
  const notes = [trees.at, 1, desks.at, 1, ...worlds];
  trees.bytes.fill(0);
  module.call("plant", trees.at, 1, desks.at, 1, informed ? 1 : 0);
  for (let done = 0; done < rounds && !(done && stop()); done += CHUNK) {
    module.call("search", ...given, Math.min(CHUNK, rounds - done), ...notes);
  }
  return notes;
}

export class Bot {
  private readonly way: string;
  private readonly effort: number;
  private readonly luck: Records;
  private readonly desk: Desk;

  /** The same seed, views and hearing give the same moves, unless it is stopped early. */
  constructor(
    private readonly module: Module,
    level: string,
    seed: number,
  ) {
    [this.way, this.effort] = module.about.levels[level]!;
    this.luck = module.records("luck");
    this.desk = deskOf(module);
    this.seed(seed);
  }

  seed(seed: number): void {
    this.module.seed(this.luck, seed);
  }

  /** Null: worlds are imagined anew in every round. */
  private get listening(): Listening | null {
    return LISTENS.includes(this.way) ? this.desk.listening : null;
  }

  /** All that it has written down. */
  get notes(): Records[] {
    const { luck, desk, way, listening } = this;
    const worlds = way === "mixed" ? desk.mixed : desk.worlds;
    const heard = listening ? [listening.worlds, listening.notes] : [worlds];
    return [luck, ...heard, ...(SEARCHES.includes(way) ? Object.values(desk.search) : [])];
  }

  /** Heard: the seat's own log. `stop` is asked now and then whether it is enough. */
  choose(box: Records, view: Records, seat: number, heard: Int32Array, stop = () => false): number {
    const { desk, listening, luck, effort } = this;
    const { pads } = desk;
    const given = [box.at, view.at, 1, seat, luck.at];
    const own = this.way === "mixed" ? desk.mixed : desk.worlds;
    const two = [(listening?.worlds ?? own).at, 2];
    const room = [pads.at, 1, ...two];
    if (this.way === "uniform") return this.module.call("uniform_move", ...given, ...room);
    const only = this.module.call("only_move", ...given, ...room);
    if (only !== NONE) return only;
    if (this.way === "mixed") return this.mix(given);
    if (this.way === "solved") return this.module.call("best_solved", ...given, ...room);
    const worlds = listening?.gather(box, view, seat, heard, luck, effort) ?? two;
    if (SEARCHES.includes(this.way)) return this.search(given, worlds, stop);
    return this.compare(given, [pads.at, 1, ...worlds], stop);
  }

  /** Compiled, so that it need not hurry. */
  private mix(given: number[]): number {
    const { pads, mixed } = this.desk;
    const room = [pads.at, 2, mixed.at, this.module.about.worlds];
    return this.module.call("pick_mixed", ...given, this.effort, 0, ...room);
  }

  private compare(given: number[], room: number[], stop: () => boolean): number {
    const { moves, layouts } = this.module.about;
    const { size, fields } = layouts["pad"]!;
    const { pads } = this.desk;
    const sums = [pads.at + size + fields["weights"]![0], moves];
    pads.bytes.fill(0);
    for (let done = 0; done < this.effort && !(done && stop()); done++) {
      this.module.call("look_ahead", ...given, 1, ...room, ...sums);
    }
    return this.module.call("best_ahead", ...given, ...room, ...sums);
  }

  private search(given: number[], worlds: number[], stop: () => boolean): number {
    const notes = grow(this.module, given, worlds, this.effort, this.way === "search", stop);
    return this.module.call("best_searched", ...given, ...notes);
  }
}
