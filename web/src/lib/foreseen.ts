/** What a move would do, as far as the one who asks can know. */

import type { Values } from "./wire";

/** How far to look after the moves asked about: no further, until luck has spoken, or until others
 *  have chosen as well and luck has spoken after them. */
export type Follow = "nothing" | "luck" | "others";

/** One way it may go. */
export interface Way {
  /** Between 0 and 1; all together are 1. */
  chance: number;
  view: Values;
  /** What I may do then. */
  moves: number[];
}

export interface Foreseen {
  /** Those that look different to me. */
  ways: Way[];
  /** Chances are counted, estimated, or nobody's to tell: it is for others to choose. */
  odds: "exact" | "about" | "open";
}

/** These moves one after the other; null while it is not known, or cannot be. */
export type Foresee = (line: number[], follow: Follow) => Foreseen | null;

/** Moves of one's own, one after the other. */
export interface Runs {
  /** Once these are made. */
  after: number[];
  /** Only moves of these verbs, while this field of the view stays as it is. */
  verbs: string[];
  within: string;
  /** What is to be told of where they lead. */
  fields: string[];
}

export interface Run {
  line: number[];
  /** After the last of them, before luck speaks: the fields asked for. */
  view: Values;
}

/** Wherever such moves lead; null while it is not known, or cannot be. */
export type Explore = (asked: Runs) => Run[] | null;

/** How likely it is to look like this. */
export function chance({ ways }: Foreseen, like: (view: Values) => boolean): number {
  return ways.reduce((sum, way) => sum + (like(way.view) ? way.chance : 0), 0);
}

/** What a number may be, from the least to the most. */
export function span({ ways }: Foreseen, of: (view: Values) => number): [number, number] {
  const all = ways.map(({ view }) => of(view));
  return [Math.min(...all), Math.max(...all)];
}
