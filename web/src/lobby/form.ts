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

/** Nobody sits yet: bots sit first, and then those at this device, each by name. */
export function opening(
  game: string,
  names: string[],
  rest: Rest[],
  more: Partial<OpenTable>,
): OpenTable {
  return { game, seats: names.length + rest.length, sit: 0, ...more };
}

/** The bots' seats: those at this device sit first; then come bots and free seats as they were chosen. */
export function botSeats(names: string[], rest: Rest[]): { seat: number; level: Level }[] {
  const seat = (i: number) => names.length + i;
  return rest.flatMap((who, i) => (who === "friend" ? [] : [{ seat: seat(i), level: who }]));
}

/** The house rules that are words or on and off, with what may be chosen. */
export function choices(option: Option): (string | boolean)[] {
  if (option.flag) return [false, true];
  return option.least === null ? option.words : [];
}
