/** Moves are small integers. Each verb owns a run of them, one per combination of its words. */

export type Verbs = Record<string, string[][]>;

interface Run {
  verb: string;
  axes: string[][];
  start: number;
}

export class Moves {
  readonly count: number;
  private readonly runs: Run[] = [];

  constructor(verbs: Verbs) {
    let start = 0;
    for (const [verb, axes] of Object.entries(verbs)) {
      this.runs.push({ verb, axes, start });
      start += axes.reduce((n, axis) => n * axis.length, 1);
    }
    this.count = start;
  }

  /** A move's verb and words: 1 -> ["buy", "right"]. */
  words(move: number): string[] {
    const run = this.runs.findLast(({ start }) => start <= move);
    if (!run || move >= this.count) throw new RangeError(`no move ${move}`);
    let left = move - run.start;
    const words = run.axes.toReversed().map((axis) => {
      const word = axis[left % axis.length]!;
      left = Math.floor(left / axis.length);
      return word;
    });
    return [run.verb, ...words.reverse()];
  }

  /** The number of a verb and its words: "buy", "right" -> 1. */
  number(verb: string, ...words: string[]): number {
    const run = this.runs.find((run) => run.verb === verb);
    if (!run || run.axes.length !== words.length) throw unknown(verb, words);
    return (
      run.axes.reduce((move, axis, i) => {
        const place = axis.indexOf(words[i]!);
        if (place < 0) throw unknown(verb, words);
        return move * axis.length + place;
      }, 0) + run.start
    );
  }
}

function unknown(verb: string, words: string[]): RangeError {
  return new RangeError(`no move "${[verb, ...words].join(" ")}"`);
}
