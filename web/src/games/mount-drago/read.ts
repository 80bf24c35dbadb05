/** The view in the words of the board. Dragons and seats are numbers from 0. */

import { list, one } from "../../lib/view";
import type { Values } from "../../lib/wire";
import { AWAY, COLOURS, MOUNTING, SIDE_A, VALUES } from "./constants";

export interface Card {
  dragon: number;
  value: number;
}

export type Kind = "plain" | "blue" | "green" | "summit";

export interface Space {
  kind: Kind;
  number: number;
}

/** The board as printed, for this many players. */
export interface Track {
  spaces: Space[];
}

export interface Dragon {
  dragon: number;
  spot: number;
  /** The seat that rides it. */
  rider: number | null;
}

export interface Player {
  seat: number;
  points: number;
  holds: number;
  /** The card on top of the stack: the dragon this seat rides. */
  top: Card | null;
  /** From the bottom up; null while stacks may not be looked through. */
  stack: Card[] | null;
}

export interface Mountain {
  phase: number;
  turn: number;
  climbed: number;
  pile: number;
  dragons: Dragon[];
  players: Player[];
  hand: Card[];
  /** While it is still open whether to ride it: the dragon just moved. */
  moved: number | null;
}

export function track(box: Record<string, unknown>, seats: number): Track {
  const kinds = box.spaces as Kind[];
  const numbers = (box.numbers as number[][])[seats <= SIDE_A ? 0 : 1]!;
  return { spaces: kinds.map((kind, i) => ({ kind, number: numbers[i]! })) };
}

export function read(view: Values, box: Record<string, unknown>): Mountain {
  const phase = one(view, "phase");
  const rider = list(view, "rider");
  const dragons = list(view, "spot").map((spot, dragon) => ({
    dragon,
    spot,
    rider: rider[dragon] ? rider[dragon]! - 1 : null,
  }));
  const laid = list(view, "laid")[one(view, "count") - 1];
  return {
    phase,
    turn: one(view, "turn"),
    climbed: one(view, "climbed"),
    pile: one(view, "stock"),
    dragons: dragons.filter(({ spot }) => spot !== AWAY),
    players: Array.from({ length: one(view, "seats") }, (_, seat) => player(view, box, seat)),
    hand: cards(list(view, "mine")).reverse(),
    moved: phase === MOUNTING && laid ? card(laid).dragon : null,
  };
}

function player(view: Values, box: Record<string, unknown>, seat: number): Player {
  return {
    seat,
    points: list(view, "points")[seat]!,
    holds: list(view, "holds")[seat]!,
    top: cards([list(view, "top")[seat]!])[0] ?? null,
    stack: box.open_stacks ? stack(view, seat) : null,
  };
}

function stack(view: Values, seat: number): Card[] {
  const layer = list(view, "layer");
  const laid = list(view, "laid").slice(0, one(view, "count"));
  return cards([list(view, "bottom")[seat]!, ...laid.filter((_, i) => layer[i] === seat)]);
}

/** A card k is held as k + 1; 0 is none. */
function cards(held: number[]): Card[] {
  return held.filter(Boolean).map(card);
}

function card(held: number): Card {
  return { dragon: Math.floor((held - 1) / VALUES), value: ((held - 1) % VALUES) + 1 };
}

/** The card a move names: ["play", "green", "3"]. */
export function named([, colour, value]: string[]): Card | null {
  const dragon = COLOURS.indexOf(colour as (typeof COLOURS)[number]);
  return dragon < 0 ? null : { dragon, value: Number(value) };
}

export function same(a: Card | null | undefined, b: Card | null | undefined): boolean {
  return !!a && !!b && a.dragon === b.dragon && a.value === b.value;
}
