/** Where the dwarf or the creature can get, by which way, and what that costs: as the rules tell it. */

import type { Glance, Move } from "../../../lib/board";
import type { Run } from "../../../lib/foreseen";
import { list, one } from "../../../lib/view";
import type { Values } from "../../../lib/wire";
import { MIDDLE, STRIDE } from "../constants";
import { bits, type Cave } from "./cave";
import { WAIT } from "./words";

/** One move of a way, and where it leads. */
export interface Leg {
  move: number;
  field: number;
  view: Values;
  /** It costs something, or somebody waits there. */
  bad: boolean;
}

export interface Walk {
  field: number;
  legs: Leg[];
}

export const STEPPING = ["step", "cross", "climb"];
/** What is looked at of where a way leads. */
const FIELDS = [
  ..."seats turn stand lurk creeps steps phase wait turning gold limit lying".split(" "),
  ..."victims exposed leaving out open_clan".split(" "),
];

/** All that is in reach once these moves are made; null while it is not known. */
export function inReach({ explore }: Pick<Glance, "explore">, after: number[] = []): Run[] | null {
  return explore?.({ after, verbs: STEPPING, within: "phase", fields: FIELDS }) ?? null;
}

/** Where the one who moves at the `start` is then. A goal being turned up lies face down till it is. */
export function fieldOf(view: Values, start: Values): number {
  if (one(start, "phase") === WAIT.creeping) return list(view, "lurk")[one(start, "creeps")]! - 1;
  const goal = one(view, "turning");
  return goal ? goal * STRIDE + MIDDLE : list(view, "stand")[one(start, "turn")]!;
}

/** To each field the way that costs least, and of those the shortest. */
export function walks(found: Run[], start: Values): Walk[] {
  const views = new Map(found.map(({ line, view }) => [line.join(), view]));
  const best = new Map<number, Walk>();
  for (const { line } of found) {
    const legs = line.map((move, i) => leg(move, line.slice(0, i), start, views));
    const field = legs.at(-1)!.field;
    const known = best.get(field);
    if (!known || cost(legs) < cost(known.legs)) best.set(field, { field, legs });
  }
  best.delete(fieldOf(start, start));
  return [...best.values()];
}

function leg(move: number, before: number[], start: Values, views: Map<string, Values>): Leg {
  const was = before.length ? views.get(before.join())! : start;
  const view = views.get([...before, move].join())!;
  return { move, field: fieldOf(view, start), view, bad: harm(was, view) > 0 };
}

/** Whatever it costs weighs more than any number of moves. */
const cost = (legs: Leg[]): number => legs.reduce((n, { bad }) => n + (bad ? 100 : 1), 0);

/** What befalls the dwarf whose turn it is. A creature looks for that. */
function harm(before: Values, after: Values): number {
  if (one(before, "phase") === WAIT.creeping) return 0;
  const p = one(before, "turn");
  const less = (field: string) => list(before, field)[p]! - list(after, field)[p]!;
  const now = (field: string) =>
    bits(one(after, field)).includes(p) && !bits(one(before, field)).includes(p) ? 1 : 0;
  return Math.max(0, less("gold")) + Math.max(0, less("limit")) + now("victims") + now("lying");
}

/** What is offered right now, where nothing more is known: each field once, though two borders lead there. */
export function steps(fields: { field: number; move: Move }[], view: Values): Walk[] {
  const firsts = fields.filter(
    ({ field }, i) => fields.findIndex((it) => it.field === field) === i,
  );
  return firsts.map(({ field, move }) => ({
    field,
    legs: [{ move: move.move, field, view, bad: false }],
  }));
}

export const pointsOf = (cave: Cave, from: number, { legs }: Walk) =>
  [from, ...legs.map(({ field }) => field)].map((field) => cave.point(field));
