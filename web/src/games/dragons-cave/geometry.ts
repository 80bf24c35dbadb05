/** Where things are in the cave: a wide picture, and a tall one for narrow windows. */

import { START } from "./constants";

export interface Point {
  x: number;
  y: number;
}

export interface Plan {
  name: "wide" | "tall";
  width: number;
  height: number;
  /** What is cut off above, where the caption stands instead. */
  top: number;
  /** Half a tile. */
  tile: number;
  /** From the start (0) over the path to the lair, the last. */
  spots: Point[];
  /** The five squares of the lair. */
  lair: Point[];
  /** Where the dragon sleeps before it is first placed, and how large it is drawn. */
  bed: Point;
  dragon: number;
  dwarf: number;
  heap: Point & { wide: number; high: number };
  /** Where it says what entering the lair wins. */
  sign: Point;
  /** The upper edges of the ledges the path runs along, from the far one to the near one. */
  ledges: [number, number][][];
}

const WIDE: Plan = {
  name: "wide",
  width: 1080,
  height: 440,
  top: 0,
  tile: 33,
  spots: [
    { x: 56, y: 384 },
    ...rank(150, 86, [380, 388, 378, 386, 376, 366]),
    { x: 660, y: 304 },
    ...rank(586, -86, [246, 254, 244, 256, 246, 252]),
    { x: 72, y: 196 },
    ...rank(140, 88, [130, 122, 132, 120, 130, 124]),
    { x: 722, y: 186 },
  ],
  lair: rank(752, 62, [356, 374, 382, 374, 356]),
  bed: { x: 876, y: 330 },
  dragon: 1.08,
  dwarf: 0.92,
  heap: { x: 882, y: 352, wide: 300, high: 150 },
  sign: { x: 716, y: 208 },
  ledges: [
    [
      [0, 120],
      [140, 96],
      [300, 104],
      [480, 92],
      [640, 110],
      [760, 150],
    ],
    [
      [0, 224],
      [110, 216],
      [300, 232],
      [480, 224],
      [620, 222],
      [760, 262],
    ],
    [
      [0, 330],
      [150, 352],
      [330, 356],
      [500, 352],
      [640, 326],
      [790, 330],
    ],
  ],
};

const TALL: Plan = {
  name: "tall",
  width: 400,
  height: 496,
  top: 14,
  tile: 27,
  spots: [
    { x: 56, y: 484 },
    ...rank(52, 74, [402, 408, 400, 408, 402]),
    ...rank(348, -74, [340, 348, 340, 348, 340]),
    ...rank(52, 74, [278, 286, 278, 286, 278]),
    ...rank(348, -74, [216, 224, 216, 224, 216]),
    { x: 44, y: 142 },
  ],
  lair: rank(114, 60, [150, 158, 162, 158, 150]),
  bed: { x: 234, y: 140 },
  dragon: 0.6,
  dwarf: 0.74,
  heap: { x: 236, y: 142, wide: 250, high: 84 },
  sign: { x: 40, y: 74 },
  ledges: [
    [
      [0, 190],
      [110, 200],
      [210, 194],
      [310, 200],
      [400, 190],
    ],
    [
      [0, 256],
      [110, 262],
      [210, 256],
      [310, 264],
      [400, 254],
    ],
    [
      [0, 318],
      [110, 324],
      [210, 318],
      [310, 326],
      [400, 316],
    ],
    [
      [0, 382],
      [110, 386],
      [210, 378],
      [310, 388],
      [400, 378],
    ],
  ],
};

/** Narrow windows get the tall cave. */
export function planFor(width: number): Plan {
  return width < 620 ? TALL : WIDE;
}

const THUMB = 46; // pixels from one square of the lair to the next

