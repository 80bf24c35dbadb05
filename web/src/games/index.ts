/** What the page has of each game, found by its folder; a game without one has the plain board. */

import type { Component } from "svelte";
import type { BoardModule } from "../lib/board";
import { part } from "../lib/parts";

const BOARDS = import.meta.glob<Partial<BoardModule>>("./*/index.ts");
const COVERS = import.meta.glob<Component>("./*/Cover.svelte", { import: "default" });
const PICTURES = import.meta.glob<Component<{ n: number }>>("./*/Picture.svelte", {
  import: "default",
});
const HEIGHTS = import.meta.glob<number>("./*/height.ts", { import: "HEIGHT", eager: true });

/** The game's own board; whatever its folder does not say is said plainly. */
export async function loadBoard(game: string): Promise<BoardModule> {
  const [plain, own] = await part(() =>
    Promise.all([import("../plain"), BOARDS[`./${game}/index.ts`]?.()]),
  );
  return { ...plain, ...own };
}

/** The picture alone, so that the start page loads no boards. */
export async function loadCover(game: string): Promise<Component | undefined> {
  return part(async () => COVERS[`./${game}/Cover.svelte`]?.());
}

/** What it is about, drawn: the first, second and third picture. */
export async function loadPictures(game: string): Promise<Component<{ n: number }> | undefined> {
  return part(async () => PICTURES[`./${game}/Picture.svelte`]?.());
}

/** Where in the mountain a game happens: the summit is above 0, the caves are below. */
export const height = (game: string): number => HEIGHTS[`./${game}/height.ts`] ?? 0;
