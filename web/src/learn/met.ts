/** The games whose goal this browser has shown. */

import { keep, kept } from "../lib/kept";

const key = (game: string) => `met ${game}`;

export const isMet = (game: string): boolean => kept("localStorage", key(game)) === true;
export const meet = (game: string): boolean => keep("localStorage", key(game), true);
