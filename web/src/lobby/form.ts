/** What the sheet "play with friends" asks the server for. */

import type { ClockInfo, Level, OpenTable, Option } from "../lib/wire";

export const CLOCKS: Record<string, ClockInfo | null> = {
  none: null,
  minute: { move: 60 },
  "ten-minutes": { match: 600 },
  day: { move: 86_400 },
  "three-days": { move: 259_200 },
};

export type Rest = "friend" | Level;

/** Those at this device sit first; then come bots and free seats as they were chosen. */
export function opening(
  game: string,
  names: string[],
  rest: Rest[],
  more: Partial<OpenTable>,
): OpenTable {
  const alike =
    rest.every((who) => who === rest[0]) && rest[0] !== "friend" ? (rest[0] as Level) : null;
  return {
    game,
    seats: names.length + rest.length,
    sit: names.length,
    names,
    bots: alike,
    ...more,
  };
}

/** The seats that are given to bots one by one, because they are not all alike. */
export function botSeats(
  { sit = 0, bots }: OpenTable,
  rest: Rest[],
): { seat: number; level: Level }[] {
  if (bots) return [];
  return rest.flatMap((who, i) => (who === "friend" ? [] : [{ seat: sit + i, level: who }]));
}

/** The house rules that are words or on and off, with what may be chosen. */
export function choices(option: Option): (string | boolean)[] {
  if (option.flag) return [false, true];
  return option.least === null ? option.words : [];
}
