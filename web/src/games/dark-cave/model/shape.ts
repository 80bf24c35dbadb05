/** A card as the box words it, and where its roads and fields lie on a square of 100. */

import { FIELDS, MIDDLE } from "../constants";

export interface Point {
  x: number;
  y: number;
}

export interface Road {
  d: string;
  bridge: boolean;
  /** Where it widens: a crossing, or the end of a dead end. */
  room: Point | null;
}

export interface Shape {
  /** The field each side opens onto. */
  mouths: Map<number, number>;
  links: [number, number][];
  features: Map<number, string>;
  fields: number[];
  roads: Road[];
  burrows: string[];
  spots: Map<number, Point>;
}

type Words = Pick<Shape, "mouths" | "links" | "features" | "fields">;

const END: Point[] = [
  { x: 0, y: -50 },
  { x: 50, y: 0 },
  { x: 0, y: 50 },
  { x: -50, y: 0 },
];
const APART = 0.667; // of three fields in a row, also over a border
const [SHARP, ROUND] = [0.12, 0.42]; // a bend with room for three fields, or for two
const CENTRE: Point = { x: 0, y: 0 };
const field = (name: string) => FIELDS.findIndex((one) => one === name);
const times = (p: Point, by: number): Point => ({ x: p.x * by, y: p.y * by });

export function parse(text: string): Words {
  const mouths = new Map<number, number>();
  const links: [number, number][] = [];
  const features = new Map<number, string>();
  for (const word of text.split(" ").filter(Boolean)) {
    const [one, sign, other] = word.split(/([=@-])/) as [string, string, string];
    if (sign === "=") mouths.set(field(one), field(other));
    else if (sign === "-") links.push([field(one), field(other)]);
    else features.set(field(other), one);
  }
  const fields = [...new Set([...mouths.values(), ...links.flat(), ...features.keys()])].sort();
  return { mouths, links, features, fields };
}

/** The fields of the road that `f` is on; a tunnel does not join two roads. */
function roadOf(words: Words, f: number): Set<number> {
  const found = new Set([f]);
  const free = ([a, b]: [number, number]) =>
    words.features.get(a) !== "tunnel" && words.features.get(b) !== "tunnel";
  for (let grown = true; grown;) {
    grown = false;
    for (const [a, b] of words.links.filter(free)) {
      if (found.has(a) === found.has(b)) continue;
      found.add(a).add(b);
      grown = true;
    }
  }
  return found;
}

interface Course {
  on: Set<number>;
  sides: number[];
  bridge: boolean;
  /** How far a bend keeps to its corner: both its ends, this near the middle, pull it. */
  bend: number | null;
}

const isBend = (sides: number[]) => sides.length === 2 && sides[0]! % 2 !== sides[1]! % 2;

function courses(words: Words): Course[] {
  const found: Course[] = [];
  for (const f of words.mouths.values()) {
    if (found.some(({ on }) => on.has(f))) continue;
    const on = roadOf(words, f);
    const sides = [...words.mouths].filter(([, g]) => on.has(g)).map(([side]) => side);
    const bridge = [...on].some((g) => words.features.get(g) === "bridge");
    found.push({ on, sides, bridge, bend: null });
  }
  const bend = ({ on }: Course) =>
    found.length > 1 ? 0.7 : on.has(MIDDLE) && on.size > 1 ? SHARP : ROUND;
  return found.map((course) => (isBend(course.sides) ? { ...course, bend: bend(course) } : course));
}

/** A point of a bend, `t` of the way from its first side. */
function along({ sides, bend }: Course, t: number): Point {
  const [a, b] = sides.map((side) => END[side]!) as [Point, Point];
  const [near, far] = [
    (1 - t) ** 3 + 3 * (1 - t) ** 2 * t * bend!,
    t ** 3 + 3 * t ** 2 * (1 - t) * bend!,
  ];
  return { x: near * a.x + far * b.x, y: near * a.y + far * b.y };
}

