/** What a card, or riding and staying, would bring: as the rules foresee it. */

import type { Glance, Move } from "../../lib/board";
import type { Values } from "../../lib/wire";
import { MOUNTING, OVER } from "./constants";
import { named, read, type Dragon, type Mountain } from "./read";

export interface Outcome {
  dragon: number;
  from: number;
  to: number;
  /** How it comes to be ridden, or not, by whoever plays. */
  riding: "mine" | "other" | "must" | "ride" | "stay";
  /** The seat that rides the dragon afterwards. */
  rider: number | null;
  /** What each seat's points change by. */
  gains: number[];
  scores: boolean;
  ends: boolean;
}

/** Two outcomes where it is still to be said whether to ride or to stay; none while it is not known. */
export function outcomes(now: Mountain, move: Move, glance: Glance): Outcome[] {
  const dragon = named(move.words)?.dragon ?? now.moved;
  const way = glance.foresee?.([move.move], "nothing")?.ways[0];
  if (dragon === null || !way) return [];
  const came = (view: Values, choice: boolean) =>
    compared(now, read(view, glance.box), dragon, glance.seat, choice);
  if (read(way.view, glance.box).phase !== MOUNTING) return [came(way.view, now.moved !== null)];
  const both = way.moves.map((next) => glance.foresee!([move.move, next], "nothing")?.ways[0]);
  return both.every((one) => one !== undefined) ? both.map(({ view }) => came(view, true)) : [];
}

function compared(
  before: Mountain,
  after: Mountain,
  dragon: number,
  seat: number | null,
  choice: boolean,
): Outcome {
  const of = (now: Mountain) => now.dragons.find((one) => one.dragon === dragon)!;
  const [was, is] = [of(before), of(after)];
  const gains = after.players.map(({ points }, q) => points - before.players[q]!.points);
  return {
    dragon,
    from: was.spot,
    to: is.spot,
    riding: riding(was, is, seat, choice),
    rider: is.rider,
    gains,
    scores: gains.some(Boolean),
    ends: after.phase === OVER,
  };
}

function riding(was: Dragon, is: Dragon, seat: number | null, choice: boolean): Outcome["riding"] {
  if (was.rider !== null) return was.rider === seat ? "mine" : "other";
  if (is.rider === null) return "stay";
  return choice ? "ride" : "must";
}
