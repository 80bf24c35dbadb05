/** How the moves offered are reached on the board: a card, then a dwarf; a square; a fist. */

import type { Move } from "../../lib/board";
import { SIDES } from "./constants";
import type { Side } from "./read";

/** What has been chosen but not sent. */
export interface Choice {
  card?: string;
  dwarf?: string;
  square?: string;
}

/** The cards that may be laid. */
export function cards(moves: Move[]): string[] {
  return [...new Set(laying(moves).map(({ words }) => words[1]!))];
}

/** The dwarves a card may be laid for; none when there is no such choice. */
export function dwarves(moves: Move[], card: string): string[] {
  const fits = laying(moves).filter(({ words }) => words[1] === card);
  return fits.flatMap(({ words }) => words[2] ?? []);
}

/** The lair squares the dragon may be set on. */
export function squares(moves: Move[]): string[] {
  return of(moves, "place").map(({ words }) => words[1]!);
}

/** The ways to divide the purse, by coins in the left hand. */
export function divisions(moves: Move[]): Move[] {
  return of(moves, "divide").toSorted((a, b) => Number(a.words[1]) - Number(b.words[1]));
}

/** The fists that may be picked, and of whom. */
export function fists(moves: Move[]): { seat: number; hands: Partial<Record<Side, Move>> } | null {
  const picks = of(moves, "pick");
  if (!picks.length) return null;
  const hands = SIDES.map((side) => [side, picks.find(({ words }) => words[2] === side)]);
  return { seat: Number(picks[0]!.words[1]!.slice(1)), hands: Object.fromEntries(hands) };
}

/** The move a choice has come to; undefined while a word is missing. */
export function chosen(moves: Move[], { card, dwarf, square }: Choice): Move | undefined {
  if (square) return of(moves, "place").find(({ words }) => words[1] === square);
  return laying(moves).find(({ words }) => words[1] === card && words[2] === dwarf);
}

function laying(moves: Move[]): Move[] {
  return moves.filter(({ words }) => words[0] === "lay" || words[0] === "lay_for");
}

function of(moves: Move[], verb: string): Move[] {
  return moves.filter(({ words }) => words[0] === verb);
}
