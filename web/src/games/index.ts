/** The games by name; boards and covers are loaded when they are shown. */

import type { Component } from "svelte";
import type { BoardModule } from "../lib/board";

export const GAMES = ["dragons-cave", "mount-drago", "troll-and-dragon", "dark-cave"] as const;
export type GameName = (typeof GAMES)[number];

const BOARDS: Record<GameName, () => Promise<BoardModule>> = {
  "dragons-cave": () => import("./dragons-cave"),
  "mount-drago": () => import("./mount-drago"),
  "troll-and-dragon": () => import("./troll-and-dragon"),
  "dark-cave": () => import("./dark-cave"),
};

const COVERS: Record<GameName, () => Promise<{ default: Component }>> = {
  "dragons-cave": () => import("./dragons-cave/Cover.svelte"),
  "mount-drago": () => import("./mount-drago/Cover.svelte"),
  "troll-and-dragon": () => import("./troll-and-dragon/Cover.svelte"),
  "dark-cave": () => import("./dark-cave/Cover.svelte"),
};

export function isGame(name: string): name is GameName {
  return (GAMES as readonly string[]).includes(name);
}

export function loadBoard(name: GameName): Promise<BoardModule> {
  return BOARDS[name]();
}

/** The picture alone, so that the start page does not load four boards. */
export async function loadCover(name: GameName): Promise<Component> {
  return (await COVERS[name]()).default;
}
