/** Lessons, found beside their games' rules: what is played in them, and what is said to it. */

import { part } from "../lib/parts";
import type { Language } from "../lib/texts.svelte";
import { isHere } from "../local/found";

/** One idea. It waits for the learner's move if its moves begin with one, else until it was read. */
export interface Step {
  say: string;
  clauses: string[];
  /** In words, as logs have them. */
  moves?: string[];
}

/** The learner has seat 0, bots have the others. */
export interface Lesson {
  seats: number;
  /** What differs from the standard box. */
  box: Record<string, unknown>;
  /** How the position came about in which it begins. */
  given: string[];
  steps: Step[];
}

const LESSONS = import.meta.glob<Lesson>("../../../src/wyrmhoard/games/*/lessons/first.json", {
  import: "default",
});
const TEXTS = import.meta.glob<string>("../../../src/wyrmhoard/games/*/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});

const folder = (game: string) =>
  `../../../src/wyrmhoard/games/${game.replaceAll("-", "_")}/lessons`;

/** Whether there is one, and the rules are here to play it. */
export const hasLesson = (game: string): boolean =>
  `${folder(game)}/first.json` in LESSONS && isHere(game);

export const lessonOf = (game: string): Promise<Lesson> =>
  part(LESSONS[`${folder(game)}/first.json`]!);

export const wordsOf = (game: string, lang: Language): Promise<string> =>
  part(TEXTS[`${folder(game)}/${lang}.ftl`]!);
