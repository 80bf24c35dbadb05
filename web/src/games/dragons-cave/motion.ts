/** What a step moves, and how long it takes. */

import type { Shown } from "../../lib/board";
import { list } from "../../lib/view";
import type { Cave } from "./read";

export const FLIP = 380;
export const LEG = 200;
export const POUNCE = 450;
export const COINS = 520;

/** A card turned up before the last one only starts to turn: so all seem to turn together. */
const TURNS = 140;
const TIMES: Record<string, number> = {
  begin: 500,
  place: 620,
  pick: 420,
  lose: FLIP + COINS,
  lay: 380,
  lay_for: 380,
  lay_hidden: 260,
  lay_hidden_for: 260,
  divide: 300,
  divide_hidden: 260,
};

export function duration(step: Shown): number {
  const verb = step.words[0]!;
  if (!verb.startsWith("reveal")) return TIMES[verb] ?? 300;
  return settles(step) ? FLIP + POUNCE + 5 * LEG + COINS : TURNS;
}

/** Whether this is the last card to be turned up, after which the dwarves move. */
function settles({ before }: Shown): boolean {
  return list(before, "ready").filter(Boolean).length <= 1;
}

export interface Walk {
  seat: number;
  dwarf: number;
  /** Every square from the old to the new one. */
  squares: number[];
  caught: boolean;
}

/** The dwarves that stand elsewhere than before; who goes back was caught. */
export function walks(before: Cave, after: Cave): Walk[] {
  return after.players.flatMap(({ seat, spots }) =>
    spots.flatMap((to, dwarf) => {
      const from = before.players[seat]?.spots[dwarf] ?? to;
      if (from === to) return [];
      return [{ seat, dwarf, squares: between(from, to), caught: to < from }];
    }),
  );
}

export function between(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
}

export interface Flow {
  seat: number;
  from: "treasure" | "purse";
  to: "treasure" | "purse" | "chest";
  coins: number;
}

/** The coins that changed places: a purse emptied by no fist went into the chest. */
export function flows(before: Cave, after: Cave): Flow[] {
  return after.players.flatMap(({ seat, purse, shown }): Flow[] => {
    const coins = purse - (before.players[seat]?.purse ?? purse);
    if (coins > 0) return [{ seat, from: "treasure", to: "purse", coins }];
    if (coins === 0) return [];
    const stowed = shown === "chest" && after.treasure <= before.treasure;
    return [{ seat, from: "purse", to: stowed ? "chest" : "treasure", coins: -coins }];
  });
}
