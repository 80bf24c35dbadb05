/** What a step moves, and how long it takes. */

import type { Shown } from "../../lib/board";
import { DEALING } from "./constants";
import { named, type Mountain } from "./read";

export const LEG = 210;
export const CHANGE = 360;
export const SCORE = 500;
export const DRAW = 240;
/** Thirty cards are dealt before anybody may play: the eye need not follow each. */
const DEALT = 40;
const TIMES: Record<string, number> = {
  draw: DRAW,
  draw_hidden: DRAW,
  saddle: 160,
  begin: 400,
  discard: 360,
  enough: 120,
};

/** Milliseconds: a leg for each space, then a change of mounts, then the score. */
export function duration(step: Shown): number {
  const verb = step.words[0]!;
  if (step.before.phase === DEALING) return DEALT;
  if (verb === "play") return Math.min(named(step.words)!.value, 5) * LEG + CHANGE + SCORE;
  return verb === "mount" || verb === "stay" ? CHANGE + SCORE : (TIMES[verb] ?? 200);
}

export interface Hop {
  dragon: number;
  /** Every space from the old to the new one. */
  spots: number[];
}

/** The dragon that stands elsewhere than before. */
export function hop(before: Mountain, after: Mountain): Hop | null {
  for (const { dragon, spot } of after.dragons) {
    const from = before.dragons.find((one) => one.dragon === dragon)?.spot ?? spot;
    if (from < spot)
      return { dragon, spots: Array.from({ length: spot - from + 1 }, (_, i) => from + i) };
  }
  return null;
}

export interface Change {
  seat: number;
  from: number;
  to: number;
}

/** Riders who have changed mounts. */
export function changes(before: Mountain, after: Mountain): Change[] {
  return after.players.flatMap(({ seat, top }) => {
    const from = before.players[seat]?.top?.dragon;
    return from === undefined || !top || from === top.dragon
      ? []
      : [{ seat, from, to: top.dragon }];
  });
}
