/** The cave as a view shows it: cards at their places, and who or what is on them. */

import { list, one, row } from "../../../lib/view";
import type { GameInfo, Values } from "../../../lib/wire";
import { CORNER, FACE_DOWN, MIDDLE, SEATS, STRIDE, TURNED } from "../constants";
import { mouth, shapeOf, spot, type Point, type Shape } from "./shape";
import { BEASTS, Names, beside, border, borderOf, cellOf, same, type Cell } from "./words";

export interface Laid extends Cell {
  slot: number;
  card: number;
  name: string;
  turned: boolean;
  faceDown: boolean;
  /** 1 to 4 for a goal. */
  goal: number;
  /** What the watcher knows a goal lying face down to be. */
  known: string | null;
  seenBy: number[];
  vein: boolean;
  shape: Shape;
}

export interface Web extends Cell {
  k: number;
  side: number;
  age: number;
  owner: number;
}

export interface Piece extends Point {
  id: string;
  seat: number;
  beast: string;
  field: number;
  size: number;
}

export const bits = (mask: number): number[] =>
  [...Array(SEATS).keys()].filter((p) => (mask >> p) & 1);

export class Cave {
  readonly laid: Laid[];
  readonly webs: Web[];
  readonly seats: number;

  constructor(
    readonly game: GameInfo,
    readonly box: Record<string, unknown>,
    readonly view: Values,
    readonly names = new Names(game.verbs),
  ) {
    this.seats = one(view, "seats");
    this.laid = [...Array(one(view, "slots")).keys()].flatMap((slot) => this.lie(slot));
    this.webs = list(view, "web").flatMap((edge, k) => (edge ? [this.spun(edge - 1, k)] : []));
  }

  private lie(slot: number): Laid[] {
    const { view, names, box } = this;
    const card = list(view, "card")[slot]!;
    if (!card) return [];
    const goal = slot >= 1 && slot <= CORNER ? slot : 0;
    const faceDown = card === FACE_DOWN;
    const sure = goal ? list(view, "goal")[goal - 1]! : 0;
    const name = faceDown ? "" : names.mapOf(card);
    const saw = list(view, "saw_goal");
    return [
      {
        ...cellOf(list(view, "place")[slot]!),
        slot,
        card,
        name,
        goal,
        faceDown,
        turned: card >= TURNED,
        known: faceDown && sure ? names.goal(sure) : null,
        seenBy: faceDown
          ? [...Array(this.seats).keys()].filter((q) => (saw[q]! >> (goal - 1)) & 1)
          : [],
        vein: list(view, "vein")[slot] === 1,
        shape: shapeOf(box, faceDown ? "" : name),
      },
    ];
  }

  private spun(edge: number, k: number): Web {
    const { view } = this;
    return {
      ...borderOf(edge),
      k,
      age: list(view, "web_side")[k]!,
      owner: list(view, "web_owner")[k]!,
    };
  }

  at(cell: Cell): Laid | undefined {
    return this.laid.find((card) => same(card, cell));
  }

  card(field: number): Laid | undefined {
    return this.laid.find(({ slot }) => slot === Math.floor(field / STRIDE));
  }

  /** Where a field lies on the map, 100 to a card, south down. */
  point(field: number): Point {
    const card = this.card(field);
    if (!card) return { x: 0, y: 0 };
    const at = card.faceDown ? { x: 0, y: 14 } : spot(card.shape, field % STRIDE, card.turned);
    return { x: card.x * 100 + at.x, y: -card.y * 100 + at.y };
  }

  webOn(cell: Cell, side: number): Web | undefined {
    const edge = border(cell, side);
    return this.webs.find((web) => same(web, edge) && web.side === edge.side);
  }

  mouth(card: Laid, side: number): number | undefined {
    return card.faceDown ? MIDDLE : mouth(card.shape, side, card.turned);
  }

  /** The field over a border, if a path leads there. */
  beyond(field: number, side: number): number | undefined {
    const card = this.card(field);
    if (!card || this.mouth(card, side) !== field % STRIDE || this.webOn(card, side))
      return undefined;
    const near = this.at(beside(card, side));
    const f = near && this.mouth(near, side ^ 2);
    return f === undefined ? undefined : near!.slot * STRIDE + f;
  }

  ladder(card: Laid): number | undefined {
    const f = [...card.shape.features].find(([, feature]) => feature === "ladder")?.[0];
    return f === undefined ? undefined : card.slot * STRIDE + f;
  }

  hasVein({ shape }: Laid): boolean {
    return [...shape.features.values()].includes("gold");
  }

  /** What lies on a field. */
  feature(field: number): string | undefined {
    return this.card(field)?.shape.features.get(field % STRIDE);
  }

  /** Who moves now: the creature lured, or the dwarf whose turn it is. */
  mover(creeping: boolean): number {
    const { view } = this;
    const lurk = list(view, "lurk")[one(view, "creeps")]! - 1;
    return creeping ? lurk : list(view, "stand")[one(view, "turn")]!;
  }

  /** Dwarves and creatures, those on one field side by side. */
  pieces(): Piece[] {
    const { view } = this;
    const out = one(view, "out");
    const dwarves = [...Array(this.seats).keys()]
      .filter((p) => !((out >> p) & 1) && list(view, "clan")[p])
      .map((seat) => ({ id: `p${seat}`, seat, beast: "", field: list(view, "stand")[seat]! }));
    const beasts = BEASTS.map((beast, k) => ({
      id: beast,
      seat: -1,
      beast,
      field: list(view, "lurk")[k]! - 1,
    })).filter(({ field }) => field >= 0);
    const all = [...dwarves, ...beasts];
    return all.map((piece) => {
      const here = all.filter(({ field }) => field === piece.field);
      const { x, y } = this.point(piece.field);
      const [dx, dy, size] = crowd(here.length, here.indexOf(piece));
      return { ...piece, x: x + dx, y: y + dy, size };
    });
  }

  hand(cards: number[]): number[] {
    return cards.flatMap((n, kind) => Array<number>(Math.max(0, n)).fill(kind));
  }

  told(seat: number): number[] {
    return this.hand(row(this.view, this.game.view, "told", seat));
  }
}

/** Where the i-th of n on one field stands, and how big. */
function crowd(n: number, i: number): [number, number, number] {
  if (n === 1) return [0, 0, 1];
  const wide = n <= 3 ? n : n <= 6 ? 3 : 4;
  const rows = Math.ceil(n / wide);
  const r = Math.floor(i / wide);
  const inRow = Math.min(wide, n - r * wide);
  const size = n <= 3 ? 0.84 : n <= 6 ? 0.72 : 0.64;
  return [((i % wide) - (inRow - 1) / 2) * 26 * size, (r - (rows - 1) / 2) * 34 * size, size];
}
