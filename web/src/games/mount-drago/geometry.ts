/** Where things are: two plans of the same mountain, for wide and for narrow boards. */

import { START } from "./constants";

export interface Point {
  x: number;
  y: number;
}

interface Row {
  /** The first and last space on this ledge. */
  from: number;
  to: number;
  /** Where those two lie. */
  start: number;
  end: number;
  y: number;
  /** How much the ledge climbs from its first to its last space. */
  rise: number;
}

export interface Plan {
  name: "wide" | "tall";
  width: number;
  height: number;
  /** A stone's half width and half height, and a dragon's size. */
  stone: Point;
  dragon: number;
  rows: Row[];
  spots: Point[];
  /** 1: dragons here look right; -1: left. */
  facing: number[];
  /** The start holds so many dragons abreast, and where its middle is. */
  meadow: Point & { abreast: number; step: number };
  pile: Point & { size: number };
  played: Point & { size: number };
  sun: Point & { r: number };
}

function plan(given: Omit<Plan, "spots" | "facing">): Plan {
  const spots: Point[] = [{ x: given.meadow.x, y: given.meadow.y }];
  const facing = [1];
  for (const row of given.rows) {
    const n = row.to - row.from;
    for (let i = 0; i <= n; i++) {
      const part = n ? i / n : 0;
      const sway = Math.sin((row.from + i) * 1.7) * given.stone.y * 0.22;
      spots.push({
        x: row.start + (row.end - row.start) * part,
        y: row.y - row.rise * part + sway,
      });
      facing.push(Math.sign(row.end - row.start));
    }
  }
  return { ...given, spots, facing };
}

const WIDE = plan({
  name: "wide",
  width: 1080,
  height: 474,
  stone: { x: 35, y: 20 },
  dragon: 1.04,
  meadow: { x: 136, y: 436, abreast: 5, step: 48 },
  rows: [
    { from: 1, to: 10, start: 304, end: 1026, y: 438, rise: 12 },
    { from: 11, to: 19, start: 966, end: 262, y: 342, rise: 14 },
    { from: 20, to: 26, start: 320, end: 842, y: 240, rise: 12 },
    { from: 27, to: 30, start: 704, end: 440, y: 124, rise: 28 },
  ],
  pile: { x: 26, y: 50, size: 0.86 },
  played: { x: 108, y: 50, size: 0.86 },
  sun: { x: 540, y: 150, r: 300 },
});

const TALL = plan({
  name: "tall",
  width: 400,
  height: 500,
  stone: { x: 24.5, y: 14 },
  dragon: 0.75,
  meadow: { x: 200, y: 479, abreast: 10, step: 37 },
  rows: [
    { from: 1, to: 7, start: 34, end: 366, y: 408, rise: 6 },
    { from: 8, to: 14, start: 366, end: 34, y: 331, rise: 6 },
    { from: 15, to: 20, start: 60, end: 340, y: 254, rise: 6 },
    { from: 21, to: 26, start: 332, end: 72, y: 179, rise: 6 },
    { from: 27, to: 30, start: 118, end: 282, y: 102, rise: 12 },
  ],
  pile: { x: 10, y: 32, size: 0.5 },
  played: { x: 352, y: 32, size: 0.56 },
  sun: { x: 205, y: 96, r: 150 },
});

export function planFor(width: number): Plan {
  return width >= 640 || width === 0 ? WIDE : TALL;
}

export interface Stand extends Point {
  /** Of the dragon's own size. */
  size: number;
}

/** Where the feet of the i-th of n dragons on a space are. */
export function stand(plan: Plan, spot: number, i: number, n: number): Stand {
  const { x, y } = plan.spots[spot]!;
  if (spot === START) return onMeadow(plan, i, n);
  const back = plan.stone.y * 0.72;
  if (n === 1) return { x, y: y - back, size: 1 };
  const front = n <= 3 ? n : Math.ceil(n / 2);
  const size = n === 2 ? 0.88 : 0.78;
  const step = Math.min(60 * plan.dragon * size * 0.74, (plan.stone.x * 2.7) / front);
  // The first stand behind, so that those in front are drawn over them.
  const behind = i < n - front;
  const [place, abreast] = behind ? [i, n - front] : [i - (n - front), front];
  // A stair, so that no rider hides the head before it.
  const up = (behind ? 30 : 0) + (abreast - 1 - place) * (n <= 3 ? 13 : 5);
  const aside = plan.facing[spot]! * (place - (abreast - 1) / 2) * step;
  const edge = ((front - 1) / 2) * step + 36 * plan.dragon * size;
  const middle = Math.min(plan.width - edge, Math.max(edge, x));
  return { x: middle + aside, y: y - back - up * plan.dragon * size, size };
}

