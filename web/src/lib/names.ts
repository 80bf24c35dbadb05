/** Names for those who have none yet: newcomers, bots, free seats. */

import type { Texts } from "./texts.svelte";
import type { SeatInfo } from "./wire";

const FIRST = [
  "Bo",
  "Dag",
  "El",
  "Fin",
  "Gri",
  "Hal",
  "Jor",
  "Kel",
  "Mi",
  "Nor",
  "Ro",
  "Tha",
  "Ul",
  "Ves",
  "Yl",
];
const LAST = ["bin", "da", "dri", "gar", "la", "lin", "mo", "na", "ra", "rik", "ta", "vin"];
const BOTS = ["Flint", "Ember", "Slate", "Cinder", "Quartz", "Basalt", "Marl", "Onyx"];

export function madeUpName(random: () => number = Math.random): string {
  const pick = (from: string[]) => from[Math.floor(random() * from.length)]!;
  return pick(FIRST) + pick(LAST);
}

export function botName(seat: number): string {
  return BOTS[seat % BOTS.length]!;
}

export function seatName({ name, taken }: SeatInfo, seat: number, say: Texts): string {
  if (name) return name;
  return taken ? botName(seat) : say.t("seat-free-name", { n: seat + 1 });
}

/** Something nobody can guess, to be mixed into the table's luck. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
