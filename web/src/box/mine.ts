/** The boxes of whoever uses this browser: each by its name and by what is not as printed. */

import { keep, kept } from "../lib/kept";

export interface Mine {
  id: string;
  game: string;
  name: string;
  /** As in an address: `link.ts`. */
  link: string;
}

const KEY = "wyrmhoard-boxes";
const TEXTS = ["id", "game", "name", "link"] as const;

function all(): Mine[] {
  const found = kept("localStorage", KEY);
  const whole = (one: unknown): one is Mine =>
    TEXTS.every((key) => typeof (one as Partial<Mine> | null)?.[key] === "string");
  return Array.isArray(found) ? found.filter(whole) : [];
}

/** Of one game, the latest first. */
export const mine = (game: string): Mine[] => all().filter((one) => one.game === game);

/** Whether the browser has kept it: some forbid it, and room is limited. */
export function keepMine(box: Mine): boolean {
  const others = all().filter(({ id }) => id !== box.id);
  return keep("localStorage", KEY, [box, ...others]);
}

export const forgetMine = (id: string): boolean =>
  keep(
    "localStorage",
    KEY,
    all().filter((one) => one.id !== id),
  );
