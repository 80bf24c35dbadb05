/** What a review tells, worked out for drawing. */

import { CHANCE } from "../lib/wire";
import type { Account, Change } from "../local/review/account";
import type { Mark } from "../local/review/marks";

const TURNS = 3; // moments at which a match turned

/** Colour never says it alone. */
export const GLYPHS: Record<Mark, string> = {
  brilliant: "!!",
  best: "★",
  good: "✓",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export interface Point {
  n: number;
  share: number;
}

/** The expected share of a seat, wherever it is known. */
export function curve(changes: Change[], seat: number): Point[] {
  const first = changes[0];
  if (!first) return [];
  const later = changes.map(({ end, after }) => ({ n: end, share: after[seat]! }));
  return [{ n: first.start, share: first.before[seat]! }, ...later];
}

/** The share after so many moves: what is not valued is as it was. */
export const shareAt = (points: Point[], n: number): number =>
  (points.findLast((point) => point.n <= n) ?? points[0]!).share;

export const gain = ({ before, after }: Change, seat: number): number =>
  after[seat]! - before[seat]!;

/** What changed most for a seat, in its order. */
export function turns(changes: Change[], seat: number): Change[] {
  return changes
    .filter((change) => gain(change, seat) !== 0)
    .sort((a, b) => Math.abs(gain(b, seat)) - Math.abs(gain(a, seat)))
    .slice(0, TURNS)
    .sort((a, b) => a.start - b.start);
}

export interface Bar {
  what: "start" | "luck" | "own" | "others" | "result";
  from: number;
  to: number;
}

/** From the start to the result, one after the other. */
export function bars({ start, luck, own, others, result }: Account): Bar[] {
  const steps = [0, start, start + luck, start + luck + own, start + luck + own + others];
  const parts = (["start", "luck", "own", "others"] as const).map((what, i) => {
    return { what, from: steps[i]!, to: steps[i + 1]! };
  });
  return [...parts, { what: "result", from: 0, to: result }];
}

export const byLuck = ({ who }: Change): boolean => who === CHANCE;
