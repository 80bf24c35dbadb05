/** What keys and values of a box are called, in the words of the game that is spoken now. */

import { say } from "../lib/page.svelte";
import type { Cell } from "./values";

const id = (key: string) => key.replaceAll("_", "-");

/** The first of these texts there is. */
export function firstOf(ids: string[], otherwise: string): string {
  const found = ids.find((one) => say.has(one));
  return found === undefined ? otherwise : say.t(found);
}

export const labelOf = (key: string): string =>
  firstOf([`printed-${id(key)}`, `house-${id(key)}`], key);

/** How a value is written, where that is not plain. */
export const about = (key: string): string => firstOf([`printed-${id(key)}-about`], "");

export function told(key: string, cell: Cell): string {
  if (typeof cell === "boolean") return say.t(cell ? "own-on" : "own-off");
  if (typeof cell === "number") {
    return key === "first" ? say.t("seat-free-name", { n: cell + 1 }) : String(cell);
  }
  const word = id(cell);
  const own = [`printed-${id(key)}-${word}`, `house-${id(key)}-${word}`];
  return firstOf([...own, `word-${word}`], cell);
}
