/** Reviews this browser has made, kept beside its tables: in a database of their own, so that an older page that is
 *  still open stands in nobody's way. */

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Change } from "./account";
import type { Decision } from "./judge";

const MADE = 2; // counted up when reviews come out otherwise: what is older is made anew

/** The review of one seat, whole. */
export interface Kept {
  made: number;
  changes: Change[];
  decisions: Decision[];
}

interface Schema extends DBSchema {
  reviews: { key: [table: string, seat: number]; value: Kept };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const reviews = () =>
  (opened ??= openDB<Schema>("wyrmhoard-reviews", 1, {
    upgrade: (db) => void db.createObjectStore("reviews"),
  }));

/** Null where there is none, or nothing is kept. */
export async function keptReview(table: string, seat: number): Promise<Kept | null> {
  try {
    const found = await (await reviews()).get("reviews", [table, seat]);
    return found?.made === MADE ? found : null;
  } catch {
    return null;
  }
}

export async function keepReview(table: string, seat: number, found: Omit<Kept, "made">) {
  try {
    await (await reviews()).put("reviews", { made: MADE, ...found }, [table, seat]);
  } catch {
    // nothing is kept
  }
}

/** With the match. */
export async function forgetReviews(table: string): Promise<void> {
  try {
    await (await reviews()).delete("reviews", IDBKeyRange.bound([table, 0], [table, Infinity]));
  } catch {
    // nothing was kept
  }
}
