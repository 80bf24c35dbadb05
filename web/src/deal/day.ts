/** Until when a deal is played: its name begins with its last day. */

import { say } from "../lib/page.svelte";
import type { DealSeat, DealTable } from "../lib/wire";

const DATE = "2026-01-31".length;
const DAY = 86_400_000; // ms

export const lastDay = (deal: string): number => Date.parse(`${deal.slice(0, DATE)}T00:00:00Z`);

/** When its luck is laid open, by the reader's own clock. */
export const opens = (deal: string): string =>
  new Intl.DateTimeFormat(say.lang, { dateStyle: "long", timeStyle: "short" }).format(
    lastDay(deal) + DAY,
  );

export const dayOf = (deal: string): string =>
  new Intl.DateTimeFormat(say.lang, { dateStyle: "long", timeZone: "UTC" }).format(lastDay(deal));

/** The deal of a game on the day before this one, or after it. */
export function neighbour(deal: string, days: number): string {
  const day = new Date(lastDay(deal) + days * DAY).toISOString().slice(0, DATE);
  return day + deal.slice(DATE);
}

/** Whether a table's deal is that of a day: its name ends with the game's. */
export const isOfDay = ({ deal, game }: { deal: string; game: string }): boolean =>
  deal.slice(DATE + 1) === game;

/** Whether a deal of the day is that of this moment. */
export const isToday = (deal: string): boolean =>
  deal.slice(0, DATE) === new Date().toISOString().slice(0, DATE);

export interface Counted extends DealSeat {
  seat: number;
}

/** Of each seat the results that count, the best first; a seat that nobody counts in is left out. */
export function bySeat(tables: DealTable[]): Counted[][] {
  const seats = tables[0]?.seats.length ?? 0;
  return Array.from({ length: seats }, (_, seat) =>
    tables
      .map(({ seats }) => ({ ...seats[seat]!, seat }))
      .filter(({ counts }) => counts)
      .sort((a, b) => a.place - b.place),
  ).filter((each) => each.length);
}

const place = ({ seats }: DealTable): number =>
  Math.min(...seats.map(({ place }) => place || Infinity));

/** Where it went best comes first, and mine among those that did as well. */
export const ranked = (tables: DealTable[]): DealTable[] =>
  tables.toSorted(
    (a, b) =>
      Number(!a.done) - Number(!b.done) ||
      place(a) - place(b) ||
      0 ||
      Number(b.mine) - Number(a.mine) ||
      a.begun - b.begun,
  );