/** What is seen of the picture: all of it, or on a small one the lair from near. */
export function seen(plan: Plan, pixels: number, near: boolean): string {
  const { width, height, top, lair } = plan;
  const step = lair[1]!.x - lair[0]!.x;
  const part = near && pixels ? Math.min(1, (pixels * step) / (THUMB * width)) : 1;
  const [w, h] = [part * width, part * (height - top)];
  const middle = lair[2]!;
  const x = Math.max(0, Math.min(width - w, middle.x - w / 2));
  const y = Math.max(top, Math.min(height - h, middle.y - 0.7 * h));
  return [x, y, w, h].join(" ");
}

/** Squares in a row: one step apart, at these heights. */
function rank(x: number, step: number, heights: number[]): Point[] {
  return heights.map((y, i) => ({ x: x + i * step, y }));
}

/** The k-th of n dwarves on a square: two side by side in front, the others behind them. */
export function stand(plan: Plan, spot: number, k: number, n: number): Point {
  const { x, y } = plan.spots[spot]!;
  if (spot === START && plan.name === "tall") return { x: 34 + k * 40, y };
  const back = k > 1;
  const abreast = back ? n - 2 : Math.min(n, 2);
  const side = ((k % 2) - (abreast - 1) / 2) * 42 + (back ? 6 : 0);
  return { x: x + side * plan.dwarf, y: y - (back ? (spot === START ? 52 : 30) * plan.dwarf : 0) };
}

/** The dragon's place: its feet on the far edge of a lair square (held as colour + 1, 0: none). */
export function perch(plan: Plan, held: number): Point {
  if (!held) return plan.bed;
  const { x, y } = plan.lair[held - 1]!;
  return { x: Math.min(x, plan.width - 100 * plan.dragon), y: y - plan.tile * 0.6 };
}

/** A ledge: from its upper edge down to the floor. */
export function ledge(plan: Plan, edge: [number, number][]): string {
  const points = edge.map(([x, y]) => ({ x, y }));
  return `${road(points)}V${plan.height}H0z`;
}

/** A smooth road through the points (Catmull-Rom as Bézier curves). */
export function road(points: Point[]): string {
  const p = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const n = (value: number) => value.toFixed(1);
  let d = `M${n(p(0).x)} ${n(p(0).y)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    d += `C${n(b.x + (c.x - a.x) / 6)} ${n(b.y + (c.y - a.y) / 6)}`;
    d += ` ${n(c.x - (e.x - b.x) / 6)} ${n(c.y - (e.y - b.y) / 6)} ${n(c.x)} ${n(c.y)}`;
  }
  return d;
}

/** A number between 0 and 1 that looks drawn by lot, but is always the same. */
export function lot(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** A stone cut from paper: an uneven octagon with soft corners. */
export function stone(seed: number, r: number): string {
  const corners = Array.from({ length: 8 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 4 + (lot(seed * 8 + i) - 0.5) * 0.16;
    const far = r * (1.02 + (lot(seed * 31 + i) - 0.5) * 0.12);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.9 };
  });
  const middle = (i: number) => {
    const [a, b] = [corners[i % 8]!, corners[(i + 1) % 8]!];
    return `${((a.x + b.x) / 2).toFixed(1)} ${((a.y + b.y) / 2).toFixed(1)}`;
  };
  const turns = corners.map((_, i) => {
    const { x, y } = corners[(i + 1) % 8]!;
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${turns.join("")}z`;
}

/** Places of coins in a heap, from the ground up, so that a smaller treasure is a lower heap. */
export function heap({ x, y, wide, high }: Plan["heap"], coins: number): Point[] {
  const rows = 9;
  const step = wide / rows;
  const places: Point[] = [];
  for (let r = 0; places.length < coins; r++) {
    const layer = Math.floor(r / rows);
    const inRow = rows - (r % rows);
    for (let i = 0; i < inRow && places.length < coins; i++) {
      const aside = (i - (inRow - 1) / 2 + (lot(r * 17 + i) - 0.5) / 2) * step;
      places.push({ x: x + aside, y: y - ((r % rows) * high) / rows - layer * 4 });
    }
  }
  return places;
}
