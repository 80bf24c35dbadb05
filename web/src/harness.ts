/** For drawing boards: one step of a kept match, as harness.html?game=…&players=…&step=… asks. */

import { mount } from "svelte";
import Harness from "./Harness.svelte";
import { loadBoard } from "./games";
import "./lib/fonts.css";
import "./lib/theme.css";
import { say } from "./lib/page.svelte";
import { spoken } from "./lib/texts.svelte";
import type { GameInfo, SeatInfo, Values } from "./lib/wire";

export interface Moment {
  who: number;
  move: number;
  view: Values;
  moves: number[];
}

/** What web/fixtures.py writes; `seen` is by seat, and "watcher" for a spectator. */
export interface Fixture {
  game: GameInfo;
  box: Record<string, unknown>;
  seats: SeatInfo[];
  seen: Record<string, Moment[]>;
}

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "";
const players = asked.get("players") ?? "3";
const theme = asked.get("theme");
const lang = asked.get("lang");

if (theme) document.documentElement.dataset.theme = theme;
await say.load(spoken(lang ? [lang] : navigator.languages), game);
const answer = await fetch(`/fixtures/${game}-${players}.json`);
const fixture = (await answer.json()) as Fixture;

mount(Harness, {
  target: document.getElementById("page")!,
  props: {
    fixture,
    board: await loadBoard(game),
    say,
    seat: asked.get("seat") ?? "0",
    from: Number(asked.get("step") ?? 0),
    playing: asked.has("play"),
    open: asked.has("open"),
  },
});
