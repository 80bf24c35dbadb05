/** Which die lies where: a view only counts faces, but a die keeps its place from view to view. */

import { FACES, GROTTO_DICE, TROLL } from "./constants";
import type { Face, Table } from "./read";

export interface Die {
  /** Null while it is in a hand, or has not been rolled. */
  face: Face | null;
  /** The stepping stone it blocks; null while it is free. */
  stone: number | null;
}

export const FRESH: Die[] = Array.from({ length: GROTTO_DICE }, () => ({
  face: null,
  stone: null,
}));

export function lay(
  before: Die[],
  { showing, blocked }: Pick<Table, "showing" | "blocked">,
): Die[] {
  const [aside, free] = [[...blocked], [...showing]];
  const dice = before.map((die) =>
    die.stone !== null && take(aside, die.face) ? { ...die } : { face: die.face, stone: null },
  );
  for (let face: number = TROLL; face >= 0; face--) {
    while (aside[face]!-- > 0) block(dice, FACES[face]!);
  }
  const loose = dice.filter(({ stone }) => stone === null);
  const changed = loose.filter((die) => !take(free, die.face));
  for (const die of changed) die.face = FACES.find((face) => take(free, face)) ?? null;
  return dice;
}

function block(dice: Die[], face: Face): void {
  const loose = dice.filter(({ stone }) => stone === null);
  const die = loose.find((die) => die.face === face) ?? loose[0];
  if (!die) return;
  const stones = dice.map(({ stone }) => stone);
  die.stone = [...dice.keys()].find((stone) => !stones.includes(stone))!;
  die.face = face;
}

function take(counts: number[], face: Face | null): boolean {
  const i = face ? FACES.indexOf(face) : -1;
  if (i < 0 || counts[i]! <= 0) return false;
  counts[i]!--;
  return true;
}

/** The six sides of a die that shows each kind so often, like kinds apart. */
export function sides<T>(kinds: readonly T[], counts: number[]): T[] {
  const left = [...counts];
  const all: T[] = [];
  for (let turn = 0; left.some((n) => n > 0); turn++) {
    const kind = turn % kinds.length;
    if (left[kind]!-- > 0) all.push(kinds[kind]!);
  }
  return all;
}

/** How a cube is turned so that this side is in front, in degrees around x and y. */
export const TURNS: [number, number][] = [
  [0, 0],
  [0, -90],
  [0, 180],
  [0, 90],
  [-90, 0],
  [90, 0],
];
