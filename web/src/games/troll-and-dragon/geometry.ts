/** Where things are in the two pictures: wide for desks, tall for phones. */

export interface Point {
  x: number;
  y: number;
}

export interface Heap extends Point {
  wide: number;
  step: number;
  base: number;
}

export interface Plan {
  name: "wide" | "tall";
  width: number;
  height: number;
  /** Sides of a die in front, and of one on a stone. */
  die: number;
  small: number;
  grotto: {
    troll: Point[];
    size: number;
    stones: Point[];
    adventurer: Point;
    arriving: Point;
    person: number;
    tray: Point[];
    heap: Heap;
    hand: Point;
    palm: number;
    door: Point;
    arch: number;
    gathered: Point;
  };
  cavern: {
    head: Point;
    size: number;
    heap: Heap;
    adventurer: Point;
    person: number;
    roller: Point;
    gathered: Point;
    tag: Point;
    dropped: Point;
    treasure: Point[];
    dragon: Point[];
  };
}

const row = (x: number, step: number, y: number, n: number): Point[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + i * step, y }));

const WIDE: Plan = {
  name: "wide",
  width: 1080,
  height: 470,
  die: 64,
  small: 50,
  grotto: {
    troll: [
      { x: 150, y: 330 },
      { x: 262, y: 334 },
      { x: 384, y: 336 },
      { x: 506, y: 338 },
      { x: 640, y: 340 },
    ],
    size: 0.92,
    stones: row(330, 122, 330, 4),
    adventurer: { x: 822, y: 356 },
    arriving: { x: 884, y: 372 },
    person: 1.42,
    tray: row(400, 94, 418, 4),
    heap: { x: 520, y: 128, wide: 350, step: 15, base: 14 },
    hand: { x: 120, y: 466 },
    palm: 1,
    door: { x: 980, y: 330 },
    arch: 1,
    gathered: { x: 900, y: 372 },
  },
  cavern: {
    head: { x: 560, y: 318 },
    size: 1.16,
    heap: { x: 560, y: 392, wide: 560, step: 19, base: 14 },
    adventurer: { x: 92, y: 388 },
    person: 1.42,
    roller: { x: 988, y: 388 },
    gathered: { x: 172, y: 368 },
    tag: { x: 92, y: 414 },
    dropped: { x: 540, y: 424 },
    treasure: row(252, 88, 410, 2),
    dragon: row(772, 90, 410, 2),
  },
};

const TALL: Plan = {
  name: "tall",
  width: 400,
  height: 434,
  die: 60,
  small: 42,
  grotto: {
    troll: [
      { x: 44, y: 268 },
      { x: 76, y: 270 },
      { x: 132, y: 272 },
      { x: 190, y: 272 },
      { x: 248, y: 274 },
    ],
    size: 0.66,
    stones: row(92, 57, 278, 4),
    adventurer: { x: 344, y: 272 },
    arriving: { x: 356, y: 288 },
    person: 1,
    tray: row(142, 72, 380, 4),
    heap: { x: 150, y: 76, wide: 210, step: 11, base: 14 },
    hand: { x: 52, y: 436 },
    palm: 0.62,
    door: { x: 338, y: 180 },
    arch: 0.7,
    gathered: { x: 344, y: 296 },
  },
  cavern: {
    head: { x: 200, y: 218 },
    size: 0.84,
    heap: { x: 200, y: 278, wide: 340, step: 14, base: 14 },
    adventurer: { x: 46, y: 326 },
    person: 0.96,
    roller: { x: 354, y: 326 },
    gathered: { x: 112, y: 322 },
    tag: { x: 200, y: 316 },
    dropped: { x: 200, y: 322 },
    treasure: row(52, 74, 376, 2),
    dragon: row(274, 74, 376, 2),
  },
};

/** Narrow windows get the tall pictures. */
export function planFor(width: number): Plan {
  return width < 620 ? TALL : WIDE;
}

/** A number between 0 and 1 that looks drawn by lot, but is always the same. */
export function lot(seed: number): number {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}

/** Places of treasure in a heap, from the ground up: less treasure is a lower heap. */
export function heap({ x, y, wide, step, base }: Heap, n: number): Point[] {
  const places: Point[] = [];
  for (let r = 0; places.length < n; r++) {
    const rows = Math.ceil(base * 0.7);
    const inRow = base - (r % rows);
    const gap = wide / base;
    const middle = (inRow - 1) / 2;
    const outward = Array.from({ length: inRow }, (_, i) => i).sort(
      (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
    );
    for (const i of outward.slice(0, n - places.length)) {
      const aside = (i - middle + (lot(r * 17 + i) - 0.5) * 0.5) * gap;
      const low = (r % rows) * step + Math.floor(r / rows) * 4;
      places.push({ x: x + aside, y: y - low + (lot(r * 29 + i * 3) - 0.5) * step * 0.3 });
    }
  }
  return places.sort((a, b) => a.y - b.y);
}

/** A small pile beside somebody. */
export function pile({ x, y }: Point, n: number, gap: number): Point[] {
  const base = Math.max(3, Math.min(7, Math.ceil(Math.sqrt(n * 2.2))));
  return heap({ x, y, wide: base * gap, step: gap * 0.72, base }, n);
}