function drawn(words: Words, course: Course, spots: Map<number, Point>): Road {
  const { on, sides, bend, bridge } = course;
  const [a, b] = sides.map((side) => END[side]!);
  if (bend) {
    const [c, d] = [times(a!, bend), times(b!, bend)];
    return {
      d: `M${a!.x} ${a!.y}C${c.x} ${c.y} ${d.x} ${d.y} ${b!.x} ${b!.y}`,
      bridge,
      room: null,
    };
  }
  if (sides.length === 2) {
    const d = sides[0]! % 2 ? "M-50 0C-30 0-16-3 0 0S30 0 50 0" : "M0-50C0-30 3-16 0 0S0 30 0 50";
    return { d: bridge ? `M${a!.x} ${a!.y}L${b!.x} ${b!.y}` : d, bridge, room: null };
  }
  if (sides.length === 1) {
    const far = farthest(words, on, spots, a!);
    return { d: `M${a!.x} ${a!.y}L${far.x} ${far.y}`, bridge, room: far };
  }
  return { d: sides.map((s) => `M${END[s]!.x} ${END[s]!.y}L0 0`).join(""), bridge, room: CENTRE };
}

function farthest(words: Words, on: Set<number>, spots: Map<number, Point>, from: Point): Point {
  const away = (f: number) => Math.hypot(spots.get(f)!.x - from.x, spots.get(f)!.y - from.y);
  const far = words.fields.filter((f) => on.has(f)).sort((f, g) => away(g) - away(f))[0]!;
  return spots.get(far)!;
}

/** Where a field of a road lies. */
function spotOf(course: Course, f: number, crossing: boolean): Point {
  const middle = [...course.on].some((g) => g >= MIDDLE);
  if (course.bend && course.bend < ROUND) {
    return f < MIDDLE ? times(END[f]!, APART) : times(along(course, 0.5), 0.3);
  }
  if (course.bend) {
    if (f >= MIDDLE) return along(course, 0.5);
    const t = middle ? 0.22 : 0.24;
    return along(course, course.sides[0] === f ? t : 1 - t);
  }
  if (f < MIDDLE) return times(END[f]!, middle ? APART : crossing ? 0.6 : 0.52);
  if (FIELDS[f] === "t")
    return course.on.has(MIDDLE) ? times(END[course.sides[0]! ^ 2]!, APART) : CENTRE;
  if (!crossing || course.bridge) return CENTRE;
  return course.sides.includes(0) ? { x: 0, y: 30 } : { x: -17, y: 0 };
}

export function shape(text: string): Shape {
  const words = parse(text);
  const ways = courses(words);
  const crossing = ways.some(({ bridge }) => bridge);
  const spots = new Map<number, Point>();
  for (const f of words.fields) {
    const course = ways.find(({ on }) => on.has(f));
    spots.set(f, course ? spotOf(course, f, crossing) : CENTRE);
  }
  const roads = ways.map((course) => drawn(words, course, spots));
  roads.sort((a, b) => Number(a.bridge) - Number(b.bridge));
  const tunnel = [...words.features.values()].includes("tunnel");
  const dug = tunnel ? ways.filter(({ bend }) => bend).map((course) => along(course, 0.5)) : [];
  return { ...words, roads, spots, burrows: dug.map(({ x, y }) => `M${x} ${y}L0 0`) };
}

/** Where a field lies when the card may be turned. */
export function spot({ spots }: Shape, f: number, turned: boolean): Point {
  return times(spots.get(f) ?? CENTRE, turned ? -1 : 1);
}

/** The field a side of the table opens onto. */
export function mouth({ mouths }: Shape, side: number, turned: boolean): number | undefined {
  return mouths.get(turned ? side ^ 2 : side);
}

/** The open sides of the table, as bits. */
export function openSides(card: Shape, turned: boolean): number {
  return [0, 1, 2, 3].reduce((n, s) => n | (mouth(card, s, turned) === undefined ? 0 : 1 << s), 0);
}

const shapes = new Map<string, Shape>();

/** Each card's shape is made once. */
export function shapeOf(box: Record<string, unknown>, name: string): Shape {
  const text = (box["cards"] as Record<string, string>)[name] ?? "";
  if (!shapes.has(text)) shapes.set(text, shape(text));
  return shapes.get(text)!;
}
