/** What must happen at a local table by itself, and when: bots move, and in a race nobody waits for ever. */

import type { Pace } from "../lib/wire";
import type { Table } from "./table";

// Before its turn a bot pauses as a person would, the same whatever it sees: ms, evenly spread. What else belongs to
// the turn follows at once.
const QUICKEST = 600;
const SLOWEST = 1200;
/** How much of this pause is made. */
export const PACES: Record<Pace, number> = { off: 0, quick: 0.4, normal: 1 };

export interface Due {
  when: number;
  seat: number;
  /** The question it is about: if that has changed, it is no longer due. */
  asked: number;
  what: "bot" | "racer" | "idle";
}

/** What is due of each seat that something is due of. */
export function due(table: Table, pace: Pace): Due[] {
  return table.actors.flatMap((seat) => dueOf(table, seat, pace) ?? []);
}

function dueOf(table: Table, seat: number, pace: Pace): Due | null {
  const { taken, asked, since, goesOn } = table.chairs[seat]!;
  if (table.opened.script && (taken === "person" || table.unread)) return null;
  if (taken === "bot" && table.racing) {
    return { when: rested(table, seat), seat, asked, what: "racer" };
  }
  if (taken === "bot") {
    const pause = goesOn ? 0 : PACES[pace] * pauseOf(table.id, asked, seat);
    return { when: since + pause, seat, asked, what: "bot" };
  }
  const [wait] = table.match.patience(seat);
  return wait ? { when: since + wait, seat, asked, what: "idle" } : null;
}

/** How long a bot takes for its turn. */
function pauseOf(table: string, asked: number, seat: number): number {
  let hash = 0;
  for (const letter of `${table} ${asked} ${seat}`) {
    hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  }
  return QUICKEST + (hash % (SLOWEST - QUICKEST));
}

/** When the pauses before all its moves are over. */
function rested(table: Table, seat: number): number {
  const { since } = table.chairs[seat]!;
  return Math.max(...table.asks.get(seat)!.map((move) => since + table.pause(move, since)));
}

export const sameDue = (a: Due, b: Due): boolean =>
  a.when === b.when && a.seat === b.seat && a.asked === b.asked && a.what === b.what;
