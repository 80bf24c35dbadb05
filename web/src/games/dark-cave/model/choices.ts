/** The moves offered, by what one touches to make them. */

import type { Move } from "../../../lib/board";
import { FIELDS, STRIDE } from "../constants";
import type { Cave } from "./cave";
import { asItLies, border, sideOf, type Cell } from "./words";

export interface CardChoice {
  upright?: Move;
  turned?: Move;
  play?: Move;
  discard?: Move;
}

export interface Choices {
  cards: Map<string, CardChoice>;
  cells: (Cell & { move: Move })[];
  borders: (Cell & { side: number; move: Move })[];
  goals: { goal: number; move: Move }[];
  seats: Map<number, Move>;
  fields: { field: number; move: Move }[];
  /** What has no place on the table: stop, strike, agree ... */
  plain: Move[];
}

/** Can it do anything but be put away? */
export const plays = (card?: CardChoice): boolean =>
  !!(card?.upright ?? card?.turned ?? card?.play);

const HAND = ["lay", "play", "discard"];
const SEATS = ["look_clan", "swap", "give"];

export function choices(moves: Move[], cave: Cave, mover: number): Choices {
  const found: Choices = {
    cards: new Map(),
    cells: [],
    borders: [],
    goals: [],
    seats: new Map(),
    fields: [],
    plain: [],
  };
  for (const move of moves) sort(found, move, cave, mover);
  return found;
}

function sort(found: Choices, move: Move, cave: Cave, mover: number): void {
  const [verb, a, b, c] = move.words as [string, string, string, string];
  const field = ["step", "cross", "climb"].includes(verb)
    ? reached(move.words, cave, mover)
    : undefined;
  if (HAND.includes(verb)) inHand(found.cards, move);
  else if (verb === "at") found.cells.push({ x: Number(a), y: Number(b), move });
  else if (verb === "web") {
    found.borders.push({ x: Number(a), y: Number(b), side: sideOf(c), move });
  } else if (verb === "chop") {
    const dwarf = cave.card(cave.mover(false))!;
    found.borders.push({ ...border(dwarf, sideOf(a)), move });
  } else if (verb === "look_goal") found.goals.push({ goal: Number(a), move });
  else if (SEATS.includes(verb)) found.seats.set(Number(a.slice(1)), move);
  else if (field !== undefined) found.fields.push({ field, move });
  else found.plain.push(move);
}

function inHand(cards: Map<string, CardChoice>, move: Move): void {
  const [verb, card, way] = move.words as [string, string, string];
  const choice = cards.get(card) ?? {};
  cards.set(card, { ...choice, [verb === "lay" ? way : verb]: move });
}

/** The field a step leads to. Version 1 of the rules named it by the card's own fields. */
export function reached(words: string[], cave: Cave, from: number): number | undefined {
  const [verb, a, b] = words as [string, string, string];
  if (verb === "cross") return cave.beyond(from, sideOf(a));
  const card = verb === "climb" ? cave.at({ x: Number(a), y: Number(b) }) : cave.card(from);
  if (!card) return undefined;
  if (verb === "climb") return cave.ladder(card);
  const named = FIELDS.findIndex((name) => name.toLowerCase() === a);
  return card.slot * STRIDE + (cave.game.rules < 2 ? named : asItLies(card.card, named));
}

/** Every move some control of the board makes. */
export function offered({ cards, seats, plain, ...places }: Choices): number[] {
  const inHands = [...cards.values()].flatMap((card) => Object.values(card) as Move[]);
  const onMap = Object.values(places).flatMap((found) => found.map(({ move }) => move));
  return [...inHands, ...onMap, ...seats.values(), ...plain].map(({ move }) => move);
}
