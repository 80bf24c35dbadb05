/** The view in the words of the game. Nothing in it is hidden. */

import { list, one, row, type Shapes } from "../../lib/view";
import type { Values } from "../../lib/wire";
import {
  ARRIVING,
  DIAMOND,
  DRAWING,
  ENTERED,
  FACES,
  FALLING,
  FINDING,
  NUGGET,
  OVER,
  RACING,
  SHARING,
  STIRRING,
} from "./constants";

export type Face = (typeof FACES)[number];
const IN_CAVERN: number[] = [STIRRING, FINDING, ENTERED, RACING, SHARING];

/** Diamonds and nuggets. */
export type Treasure = [number, number];
export type Place = "grotto" | "cavern";
/** Dice in a hand, or dice just let go. */
export type Rolling = { dice: "grotto" | "treasure" | "dragon"; landing: boolean };

export interface Table {
  seats: number;
  phase: number;
  turn: number;
  roller: number;
  place: Place;
  /** Free and blocked Grotto dice, by face. */
  showing: number[];
  blocked: number[];
  found: number[];
  dragon: number[];
  /** The eyes that are open: a dragon on a die that still rolls has woken nobody. */
  eyes: number[];
  grotto: number;
  cavern: number;
  gathered: Treasure;
  hand: number;
  dropped: Treasure;
  packs: Treasure[];
  barren: number;
  /** What moves right now; a view itself is at rest. */
  rolling: Rolling[];
  /** The Troll or the dragon has come. */
  caught: boolean;
}

export function read(view: Values, shapes: Shapes): Table {
  const seats = one(view, "seats");
  const phase = one(view, "phase");
  return {
    seats,
    phase,
    turn: one(view, "turn"),
    roller: one(view, "roller"),
    place: placeOf(phase, one(view, "cavern")),
    showing: list(view, "showing"),
    blocked: list(view, "blocked"),
    found: list(view, "found"),
    dragon: list(view, "dragon"),
    eyes: list(view, "dragon"),
    grotto: one(view, "grotto"),
    cavern: one(view, "cavern"),
    gathered: list(view, "gathered") as Treasure,
    hand: one(view, "hand"),
    dropped: list(view, "dropped") as Treasure,
    packs: Array.from({ length: seats }, (_, p) => row(view, shapes, "pack", p) as Treasure),
    barren: one(view, "barren"),
    rolling: held(phase),
    caught: false,
  };
}

/** At the end we look at the place that ran out. */
function placeOf(phase: number, nuggets: number): Place {
  if (phase === OVER) return nuggets ? "grotto" : "cavern";
  return IN_CAVERN.includes(phase) ? "cavern" : "grotto";
}

function held(phase: number): Rolling[] {
  const dice = ({ [FALLING]: "grotto", [STIRRING]: "dragon", [FINDING]: "treasure" } as const)[
    phase
  ];
  return dice ? [{ dice, landing: false }] : [];
}

export function total(counts: readonly number[]): number {
  return counts.reduce((sum, n) => sum + n, 0);
}

export function worth([diamonds, nuggets]: Treasure, points: number[]): number {
  return diamonds * points[DIAMOND]! + nuggets * points[NUGGET]!;
}

/** Whether this face is at hand: showing, or set aside. */
export function atHand({ showing, blocked }: Table, face: number): boolean {
  return showing[face]! + blocked[face]! > 0;
}

/** Between turns the dice still lie as they fell, and nobody is at risk. */
export function between({ phase }: Table): boolean {
  return phase === DRAWING || phase === ARRIVING || phase === OVER;
}
