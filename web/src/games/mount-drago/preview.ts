/** Who would score what: worked out here only to be shown, the server judges. Clauses as in RULES.md. */

import { CLIMBERS, LAST, SMALL, START } from "./constants";
import type { Card, Dragon, Mountain, Track } from "./read";

export interface Outcome {
  dragon: number;
  from: number;
  to: number;
  scoring: "none" | "small" | "big";
  /** How it comes to be ridden, or not, by whoever plays. */
  riding: "mine" | "other" | "must" | "ride" | "stay";
  /** The seat that rides the dragon afterwards. */
  rider: number | null;
  /** What each seat's points change by. */
  gains: number[];
  /** MD-19: the third dragon on the summit. */
  ends: boolean;
}

/** What playing a card would bring: two outcomes where it is yours to ride or to stay (MD-10). */
export function outcomes(now: Mountain, track: Track, seat: number, card: Card): Outcome[] {
  const dragon = now.dragons.find((one) => one.dragon === card.dragon);
  if (!dragon) return [];
  const to = Math.min(LAST, dragon.spot + card.value);
  return ridings(now, dragon, seat).map((riding) =>
    outcome(now, track, seat, dragon, dragon.spot, to, riding),
  );
}

/** What riding the dragon just moved would bring, and what staying would. */
export function mountings(now: Mountain, track: Track, seat: number): Outcome[] {
  const dragon = now.dragons.find((one) => one.dragon === now.moved);
  if (!dragon) return [];
  // MD-10: a dragon in last place came from outside the summit, as if from the start.
  return (["ride", "stay"] as const).map((riding) =>
    outcome(now, track, seat, dragon, START, dragon.spot, riding),
  );
}

/** MD-7 to MD-10. */
function ridings(now: Mountain, { spot, rider }: Dragon, seat: number): Outcome["riding"][] {
  if (rider === seat) return ["mine"];
  if (rider !== null) return ["other"];
  return now.dragons.every((one) => one.spot >= spot) ? ["ride", "stay"] : ["must"];
}

function outcome(
  now: Mountain,
  track: Track,
  seat: number,
  { dragon, rider }: Dragon,
  from: number,
  to: number,
  riding: Outcome["riding"],
): Outcome {
  const mounts = riding === "ride" || riding === "must" || riding === "mine";
  const spots = now.players.map(
    ({ top }) => now.dragons.find((one) => one.dragon === top?.dragon)?.spot ?? 0,
  );
  now.players.forEach((player, q) => {
    if (player.top?.dragon === dragon) spots[q] = to;
  });
  if (mounts) spots[seat] = to;
  const entered = track.spaces[to]!.kind === "summit" && track.spaces[from]!.kind !== "summit";
  const scoring = judged(track, to, entered);
  return {
    dragon,
    from,
    to,
    scoring,
    riding,
    rider: mounts ? seat : rider,
    gains: now.players.map(({ points }, q) => gain(track, points, spots[q]!, scoring)),
    ends: entered && now.climbed + 1 >= CLIMBERS,
  };
}

/** MD-11 to MD-13. */
function judged(track: Track, to: number, entered: boolean): Outcome["scoring"] {
  const { kind } = track.spaces[to]!;
  if (kind === "blue") return "small";
  return kind === "green" || entered ? "big" : "none";
}

/** MD-11, MD-12, MD-15. */
function gain(track: Track, points: number, spot: number, scoring: Outcome["scoring"]): number {
  if (scoring === "none") return 0;
  const { number } = track.spaces[spot]!;
  const counts = scoring === "small" && number > SMALL ? 0 : number;
  return track.floor ? Math.max(0, points + counts) - points : counts;
}

/** +3, 0, −1: with a minus sign that is as wide as a plus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
