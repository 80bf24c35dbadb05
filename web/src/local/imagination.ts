/** Worlds that look the same to a seat: what it may think, given its view and nothing else. */

import type { Match } from "./match";
import type { Records } from "./module";
import type { Rules } from "./rules";

const MINDS = new WeakMap<Rules, Imagination>();

export class Imagination {
  private readonly view: Records;
  private readonly world: Records;
  private readonly luck: Records;

  private constructor(private readonly rules: Rules) {
    this.view = rules.module.records("view");
    this.world = rules.module.records("state");
    this.luck = rules.module.records("luck");
  }

  /** One for all matches by these rules: memory is never given back. */
  static of(rules: Rules): Imagination {
    let minds = MINDS.get(rules);
    if (!minds) MINDS.set(rules, (minds = new Imagination(rules)));
    return minds;
  }

  seed(seed: number): void {
    this.rules.module.seed(this.luck, seed);
  }

  /** States that the seat cannot tell from the match as it is. */
  worlds(match: Match, seat: number, count: number): Uint8Array[] {
    const [seen] = match.look([seat]);
    return Array.from({ length: count }, () => {
      this.view.bytes.set(seen!);
      this.world.bytes.fill(0);
      this.rules.imagine(this.view, seat, this.luck, this.world);
      return this.world.bytes.slice();
    });
  }
}
