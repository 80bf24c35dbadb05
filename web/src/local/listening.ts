/** What a bot makes of what its seat heard, for games whose bots listen. `bots/listening.py` does the same. */

import type { Module, Records } from "./module";

const GATHERED = 2; // before it lie a blank world and the one in use
const MOST = 256; // worlds gathered for a thought
const FIRST = 1024; // moves there is room for at first

/** Memory is never given back, so there is one for all bots of a game: they think one after the other. */
export class Listening {
  readonly notes: Records;
  readonly worlds: Records;
  private readonly views: Records;
  private readonly shadows: Records;
  private log: Records;

  constructor(private readonly module: Module) {
    this.notes = module.records("notes");
    this.worlds = module.records("state", GATHERED + MOST);
    this.views = module.records("view", 2);
    this.shadows = module.records("state");
    this.log = module.records("heard", FIRST);
  }

  /** The worlds to think about, for so many rounds: where they lie, and how many. */
  gather(
    box: Records,
    view: Records,
    seat: number,
    heard: Int32Array,
    luck: Records,
    effort: number,
  ): number[] {
    this.hear(box, view, seat, heard);
    const { module, worlds, views, notes } = this;
    const room = [worlds.at, GATHERED + Math.min(MOST, effort)];
    module.call("gather", box.at, views.at, 2, seat, luck.at, notes.at, 1, ...room);
    return room;
  }

  /** Note all that was heard, from the beginning. */
  hear(box: Records, view: Records, seat: number, heard: Int32Array): void {
    const { module, views, shadows, notes } = this;
    const n = heard.length / 2;
    if (n > this.log.count) this.log = module.records("heard", 2 * n);
    new Int32Array(module.memory.buffer, this.log.at, heard.length).set(heard);
    for (const blank of [notes, shadows]) blank.bytes.fill(0);
    views.bytes.set(view.bytes.subarray(0, views.bytes.length / 2));
    const told = [this.log.at, n, shadows.at, 1, notes.at, 1];
    module.call("hear_out", box.at, views.at, 2, seat, ...told);
  }
}
