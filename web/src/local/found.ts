/** The games whose rules this page brings along, found by their folders. */

import type { About } from "./module";

const CODE = import.meta.glob<string>("../../../src/wyrmhoard/games/*/rules.wasm", {
  query: "?url",
  import: "default",
  eager: true,
});
const ABOUT = import.meta.glob<About>("../../../src/wyrmhoard/games/*/rules.wasm.json", {
  import: "default",
});

const file = (game: string) =>
  `../../../src/wyrmhoard/games/${game.replaceAll("-", "_")}/rules.wasm`;

/** Whether a match of this game can be played here, without a server. */
export const isHere = (game: string): boolean =>
  file(game) in CODE && typeof WebAssembly === "object";

export const codeOf = (game: string): string => CODE[file(game)]!;
export const aboutOf = (game: string): Promise<About> => ABOUT[`${file(game)}.json`]!();
