/** The glowing places of the map, each with what touching it does. */

import type { Move } from "../../../lib/board";
import type { Cave } from "./cave";
import type { Choices } from "./choices";
import type { Point } from "./shape";
import type { Walk } from "./walks";
import type { Cell } from "./words";

export interface Target extends Point {
  id: string;
  kind: "site" | "card" | "field" | "border" | "web" | "goal";
  /** The place of the map it belongs to. */
  cell: Cell;
  /** For the ear. */
  name: string;
  /** What it would do. */
  foretell: () => string[];
  /** What is sent, at once or one after the other. */
  act: () => void;
  /** The way there, of a field. */
  walk?: Walk;
}

export const centre = ({ x, y }: Cell): Point => ({ x: 100 * x, y: -100 * y });

export function edgeMiddle({ x, y, side }: Cell & { side: number }): Point {
  return side ? { x: 100 * x + 50, y: -100 * y } : { x: 100 * x, y: -100 * y - 50 };
}

type Does = Pick<Target, "name" | "foretell" | "act">;

interface Doing {
  move: (move: Move) => Does;
  walk: (walk: Walk) => Does;
}

/** What the moves offered light up, and the fields that can be walked to. */
export function targets(found: Choices, ways: Walk[], cave: Cave, does: Doing): Target[] {
  const goal = (n: number) => cave.laid.find((card) => card.goal === n)!;
  return [
    ...ways.map((walk) => ({
      id: `field ${walk.field}`,
      kind: "field" as const,
      cell: cave.card(walk.field)!,
      ...cave.point(walk.field),
      ...does.walk(walk),
      walk,
    })),
    ...found.cells.map(({ move, ...cell }) => ({
      id: `${cave.at(cell) ? "card" : "site"} ${cell.x} ${cell.y}`,
      kind: cave.at(cell) ? ("card" as const) : ("site" as const),
      cell,
      ...centre(cell),
      ...does.move(move),
    })),
    ...found.borders.map(({ move, ...edge }) => ({
      id: `border ${move.move}`,
      kind: cave.webOn(edge, edge.side) ? ("web" as const) : ("border" as const),
      cell: edge,
      ...edgeMiddle(edge),
      ...does.move(move),
    })),
    ...found.goals.map((it) => ({
      id: `goal ${it.goal}`,
      kind: "goal" as const,
      cell: goal(it.goal),
      ...centre(goal(it.goal)),
      ...does.move(it.move),
    })),
  ];
}

/** Of places that lie close together, the one that is meant. */
export function nearest<T extends Point>(all: T[], { x, y }: Point): T | undefined {
  const far = (it: Point) => Math.hypot(it.x - x, it.y - y);
  return all.reduce<T | undefined>(
    (best, it) => (best && far(best) <= far(it) ? best : it),
    undefined,
  );
}

const LARGE = ["site", "card", "goal"];

/** As large as a card; the others are as large as a thumb. */
export const isLarge = ({ kind }: Pick<Target, "kind">): boolean => LARGE.includes(kind);

type Touched = Pick<Target, "kind"> & Point;

/** Fields and borders may lie closer together than thumbs are wide: the nearest is meant. */
export function meant<T extends Touched>(touched: T, all: T[], at: Point): T {
  if (isLarge(touched)) return touched;
  return nearest(
    all.filter((it) => !isLarge(it)),
    at,
  )!;
}
