/** How the points of a finished match came about: round by round, and where it turned. */

import type { Replay } from "../lib/replay";
import { CHANCE, type Values } from "../lib/wire";

export interface Story {
  /** After how many moves: the start, then the end of each round. */
  moves: number[];
  /** The points of each seat then. */
  points: number[][];
}

export function story(replay: Replay): Story {
  const { steps, scores, seats } = replay.match;
  const first = Math.max(
    0,
    steps.findIndex(({ who }) => who !== CHANCE),
  );
  const rounds = (counted(replay, first) ?? passed(replay, first)).filter((n) => n < steps.length);
  const moves = steps.length > first ? [first, ...rounds, steps.length] : [first];
  return { moves, points: moves.map((n) => scores[n - 1] ?? Array<number>(seats).fill(0)) };
}

/** A game that counts its `rounds` says when one ends; else it is when the `turn` comes round to who began. */
function counted(replay: Replay, first: number): number[] | null {
  const view = (n: number) => replay.view(replay.watcher, n);
  const { rounds, turn } = view(first);
  const place = (at: Values) =>
    (Number(at["turn"]) - Number(turn) + replay.watcher) % replay.watcher;
  const ends = (before: Values, after: Values) =>
    rounds === undefined ? place(after) < place(before) : after["rounds"]! > before["rounds"]!;
  if (typeof rounds !== "number" && typeof turn !== "number") return null;
  const later = Array.from({ length: replay.length - first }, (_, i) => first + i + 1);
  return later.filter((n) => ends(view(n - 1), view(n)));
}

/** Of a game that tells neither: before somebody moves who has moved in it, and another since. */
function passed({ match: { steps } }: Replay, first: number): number[] {
  let movers = new Set<number>();
  let last = CHANCE;
  const found: number[] = [];
  for (const [n, { who }] of steps.entries()) {
    if (n < first || who === CHANCE) continue;
    if (who !== last && movers.has(who)) {
      found.push(n);
      movers = new Set();
    }
    movers.add((last = who));
  }
  return found;
}

/** The round in which the only winner took the lead for good, from 1; null if points did not decide it. */
export function turningPoint({ points }: Story, shares: number[]): number | null {
  const winner = shares.indexOf(1);
  const ahead = (each: number[]) => each.every((n, p) => p === winner || n < each[winner]!);
  const behind = points.findLastIndex((each) => !ahead(each));
  return winner < 0 || behind === points.length - 1 ? null : Math.max(1, behind + 1);
}
