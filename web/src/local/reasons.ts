/** Reasons as the rules give them: a number of a list, and numbers for its blanks. */

import type { Because } from "../lib/wire";

/** How a blank is filled: by the next number itself, by the word it stands for, or always alike. */
type Blank = null | string[] | string | number;
export type Reason = [text: string, clauses: string[], blanks: Record<string, Blank>];
export type Told = Pick<Because, "why" | "clauses" | "blanks">;

export const BLANKS = 4; // the most numbers a reason is told with

export function told([why, clauses, blanks]: Reason, numbers: number[]): Told {
  const left = [...numbers];
  const said = (how: Blank) => {
    if (typeof how === "string" || typeof how === "number") return how;
    const number = left.shift()!;
    return how ? how[number]! : number;
  };
  const filled = Object.entries(blanks).map(([name, how]) => [name, said(how)] as const);
  return { why, clauses, blanks: Object.fromEntries(filled) };
}
