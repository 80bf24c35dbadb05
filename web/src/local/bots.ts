/** Bots of every level, given a view and nothing else: the kernels the server and the program run. */

import type { Module, Records } from "./module";

const NONE = -1;
const CHUNK = 256; // rounds of search between two questions whether it is enough

export class Bot {
  private readonly way: string;
  private readonly effort: number;
  private readonly luck: Records;
  private readonly worlds: Records;
  private readonly pads: Records;
  private readonly trees: Records | null = null;
  private readonly desks: Records | null = null;

  /** The same seed and views give the same moves, unless it is stopped early. */
  constructor(
    private readonly module: Module,
    level: string,
    seed: number,
  ) {
    [this.way, this.effort] = module.about.levels[level]!;
    this.luck = module.records("luck");
    this.worlds = module.records("state", 2);
    this.pads = module.records("pad", 2); // the second holds what each move was worth
    if (this.way === "search") {
      this.trees = module.records("tree");
      this.desks = module.records("desk");
    }
    this.seed(seed);
  }

  seed(seed: number): void {
    this.module.seed(this.luck, seed);
  }

  /** All that it has written down. */
  get notes(): Records[] {
    return [this.luck, this.worlds, this.trees, this.desks].filter((one) => one !== null);
  }

  choose(box: Records, view: Records, seat: number, stop = () => false): number {
    const given = [box.at, view.at, 1, seat, this.luck.at];
    const pads = [this.pads.at, 1, this.worlds.at, 2];
    if (this.way === "uniform") return this.module.call("uniform_move", ...given, ...pads);
    const only = this.module.call("only_move", ...given, ...pads);
    if (only !== NONE) return only;
    return this.way === "search" ? this.search(given, stop) : this.compare(given, pads, stop);
  }

  private compare(given: number[], pads: number[], stop: () => boolean): number {
    const { moves, layouts } = this.module.about;
    const { size, fields } = layouts["pad"]!;
    const sums = [this.pads.at + size + fields["weights"]![0], moves];
    this.pads.bytes.fill(0);
    for (let done = 0; done < this.effort && !(done && stop()); done++) {
      this.module.call("look_ahead", ...given, 1, ...pads, ...sums);
    }
    return this.module.call("best_ahead", ...given, ...pads, ...sums);
  }

  private search(given: number[], stop: () => boolean): number {
    const { module, effort, worlds } = this;
    const [trees, desks] = [this.trees!, this.desks!];
    const notes = [trees.at, 1, desks.at, 1, worlds.at, 2];
    trees.bytes.fill(0);
    module.call("plant", trees.at, 1);
    for (let done = 0; done < effort && !(done && stop()); done += CHUNK) {
      module.call("search", ...given, Math.min(CHUNK, effort - done), ...notes);
    }
    return module.call("best_searched", ...given, ...notes);
  }
}
