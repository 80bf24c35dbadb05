/** The games whose rules this page brings along, found by their folders: those of today, and beside
 *  them earlier versions, for matches that began with them. */

import { LINES } from "../facts";
import type { About } from "./module";

const CODE = import.meta.glob<string>(
  [
    "../../../src/wyrmhoard/games/*/rules.wasm",
    "../../../src/wyrmhoard/games/*/earlier/version_*.wasm",
  ],
  { query: "?url", import: "default", eager: true },
);
const ABOUT = import.meta.glob<About>(
  [
    "../../../src/wyrmhoard/games/*/rules.wasm.json",
    "../../../src/wyrmhoard/games/*/earlier/version_*.wasm.json",
  ],
  { import: "default" },
);

/** The version of a game's rules that new matches are played with; 0 if it is not among ours. */
export const today = (game: string): number => LINES.find(({ name }) => name === game)?.rules ?? 0;

function file(game: string, version: number): string {
  const folder = `../../../src/wyrmhoard/games/${game.replaceAll("-", "_")}`;
  return version === today(game)
    ? `${folder}/rules.wasm`
    : `${folder}/earlier/version_${version}.wasm`;
}

/** Whether a match of this game can be played here, without a server. */
export const isHere = (game: string, version = today(game)): boolean =>
  file(game, version) in CODE && typeof WebAssembly === "object";

export const codeOf = (game: string, version: number): string => CODE[file(game, version)]!;
export const aboutOf = (game: string, version: number): Promise<About> =>
  ABOUT[`${file(game, version)}.json`]!();
