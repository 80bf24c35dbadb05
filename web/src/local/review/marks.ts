/** How a decision is marked, with restraint: only what is surely so. `review/marks.py` has the same thresholds. */

const SURE = 1.96; // standard errors: what differs by less may be chance
const LOST: [Mark, number][] = [
  ["blunder", 0.15],
  ["mistake", 0.07],
  ["inaccuracy", 0.03],
]; // shares of the victory
const ALONE = 0.1; // by how much a brilliant move is better than any other
const MEANT = 0.05; // a choice that must not be foreseen is right if it is to be made so often

export type Mark = "brilliant" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";
export const MARKS: Mark[] = ["brilliant", "best", "good", "inaccuracy", "mistake", "blunder"];

/** A move that could have been made, and what was made of it. */
export interface Option {
  move: number;
  share: number; // of the victory expected
  error: number; // the standard error of that; 0: worked out
  meant: number; // of a secret choice, how often it should be made; else 0
}

/** What was given away, if that is sure; the best comes first. */
export function lost(options: Option[], made: Option): number {
  const best = options[0]!;
  const loss = best.share - made.share;
  const sure = loss > SURE * Math.hypot(best.error, made.error) && made.meant < MEANT;
  return sure && loss >= LOST.at(-1)![1] ? loss : 0;
}

/** All but whether a move that stands alone was easy to see. */
export function mark(options: Option[], made: Option): Mark {
  const loss = lost(options, made);
  const bad = LOST.find(([, least]) => loss >= least);
  if (bad) return bad[0];
  const asGood = made.error === 0 && made.share >= options[0]!.share;
  return asGood || made === options[0] ? "best" : "good";
}

/** Whether the best move is surely better, and by much, than any other of several. */
export function standsAlone([best, ...others]: Option[]): boolean {
  const far = ({ share, error }: Option) =>
    best!.share - share >= ALONE + SURE * Math.hypot(best!.error, error);
  return others.length > 1 && others.every(far);
}
