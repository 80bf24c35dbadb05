/** What a step changed for the eye: cards that came and went, gains, losses, and masks that fell. */

import { list, one } from "../../../lib/view";
import type { Shown } from "../../../lib/board";
import { bits, type Cave, type Laid } from "./cave";
import type { Point } from "./shape";
import { WAIT } from "./words";

export interface Floater extends Point {
  id: string;
  what: "gold" | "card" | "boots" | "axe" | "hurt";
  gain: boolean;
}

export interface Changes {
  fresh: Set<number>;
  turnedUp: Set<number>;
  gone: Laid[];
  floaters: Floater[];
  /** The seat whose clan card was just turned up. */
  unmasked: number | null;
  /** A goal or a seat only this watcher just learned of. */
  learnt: { goal?: number; seat?: number } | null;
  /** Where a piece went. */
  trails: { id: string; from: Point; to: Point }[];
  /** Where to look. */
  places: Point[];
}

export const NOTHING: Changes = {
  fresh: new Set(),
  turnedUp: new Set(),
  gone: [],
  floaters: [],
  unmasked: null,
  learnt: null,
  trails: [],
  places: [],
};

export function changes(before: Cave, after: Cave, step: Shown): Changes {
  const was = new Map(before.laid.map((card) => [card.slot, card]));
  const is = new Map(after.laid.map((card) => [card.slot, card]));
  const fresh = after.laid.filter((card) => !was.has(card.slot));
  const turned = after.laid.filter((card) => was.get(card.slot)?.faceDown && !card.faceDown);
  const gone = before.laid.filter((card) => !is.has(card.slot));
  const floaters = floating(before, after);
  const trails = walked(before, after);
  return {
    fresh: new Set(fresh.map(({ slot }) => slot)),
    turnedUp: new Set(turned.map(({ slot }) => slot)),
    gone,
    floaters,
    trails,
    unmasked: bits(one(after.view, "open_clan") & ~one(before.view, "open_clan"))[0] ?? null,
    learnt: learnt(before, step),
    places: [
      ...[...fresh, ...turned, ...gone].map(({ x, y }) => ({ x: 100 * x, y: -100 * y })),
      ...trails.map(({ to }) => to),
      ...spun(before, after),
      ...floaters,
    ],
  };
}

function walked(before: Cave, after: Cave): Changes["trails"] {
  const was = new Map(before.pieces().map((piece) => [piece.id, piece.field]));
  return after
    .pieces()
    .filter(({ id, field }) => was.has(id) && was.get(id) !== field)
    .map(({ id, field }) => ({ id, from: before.point(was.get(id)!), to: after.point(field) }));
}

function spun(before: Cave, after: Cave): Point[] {
  const was = new Set(before.webs.map(({ k }) => k));
  return after.webs.filter(({ k }) => !was.has(k)).map(({ x, y }) => ({ x: 100 * x, y: -100 * y }));
}

function floating(before: Cave, after: Cave): Floater[] {
  const set = one(before.view, "wait") > WAIT.beginning && one(after.view, "phase") !== WAIT.over;
  if (!set) return [];
  return [...Array(after.seats).keys()].flatMap((seat) => {
    const { x, y } = after.point(list(after.view, "stand")[seat]!);
    const more = (field: string) =>
      list(after.view, field)[seat]! - list(before.view, field)[seat]!;
    const axes = ({ view }: Cave) =>
      list(view, "axes")
        .slice(3 * seat, 3 * seat + 3)
        .reduce((n, k) => n + k, 0);
    const down = ((one(after.view, "lying") & ~one(before.view, "lying")) >> seat) & 1;
    const all: [Floater["what"], number][] = [
      ["gold", more("gold")],
      ["boots", more("boots")],
      ["axe", axes(after) - axes(before)],
      ["card", more("limit")],
      ["hurt", -down],
    ];
    return all
      .filter(([, n]) => n)
      .map(([what, n], i) => ({
        id: `${seat}${what}`,
        what,
        gain: n > 0,
        x: x + 14 * i,
        y,
      }));
  });
}

function learnt(before: Cave, { words }: Shown): Changes["learnt"] {
  if (words[0] === "see_goal") return { goal: one(before.view, "aim") };
  if (words[0] === "see_clan") return { seat: one(before.view, "aim") - 1 };
  return null;
}
