/** What the numbers and words of The Dark Cave point at. */

import type { Verbs } from "../../../lib/moves";

export const TURNED = 64; // added to a card that lies turned by half
export const FACE_DOWN = 63; // a goal nobody has reached
export const STRIDE = 8; // a field of the cave is slot * STRIDE + field
export const CORNERS = 4;
export const MIDDLE = 4; // field "a", and the only one of a goal lying face down
export const BEASTS = ["rat", "lindworm", "goblin"] as const;
export const BORDERS = ["north", "east", "south", "west"];
export const FIELDS = ["N", "E", "S", "W", "a", "b", "t"];
const SIDE = 64;
const REACH = 32;

/** What the match waits for, as `wait` counts it. */
export const WAIT = {
  beginning: 5,
  playing: 15,
  placing: 16,
  aiming: 17,
  discarding: 18,
  creeping: 19,
  walking: 21,
  orienting: 22,
  asking: 23,
  answering: 24,
  over: 25,
};

export interface Cell {
  x: number;
  y: number;
}

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
