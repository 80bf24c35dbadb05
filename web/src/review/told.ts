/** What a review tells, worked out for drawing. */

import { CHANCE } from "../lib/wire";
import { FORCED, TOGETHER, type Account, type Change } from "../local/review/account";
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
    .filter((change) => change.who !== FORCED && gain(change, seat) !== 0)
    .sort((a, b) => Math.abs(gain(b, seat)) - Math.abs(gain(a, seat)))
    .slice(0, TURNS)
    .sort((a, b) => a.start - b.start);
}

const PARTS = ["luck", "own", "others", "together", "forced"] as const;

export interface Bar {
  what: "start" | (typeof PARTS)[number] | "result";
  from: number;
  to: number;
}

/** From the start to the result, one after the other. */
export function bars(account: Account): Bar[] {
  const found: Bar[] = [{ what: "start", from: 0, to: account.start }];
  for (const what of PARTS) {
    const from = found.at(-1)!.to;
    if (account[what]) found.push({ what, from, to: from + account[what] });
  }
  return [...found, { what: "result", from: 0, to: account.result }];
}

/** Whose it was, if it was not one seat's: the text that says so. */
export const nobodys = ({ who }: Change): string | null =>
  who === CHANCE ? "review-luck" : who === TOGETHER ? "review-together" : null;

export const byLuck = ({ who }: Change): boolean => who === CHANCE;
