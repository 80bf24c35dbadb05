/** The view in the words of the game. */

import { list, one, row, type Shapes } from "../../lib/view";
import type { Values } from "../../lib/wire";
import { CARDS, DRAWING, OVER, REVEALING, SIDES } from "./constants";

export type Card = (typeof CARDS)[number];
export type Side = (typeof SIDES)[number];

export interface Player {
  seat: number;
  /** The squares of the one dwarf, or of both. */
  spots: number[];
  /** 1 for each card not lying face up. */
  hand: number[];
  purse: number;
  /** Null while it is shut. */
  chest: number | null;
  isDragon: boolean;
  caught: boolean;
  /** Has laid a card, or closed the hands. */
  ready: boolean;
  shown: Card | null;
  /** Two players: the dwarf named with the card, 0 or 1; null if none, or unknown. */
  mover: number | null;
}

export interface Cave {
  phase: number;
  round: number;
  dragon: number;
  perch: number;
  treasure: number;
  picked: Side | null;
  myCard: Card | null;
  myLeft: number | null;
  players: Player[];
  /** The seat whose hand is picked next, clockwise from the dragon; null if nobody is caught. */
  robbed: number | null;
}

export function read(view: Values, shapes: Shapes, box: Record<string, unknown>): Cave {
  const seats = one(view, "seats");
  const caught = list(view, "caught");
  const dragon = one(view, "dragon");
  const around = Array.from({ length: seats - 1 }, (_, i) => (dragon + 1 + i) % seats);
  // A round is counted when it ends, but for one that an empty treasure cuts short.
  const counted = one(view, "phase") === OVER && one(view, "treasure") > 0;
  return {
    phase: one(view, "phase"),
    round: one(view, "rounds") + (counted ? 0 : 1),
    dragon,
    perch: one(view, "perch"),
    treasure: one(view, "treasure"),
    picked: held(SIDES, one(view, "picked")),
    myCard: held(CARDS, one(view, "my_card")),
    myLeft: one(view, "my_left") ? one(view, "my_left") - 1 : null,
    players: Array.from({ length: seats }, (_, p) => player(view, shapes, box, p)),
    robbed: around.find((p) => caught[p]) ?? null,
  };
}

function player(view: Values, shapes: Shapes, box: Record<string, unknown>, seat: number): Player {
  const phase = one(view, "phase");
  const two = one(view, "seats") === 2;
  const isDragon = phase !== DRAWING && one(view, "dragon") === seat;
  const ready = !!list(view, "ready")[seat];
  const named = one(view, ready && phase <= REVEALING ? "mover" : "moved");
  return {
    seat,
    spots: row(view, shapes, "spot", seat).slice(0, two ? 2 : 1),
    hand: row(view, shapes, "hand", seat),
    purse: list(view, "purse")[seat]!,
    chest: box.open_chests || phase === OVER ? list(view, "chest")[seat]! : null,
    isDragon,
    caught: !!list(view, "caught")[seat],
    ready,
    shown: held(CARDS, list(view, "shown")[seat]!),
    mover: two && !isDragon && named ? named - 1 : null,
  };
}

/** Things are held as their place + 1; 0 is none. */
function held<T>(things: readonly T[], value: number): T | null {
  return things[value - 1] ?? null;
}