function onMeadow({ meadow, dragon }: Plan, i: number, n: number): Stand {
  const rows = Math.ceil(n / meadow.abreast);
  const behind = rows > 1 && i < n - meadow.abreast;
  const [place, abreast] = behind
    ? [i, n - meadow.abreast]
    : [i - Math.max(0, n - meadow.abreast), Math.min(n, meadow.abreast)];
  const up = behind ? 45 * dragon : 0;
  const shift = behind ? meadow.step * 0.2 : 0;
  return {
    x: meadow.x + (place - (abreast - 1) / 2) * meadow.step + shift,
    y: meadow.y - up,
    size: 0.82,
  };
}

/** A smooth line through all spaces from `from` to `to`. */
export function road(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const curves = rest.map((to, i) => {
    const from = points[i]!,
      before = points[i - 1] ?? from,
      after = points[i + 2] ?? to;
    const a = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const b = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${pair(a)} ${pair(b)} ${pair(to)}`;
  });
  return `M${pair(first)}${curves.join("")}`;
}

/** The cut edge of the sheet of rock a row of spaces lies on, down to the ground. */
export function slope(plan: Plan, n: number): string {
  const tops = crest(plan, n);
  const side = plan.stone.x * 0.7;
  const drop = plan.height - plan.rows[n]!.y + plan.stone.y * 2;
  const down = (sign: number, from: Point): Point[] =>
    [0.14, 0.36, 0.6, 1].map((part, i) => ({
      x: from.x + sign * (drop * 0.6 * part + (i % 2 ? 10 : -2) + side),
      y: from.y + plan.stone.y + drop * part,
    }));
  return cut([...down(-1, tops[0]!).reverse(), ...tops, ...down(1, tops.at(-1)!)]);
}

/** The jagged upper edge of a sheet. */
function crest(plan: Plan, n: number): Point[] {
  const row = plan.rows[n]!;
  const side = plan.stone.x * 0.9;
  const [left, right] = row.start < row.end ? [row.start, row.end] : [row.end, row.start];
  return Array.from({ length: 11 }, (_, i): Point => {
    const part = i / 10;
    const climb = row.start < row.end ? part : 1 - part;
    const jag = (i % 2 ? 1 : -0.7) * plan.stone.y * 0.4 * (1 + Math.sin(n * 3 + i));
    return {
      x: left - side + (right - left + side * 2) * part,
      y: row.y - row.rise * climb - plan.stone.y * 2 + jag,
    };
  });
}

/** Snow on the highest sheet: its crest, and an edge that melts in points. */
export function snow(plan: Plan): string {
  const tops = crest(plan, plan.rows.length - 1);
  const melt = tops.map(({ x, y }, i) => ({
    x: x + (i % 2 ? 4 : -4),
    y: y + plan.stone.y * (i % 2 ? 0.5 : 1.5 + Math.sin(i * 2) * 0.5),
  }));
  return cut([...tops, ...melt.reverse()]);
}

/** Facets of a sheet that catch less light: thin slivers under its crest. */
export function facets(plan: Plan, n: number): string {
  const { x: w, y: h } = plan.stone;
  return crest(plan, n)
    .map(({ x, y }, i) => {
      const long = h * (2.6 + 1.6 * Math.sin(i * 5 + n * 2)),
        lean = w * (i < 5 ? -0.7 : 0.7);
      return i % 2
        ? ""
        : cut([
            { x, y },
            { x: x + w * 0.45, y: y + long * 0.45 },
            { x: x + lean, y: y + long },
          ]);
    })
    .join("");
}

function cut(outline: Point[]): string {
  return `M${outline.map(pair).join("L")}Z`;
}

function pair({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
