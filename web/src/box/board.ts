/** What a game's folder may offer for its box: `BoxBoard.svelte`, the board as it is, on which values are touched, and
 *  `axes.ts`, the names of rows and columns. What it leaves out is shown as plain tables. */

import type { Component } from "svelte";
import { part } from "../lib/parts";
import type { Blanks } from "../lib/texts.svelte";
import type { Box } from "./values";

export type Say = (id: string, blanks?: Blanks) => string;
export type Place = [key: string, at: number];

/** Something on the board that can be touched. */
export interface Touch {
  label: string;
  changed: boolean;
  broken: boolean;
  act: () => void;
}

export interface BoxBoardProps {
  box: Box;
  /** Touched, these values can be changed together, under this name. */
  touch: (name: string, ...places: Place[]) => Touch;
  t: Say;
}

/** What the i-th along one side of a list is called. */
export type Axis = (i: number, t: Say, box: Box) => string;
/** By key: from the outside in. */
export type Axes = Record<string, Axis[]>;

const BOARDS = import.meta.glob<Component<BoxBoardProps>>("../games/*/BoxBoard.svelte", {
  import: "default",
});
const AXES = import.meta.glob<Axes>("../games/*/axes.ts", { import: "AXES" });

export const loadBoxBoard = (game: string): Promise<Component<BoxBoardProps> | undefined> =>
  part(async () => BOARDS[`../games/${game}/BoxBoard.svelte`]?.());

export const loadAxes = (game: string): Promise<Axes> =>
  part(async () => (await AXES[`../games/${game}/axes.ts`]?.()) ?? {});
