/** This browser's own part in the luck of its tables: the commitment it saw before it chose its seeds, all seals
 *  it saw before it told them, and every draw it heard; compared with what is laid open at the end. */

import { CHANCE } from "./board";
import { keep, kept } from "./kept";
import { newSeed } from "./names";
import type { LogLine, Replayed, Result } from "./wire";

export interface Receipt {
  table: string;
  commitment: string;
  /** It says how likely what luck draws is. */
  box?: Record<string, unknown>;
  /** By seat: chosen, and perhaps not yet told. */
  chosen?: Record<string, string>;
  /** By seat. */
  seeds: Record<string, string>;
  /** Of all seats, as they were when the seeds were told. */
  seals?: string[];
  /** By seat: of each move the draw as it was heard, null where somebody moved. */
  heard: Record<string, (number | null)[]>;
  /** By seat: how often moves had been taken back then. */
  undone: Record<string, number>;
}

const KEY = "receipts";
const MOST = 40; // tables whose receipts are kept

const all = (): Receipt[] => (kept("localStorage", KEY) as Receipt[] | null) ?? [];

export const receiptOf = (table: string): Receipt | null =>
  all().find((receipt) => receipt.table === table) ?? null;

function put(receipt: Receipt): void {
  const others = all().filter(({ table }) => table !== receipt.table);
  keep("localStorage", KEY, [receipt, ...others].slice(0, MOST));
}

/** The seed of a seat, to be sealed. What was committed to first stays. */
export function chooseSeed(
  table: string,
  commitment: string,
  box: Record<string, unknown>,
  seat: number,
): string {
  const old = receiptOf(table) ?? { table, commitment, box, seeds: {}, heard: {}, undone: {} };
  const seed = old.chosen?.[seat] ?? newSeed();
  put({ ...old, chosen: { ...old.chosen, [seat]: seed } });
  return seed;
}

/** What a deal was committed to when it was begun here; nobody gives it a seed. */
export function noteDeal(table: string, commitment: string): void {
  if (!receiptOf(table)) put({ table, commitment, seeds: {}, heard: {}, undone: {} });
}

/** The seed is about to be told, now that these are all seals. */
export function tellSeed(table: string, seat: number, seals: string[]): void {
  const old = receiptOf(table)!;
  put({ ...old, seeds: { ...old.seeds, [seat]: old.chosen![seat]! }, seals: old.seals ?? seals });
}

/** What a seat was told so far. A draw stays as it was heard first, unless moves were taken back. */
export function noteDraws(table: string, seat: number, log: LogLine[]): void {
  const receipt = receiptOf(table);
  const seeded = Object.keys(receipt?.chosen ?? {}).length > 0;
  if (!receipt || (seeded && !receipt.seeds[seat])) return;
  const undone = log.filter(({ kind }) => kind === "undo").length;
  const first = receipt.undone[seat] === undone ? (receipt.heard[seat] ?? []) : [];
  const now = standing(log);
  if (now.length === first.length) return;
  const heard = now.map((move, n) => (n < first.length ? first[n]! : move));
  put({
    ...receipt,
    heard: { ...receipt.heard, [seat]: heard },
    undone: { ...receipt.undone, [seat]: undone },
  });
}

/** The draws among the moves that were not taken back. */
export function standing(log: LogLine[]): (number | null)[] {
  const made: (number | null)[] = [];
  for (const line of log) {
    if (line.kind === "undo") made.splice(made.length - line.moves);
    else made.push(line.who === CHANCE ? line.move : null);
  }
  return made;
}

export interface Compared {
  /** It is the commitment and the box seen first, and all seals and seeds are those that were seen and given. */
  own: boolean;
  /** Draws that were heard. */
  draws: number;
  /** The number of the first that is told otherwise now, from 1; 0 if there is none. */
  wrong: number;
}

/** As text, the same in whatever order it was said. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) =>
    held && typeof held === "object" && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  );

export function compare(
  receipt: Receipt,
  commitment: string,
  { seeds, seals }: Pick<Result, "seeds" | "seals">,
  given: number,
  { box, steps, heard }: Pick<Replayed, "box" | "steps" | "heard">,
): Compared {
  const own =
    receipt.commitment === commitment &&
    (!receipt.box || inOrder(receipt.box) === inOrder(box)) &&
    JSON.stringify(receipt.seals ?? []) === JSON.stringify(seals) &&
    Object.entries(receipt.seeds).every(([seat, seed]) => seeds[Number(seat)] === seed);
  const draws = new Set<number>();
  const wrong: number[] = [];
  for (const [seat, moves] of Object.entries(receipt.heard)) {
    for (const [i, move] of moves.entries()) {
      const n = given + i;
      if (move !== null) draws.add(n);
      const told = steps[n]?.who === CHANCE ? heard[Number(seat)]?.[n] : null;
      if ((told ?? null) !== move) wrong.push(n + 1);
    }
  }
  return { own, draws: draws.size, wrong: wrong.length ? Math.min(...wrong) : 0 };
}
