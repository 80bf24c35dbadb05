/**
 * Whether a move may be taken back: never past luck, for what luck did was seen; never past a secret
 * that the move gave away. What others knew is imagined from the mover's own view, as at a server.
 */

import { Imagination } from "./imagination";
import type { Match } from "./match";
import { isLuck, movesSince, type Table, type UndoKind } from "./table";

const OFTEN = 200; // times at a table: a log must come to an end
const WORLDS = 2; // imagined for each other seat: a secret is rarely missed by all of them

/** Worked out once for each entry. */
export function undoKind(table: Table, seat: number): UndoKind {
  let kind = table.undoKinds.get(seat);
  if (!kind) table.undoKinds.set(seat, (kind = workOut(table, seat)));
  return kind;
}

function workOut(table: Table, seat: number): UndoKind {
  const n = movesSince(table, seat);
  if (table.opened.script || table.status !== "playing" || n === 0 || table.undone >= OFTEN)
    return "no";
  const { moves } = table.match;
  if (moves.slice(-n).some(isLuck)) return "no";
  const match = table.after(moves.slice(0, -n));
  for (const [who, move] of moves.slice(-n)) {
    if (who !== seat) break; // what was decided is over
    if (givesAway(match, seat, move)) return "no";
    match.make(who, move);
  }
  return "free";
}

/** Would the move tell another seat what it cannot know? */
function givesAway(match: Match, seat: number, move: number): boolean {
  const others = Array.from({ length: match.seats }, (_, q) => q).filter((q) => q !== seat);
  const minds = Imagination.of(match.rules);
  minds.seed(match.moves.length);
  return others.some((other) =>
    minds
      .worlds(match, seat, WORLDS)
      .some((world) => tells(minds, match.at(world), seat, other, move)),
  );
}

/** In a world the mover imagines: could the other imagine one without such a move? */
function tells(
  minds: Imagination,
  world: Match,
  seat: number,
  other: number,
  move: number,
): boolean {
  const [sound] = world.heard([other], seat, move);
  const [dream] = minds.worlds(world, other, 1);
  const dreamt = world.at(dream!);
  return !dreamt.listed(seat).some((one) => dreamt.heard([other], seat, one)[0] === sound);
}
