/** The glowing places of the map, each with what touching it does. */

import type { Point } from "./shape";
import type { Choices } from "./choices";
import type { Move } from "../../../lib/board";
import type { Cave } from "./cave";
import type { Cell } from "./words";

export interface Target extends Point {
  id: string;
  kind: "site" | "card" | "field" | "border" | "web" | "goal";
  /** For the ear. */
  name: string;
  /** What it would do. */
  foretell: () => string[];
  /** What is sent; for a site also where its card then goes. */
  act: () => void;
}

export const centre = ({ x, y }: Cell): Point => ({ x: 100 * x, y: -100 * y });

export const cellAt = ({ x, y }: Point): Cell => ({ x: x / 100, y: -y / 100 });

export function edgeMiddle({ x, y, side }: Cell & { side: number }): Point {
  return side ? { x: 100 * x + 50, y: -100 * y } : { x: 100 * x, y: -100 * y - 50 };
}

interface Saying {
  tell: (words: string[]) => string;
  choose: (move: number) => void;
  foretell: (move: Move) => string[];
}

/** What the moves offered light up. Empty cells are sites, for a card to be seen there first. */
export function targets(found: Choices, cave: Cave, saying: Saying): Target[] {
  const does = (move: Move) => ({
    name: saying.tell(move.words),
    foretell: () => saying.foretell(move),
    act: () => saying.choose(move.move),
  });
  const goal = (n: number) => cave.laid.find((card) => card.goal === n)!;
  return [
    ...found.fields.map(({ field, move }) => ({
      id: `field ${field} ${move.move}`,
      kind: "field" as const,
      ...cave.point(field), // two ways may lead to one
      ...does(move),
    })),
    ...found.cells.map(({ move, ...cell }) => ({
      id: `cell ${cell.x} ${cell.y}`,
      kind: cave.at(cell) ? ("card" as const) : ("site" as const),
      ...centre(cell),
      ...does(move),
    })),
    ...found.borders.map(({ move, ...edge }) => ({
      id: `border ${move.move}`,
      kind: cave.webOn(edge, edge.side) ? ("web" as const) : ("border" as const),
      ...edgeMiddle(edge),
      ...does(move),
    })),
    ...found.goals.map((it) => ({
      id: `goal ${it.goal}`,
      kind: "goal" as const,
      ...centre(goal(it.goal)),
      ...does(it.move),
    })),
  ];
}
