/** Views read from their bytes: whole, or only what is new. */

import type { Changes, Values } from "../lib/wire";
import { readCell, type Layout } from "./module";

/** All of a view: every field; arrays flat, in C order. */
export function whole(layout: Layout, bytes: Uint8Array): Values {
  const data = dataOf(bytes);
  const values: Values = {};
  for (const [name, [offset, cell, ...shape]] of Object.entries(layout.fields)) {
    const width = Number(cell[1]);
    const count = shape.reduce((n, side) => n * side, 1);
    const cells = Array.from({ length: count }, (_, i) => readCell(data, cell, offset + i * width));
    values[name] = shape.length ? cells : cells[0]!;
  }
  return values;
}

/** What is new in a view: single numbers, and (flat index, number) pairs of arrays. */
export function diff(layout: Layout, before: Uint8Array, after: Uint8Array): Changes {
  const [old, now] = [dataOf(before), dataOf(after)];
  const changes: Changes = {};
  for (const [name, [offset, cell, ...shape]] of Object.entries(layout.fields)) {
    const width = Number(cell[1]);
    const count = shape.reduce((n, side) => n * side, 1);
    const pairs: [number, number][] = [];
    for (let i = 0; i < count; i++) {
      const number = readCell(now, cell, offset + i * width);
      if (number !== readCell(old, cell, offset + i * width)) pairs.push([i, number]);
    }
    if (pairs.length) changes[name] = shape.length ? pairs : pairs[0]![1];
  }
  return changes;
}

const dataOf = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
