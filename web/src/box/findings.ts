/** What a box changes, and whether that is more than chance: matches are compared in pairs with the same luck. */

import type { Row } from "../local/trial";

export interface Figure {
  what: "moves" | "points" | "share";
  /** Whose; null: of the match. */
  seat: number | null;
  printed: number;
  own: number;
  /** How much more it is with one's own box, and by how much that may be off. */
  more: number;
  off: number;
  /** More than chance. */
  sure: boolean;
}

const FEW = 20; // pairs from which on anything is called sure
/** Standard errors: of all figures together, in fewer than one trial of twenty chance alone goes so far. */
const FAR = 3;

export function figures(pairs: [Row, Row][], seats: number): Figure[] {
  const all = Array.from({ length: seats }, (_, p) => p);
  return [
    figure(pairs, "moves", null, ({ moves }) => moves),
    ...all.map((p) => figure(pairs, "points", p, ({ points }) => points[p]!)),
    ...all.map((p) => figure(pairs, "share", p, ({ shares }) => shares[p]!)),
  ];
}

function figure(
  pairs: [Row, Row][],
  what: Figure["what"],
  seat: number | null,
  of: (row: Row) => number,
): Figure {
  const [printed, own] = [0, 1].map((side) => mean(pairs.map((pair) => of(pair[side]!))));
  const gains = pairs.map(([before, after]) => of(after) - of(before));
  const more = mean(gains);
  const error = errorOf(gains, more);
  const sure = pairs.length >= FEW && Math.abs(more) > FAR * error;
  return { what, seat, printed: printed!, own: own!, more, off: 2 * error, sure };
}

const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The standard error of their mean. */
function errorOf(all: number[], middle: number): number {
  const squares = all.reduce((sum, one) => sum + (one - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, all.length - 1) / all.length);
}
