/** Clocks of seats: what was left when the server spoke, less what has passed since. */

export interface Clock {
  left: number | null;
  ticking: boolean;
}

/** Milliseconds left, `passed` after the server said so. */
export function leftNow({ left, ticking }: Clock, passed: number): number | null {
  if (left === null) return null;
  return Math.max(0, ticking ? left - passed : left);
}

/** 3:05 up to an hour, 2:07:00 up to a day; days are left to the caller. */
export function spell(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (!parts[0]) parts.shift();
  return parts.map((part, i) => (i ? String(part).padStart(2, "0") : String(part))).join(":");
}

export const DAY = 86_400_000;
