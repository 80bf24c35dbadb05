/** Places as people tell them: by what lies near. */

import type { BoardProps } from "../../../lib/board";
import { BORDERS, FIELDS, STRIDE } from "../constants";
import type { Cave, Laid } from "./cave";
import { asItLies, same, type Cell } from "./words";

type Say = BoardProps["t"];

interface Landmark extends Cell {
  id: string;
  /** Of a goal. */
  n: number;
}

/** What is looked for first, where two are as near. */
const FEATURES = ["exit", "gold", "bridge", "ladder", "lair", "tunnel"];

/** The start and the goals, which stay where they are. */
function lasting({ laid }: Cave): Landmark[] {
  return laid
    .filter(({ slot, goal }) => slot === 0 || goal)
    .map(({ x, y, goal }) => ({ x, y, id: goal ? "goal" : "start", n: goal }));
}

/** Whatever else there is one of. */
function unique({ laid }: Cave): Landmark[] {
  const paths = laid.filter(({ slot, goal }) => slot && !goal);
  return FEATURES.flatMap((id) => {
    const all = paths.filter(({ shape }) => [...shape.features.values()].includes(id));
    return all.length === 1 ? [{ x: all[0]!.x, y: all[0]!.y, id, n: 0 }] : [];
  });
}

const distance = (a: Cell, b: Cell) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

/** "west of the bridge"; `ever`: told by what stays, so that it is the same all through a match. */
export function placeOf(cell: Cell, cave: Cave, t: Say, ever = false): string {
  const all = [...lasting(cave), ...(ever ? [] : unique(cave))];
  const here = lasting(cave).find((it) => same(it, cell));
  if (here) return t(`at-${here.id}`, { n: here.n });
  const others = all.filter((it) => !same(it, cell));
  const near = others.reduce((best, it) => (distance(it, cell) < distance(best, cell) ? it : best));
  return t("place-off", { far: farFrom(near, cell, t), of: t(`of-${near.id}`, { n: near.n }) });
}

/** "west", "2 cards north", "2 cards north and 1 card west". */
function farFrom(from: Cell, { x, y }: Cell, t: Say): string {
  const [dx, dy] = [x - from.x, y - from.y];
  const sides = [dy > 0 ? "north" : dy < 0 ? "south" : "", dx > 0 ? "east" : dx < 0 ? "west" : ""];
  if (Math.max(Math.abs(dx), Math.abs(dy)) === 1)
    return t(`side-${sides.filter(Boolean).join("-")}`);
  const [a, b] = [t("north-south", { b: dy }), t("east-west", { a: dx })];
  return !dx ? a : !dy ? b : t("place-both", { a, b });
}

/** A row of the map. */
export function rowName(y: number, t: Say): string {
  if (!y) return t("row-start");
  return t("place-off", { far: t("north-south", { b: y }), of: t("of-start", { n: 0 }) });
}

export function cardName(card: Laid, t: Say): string {
  if (card.faceDown) return t("goal-face-down", { n: card.goal });
  const name = t(card.slot === 0 ? "start-card" : `word-${card.name}`);
  return card.turned ? `${name}, ${t("word-turned")}` : name;
}

/** A field: what lies there, else the card and which end of it, and where that is. */
export function fieldName(field: number, cave: Cave, t: Say): string {
  const card = cave.card(field)!;
  const end = asItLies(card.card, field % STRIDE);
  const which = card.faceDown || card.shape.fields.length === 1 ? [] : [endName(end, t)];
  return [cardName(card, t), ...which, placeOf(card, cave, t)].join(", ");
}

const endName = (end: number, t: Say) => t(`word-${FIELDS[end]!.toLowerCase()}`);

/** A cell in full: the card, where it is, who and what is there. */
export function describe(
  cell: Cell,
  card: Laid | undefined,
  cave: Cave,
  { seats, t }: Pick<BoardProps, "seats" | "t">,
): string {
  if (!card) return [t("empty-place"), placeOf(cell, cave, t)].join(", ");
  const there = cave.pieces().filter(({ field }) => Math.floor(field / STRIDE) === card.slot);
  const who = there.map(({ beast, seat }) => (beast ? t(beast) : (seats[seat]?.name ?? "")));
  const webs = [0, 1, 2, 3].flatMap((side) => {
    const web = cave.webOn(card, side);
    return web ? [t("web-side", { n: web.age, side: t(`word-${BORDERS[side]}`) })] : [];
  });
  const known = card.known ? [`${t(`word-${card.known}`)} (${t("only-you")})`] : [];
  const dug = cave.hasVein(card) && !card.vein ? [t("dug-out")] : [];
  const where = card.slot && !card.goal ? [placeOf(card, cave, t)] : [];
  return [cardName(card, t), ...where, ...known, ...dug, ...who, ...webs].join(", ");
}
