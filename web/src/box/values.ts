/** A box as people write it: values by key, lists of them, tables with named rows. Whatever its shape, its single
 *  values are cells in a row. */

export type Cell = string | number | boolean;
export type Box = Record<string, unknown>;
/** One cell that is not as printed. */
export type Change = [key: string, at: number, cell: Cell];

/** The single values, in the order in which they are written. */
export function cells(value: unknown): Cell[] {
  if (Array.isArray(value)) return value.flatMap(cells);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(cells);
  return [value as Cell];
}

/** The same box with other values in some cells. */
export function changed(box: Box, changes: Change[]): Box {
  const made = { ...box };
  for (const [key, at, cell] of changes) {
    made[key] = shaped(made[key], cells(made[key]).with(at, cell)[Symbol.iterator]());
  }
  return made;
}

/** These cells, in the shape of that value. */
function shaped(like: unknown, left: Iterator<Cell>): unknown {
  if (Array.isArray(like)) return like.map((one) => shaped(one, left));
  if (typeof like !== "object" || like === null) return left.next().value;
  return Object.fromEntries(Object.entries(like).map(([name, one]) => [name, shaped(one, left)]));
}

/** What is not as printed. */
export function differences(printed: Box, box: Box): Change[] {
  return Object.keys(printed).flatMap((key) => {
    const was = cells(printed[key]);
    return cells(box[key]).flatMap((cell, at) =>
      cell === was[at] ? [] : [[key, at, cell] satisfies Change],
    );
  });
}

/** How its cells lie: the sides of a list of lists, from the outside in; none of a single value. */
export function sides(value: unknown): number[] {
  if (!Array.isArray(value)) return isTable(value) ? [Object.keys(value).length] : [];
  return [value.length, ...sides(value[0])];
}

export const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
