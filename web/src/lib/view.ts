/** A view is flat: numbers, and arrays of numbers in C order, whose shapes GameInfo tells. */

import type { Changes, FieldInfo, Values } from "./wire";

export type Shapes = Record<string, Pick<FieldInfo, "shape">>;

/** The view after a change; the one before stays as it was. */
export function apply(view: Values, changes: Changes): Values {
  const next = { ...view };
  for (const [field, change] of Object.entries(changes)) {
    next[field] = typeof change === "number" ? change : patched(list(view, field), change);
  }
  return next;
}

function patched(old: number[], change: [number, number][]): number[] {
  const next = [...old];
  for (const [index, value] of change) next[index] = value;
  return next;
}

/** A field that is a single number. */
export function one(view: Values, field: string): number {
  const value = view[field];
  if (typeof value !== "number") throw new TypeError(`"${field}" is no single number`);
  return value;
}

/** A field that is an array, flat. */
export function list(view: Values, field: string): number[] {
  const value = view[field];
  if (!Array.isArray(value)) throw new TypeError(`"${field}" is no list`);
  return value;
}

/** One number of an array: at(view, shapes, "spot", seat, dwarf). */
export function at(view: Values, shapes: Shapes, field: string, ...index: number[]): number {
  const [value, ...more] = row(view, shapes, field, ...index);
  if (value === undefined || more.length) throw new RangeError(`"${field}" at ${index}`);
  return value;
}

/** All numbers of an array that begin with this index: row(view, shapes, "hand", seat). */
export function row(view: Values, shapes: Shapes, field: string, ...index: number[]): number[] {
  const shape = shapes[field]?.shape ?? [];
  if (index.some((i, axis) => i < 0 || i >= (shape[axis] ?? 0))) {
    throw new RangeError(`"${field}" at ${index}`);
  }
  const size = shape.slice(index.length).reduce((n, side) => n * side, 1);
  const start = index.reduce((n, i, axis) => n * shape[axis]! + i, 0) * size;
  return list(view, field).slice(start, start + size);
}
