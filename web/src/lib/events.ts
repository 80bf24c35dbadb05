/** What came of a move, as numbers: an event, and what fills its blanks. `engine/events.py` says the same. */

import type { EventBlank, EventInfo } from "./wire";

export type BlankKind = EventBlank["kind"];
/** An event's number, from 1 on, and what fills its blanks. */
export type Told = number[];

const SEATS = 8;

/** How many numbers fill a blank, of those from `at` on. */
function taken(kind: BlankKind, numbers: number[], at: number): number {
  if (kind === "words" || kind === "run") return 1 + numbers[at]!;
  return kind === "gains" ? SEATS : 1;
}

/** What fills each blank, of the numbers from `at` on. */
export function parts(kinds: BlankKind[], numbers: number[], at: number): number[][] {
  return kinds.map((kind) => {
    const start = at;
    at += taken(kind, numbers, at);
    return numbers.slice(start, at);
  });
}

/** Events as the rules write them, one after the other. */
export function split(happened: BlankKind[][], numbers: number[]): Told[] {
  const found: Told[] = [];
  for (let at = 0; at < numbers.length;) {
    const event = numbers[at]!;
    found.push([event, ...parts(happened[event - 1]!, numbers, at + 1).flat()]);
    at += found.at(-1)!.length;
  }
  return found;
}

/** Lines as they are told: what goes on with the line before is one with it, silent ones are left out. */
export function folded<Line extends { events: Told[] | null; undone?: boolean }>(
  happened: EventInfo[],
  lines: Line[],
): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    if (line.events === null) continue;
    const last = found.at(-1);
    const before = last?.undone === line.undone ? last?.events?.at(-1) : undefined;
    const both =
      before && line.events.length === 1 ? joined(happened, before, line.events[0]!) : null;
    if (both) found[found.length - 1] = { ...last!, events: [...last!.events!.slice(0, -1), both] };
    else found.push(line);
  }
  return found;
}

/** Two events as one, where the second only goes on with the first. */
export function joined(happened: EventInfo[], one: Told, other: Told): Told | null {
  if (one[0] !== other[0]) return null;
  const kinds = Object.values(happened[one[0]! - 1]!.blanks).map(({ kind }) => kind);
  const [first, second] = [parts(kinds, one, 1), parts(kinds, other, 1)];
  const both = [one[0]!];
  for (const [i, kind] of kinds.entries()) {
    const [a, b] = [first[i]!, second[i]!];
    if (kind === "sum") both.push(a[0]! + b[0]!);
    else if (kind === "run") both.push(a[0]! + b[0]!, ...a.slice(1), ...b.slice(1));
    else if (a.some((n, k) => n !== b[k])) return null;
    else both.push(...a);
  }
  return kinds.some((kind) => kind === "sum" || kind === "run") ? both : null;
}
