/** The map for whoever does not see it: rows from north to south, cells from west to east. */

import type { Cave, Laid } from "./cave";
import type { Target } from "./targets";
import { same, type Cell } from "./words";

export interface Place extends Cell {
  card: Laid | undefined;
  targets: Target[];
}

export interface Row {
  y: number;
  places: Place[];
}

/** Every card that lies, and every empty place where something may be done. */
export function rows(cave: Cave, targets: Target[]): Row[] {
  const cells: Cell[] = [...cave.laid];
  for (const { cell } of targets) if (!cells.some((it) => same(it, cell))) cells.push(cell);
  const ys = [...new Set(cells.map(({ y }) => y))].sort((a, b) => b - a);
  return ys.map((y) => ({
    y,
    places: cells
      .filter((cell) => cell.y === y)
      .sort((a, b) => a.x - b.x)
      .map(({ x }) => ({
        x,
        y,
        card: cave.at({ x, y }),
        targets: targets.filter(({ cell }) => same(cell, { x, y })),
      })),
  }));
}
