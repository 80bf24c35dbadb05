/** What the numbers and words of The Dark Cave point at. */

import type { Verbs } from "../../../lib/moves";
import {
  ACTS,
  AIMING,
  ANSWERING,
  ASKING,
  BEGINNING,
  BORDERS,
  CLANS,
  CREEPING,
  DISCARDING,
  GOBLIN,
  LINDWORM,
  MIDDLE,
  ORIENTING,
  OVER,
  PLACING,
  PLAYING,
  RAT,
  REACH,
  SIDE,
  TURNED,
  WALKING,
} from "../constants";

export const BEASTS = [ACTS[RAT], ACTS[LINDWORM], ACTS[GOBLIN]] as const;
/** Clans are held as their place + 1. */
export const BLUE = 1 + CLANS.indexOf("blue");
export const YELLOW = 1 + CLANS.indexOf("yellow");

/** What the match waits for, as `wait` counts it. */
export const WAIT = {
  beginning: BEGINNING,
  playing: PLAYING,
  placing: PLACING,
  aiming: AIMING,
  discarding: DISCARDING,
  creeping: CREEPING,
  walking: WALKING,
  orienting: ORIENTING,
  asking: ASKING,
  answering: ANSWERING,
  over: OVER,
};

export interface Cell {
  x: number;
  y: number;
}

export const sideOf = (border: string): number => BORDERS.findIndex((one) => one === border);

/** East and north of the start. */
export function cellOf(place: number): Cell {
  return { x: Math.floor(place / SIDE) - REACH, y: (place % SIDE) - REACH };
}

export const STEPS: Cell[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: -1, y: 0 },
];

export function beside({ x, y }: Cell, side: number): Cell {
  return { x: x + STEPS[side]!.x, y: y + STEPS[side]!.y };
}

export const same = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

/** A border by number: 2 * cell, + 0 north or + 1 east of it. */
export function borderOf(edge: number): Cell & { side: number } {
  return { ...cellOf(Math.floor(edge / 2)), side: edge % 2 };
}

/** A border as its south or west cell names it. */
export function border(cell: Cell, side: number): Cell & { side: number } {
  return side < 2 ? { ...cell, side } : { ...beside(cell, side), side: side - 2 };
}

/** A card's own field as the table names it, or back: a half turn undoes itself. */
export function asItLies(card: number, field: number): number {
  return card >= TURNED && field < MIDDLE ? field ^ 2 : field;
}

/** All cards of a hand, and all pieces of the cave, in the order their numbers count. */
export class Names {
  readonly paths: string[];
  readonly cards: string[];
  readonly maps: string[];

  constructor(verbs: Verbs) {
    this.paths = verbs["lay"]![0]!;
    this.cards = verbs["discard"]![0]!;
    this.maps = [...this.paths, "start", ...verbs["goal"]![0]!];
  }

  mapOf(card: number): string {
    return this.maps[(card % TURNED) - 1]!;
  }

  goal(known: number): string {
    return this.maps[this.paths.length + known]!;
  }

  isPath(kind: number): boolean {
    return kind < this.paths.length;
  }
}

/** 1, 2 or 3, as the back shows; 0 for start and goals. */
export function levelOf(name: string): number {
  return Number(/-([123])(-|$)/.exec(name)?.[1] ?? 0);
}

/** "rat-2" -> "rat" */
export const actOf = (name: string): string => name.replace(/-\d$/, "");
