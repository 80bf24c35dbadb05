import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardModule, Shown } from "../src/lib/board";
import { CHANCE, type EventInfo, type LogLine } from "../src/lib/wire";
import type { Perspective } from "../src/table/perspective.svelte";
import { sound } from "../src/table/sounds.svelte";
import type { Stage } from "../src/table/stage.svelte";
import type { Turn } from "../src/table/turn.svelte";

const heard: string[] = [];
const settings = vi.hoisted(() => ({ sound: true }));
vi.mock("../src/lib/page.svelte", () => ({ settings }));
vi.mock("../src/lib/sound", () => ({ player: { play: (name: string) => heard.push(name) } }));

const board = { sounds: { lay: "card", won: "coin" } } as unknown as BoardModule;
const events = [{ text: "lost" }, { text: "won" }] as EventInfo[];
const step = (verb: string, told: number[][] | null = []) =>
  ({ words: [verb], events: told }) as unknown as Shown;
const moved = (who: number) => ({ kind: "move", who }) as LogLine;

class Seen {
  last: Shown | null = $state.raw(null);
  free = $state(false);
  at = $state(0);
  over = $state(false);
  racing = $state(false);
  seat = 0;
  sight: { log: LogLine[] } = { log: [] };
}
let seen: Seen;
let leave: () => void;

function look(page = new Seen()): void {
  seen = page;
  leave = $effect.root(() =>
    sound(
      board,
      events,
      seen as unknown as Stage,
      seen as unknown as Perspective,
      seen as unknown as Turn,
      () => seen.over,
    ),
  );
  flushSync();
}

function hears(change: Partial<Seen>): string[] {
  heard.length = 0;
  Object.assign(seen, change);
  flushSync();
  return [...heard];
}

beforeEach(() => {
  settings.sound = true;
  vi.stubGlobal("document", { hidden: false });
  look();
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

test("a step sounds as its game says, what came of it before what was done", () => {
  expect(hears({ last: step("lay") })).toEqual(["card"]);
  expect(hears({ last: step("lay", [[1], [2, 7]]) })).toEqual(["coin"]);
  expect(hears({ last: step("walk", [[1]]) })).toEqual([]);
  expect(hears({ last: step("lay", null) })).toEqual(["card"]);
});

test("my turn sounds when others led to it, and once", () => {
  seen.sight = { log: [moved(0), moved(1), moved(CHANCE)] };
  expect(hears({ free: true, at: 3 })).toEqual(["turn"]);
  expect(hears({ free: false })).toEqual([]);
  expect(hears({ free: true })).toEqual([]); // taken back
  seen.sight = { log: [moved(1), moved(0)] };
  expect(hears({ at: 4 })).toEqual([]); // my own turn goes on
});

test("in a race nobody is called", () => {
  expect(hears({ racing: true, free: true, at: 1 })).toEqual([]);
});

test("the end sounds when it comes, not for one who finds it", () => {
  expect(hears({ over: true })).toEqual(["end"]);
  leave();
  const old = new Seen();
  old.over = true;
  heard.length = 0;
  look(old);
  expect(heard).toEqual([]);
});

test("a page that is not looked at only calls; one that was not asked to says nothing", () => {
  vi.stubGlobal("document", { hidden: true });
  expect(hears({ last: step("lay"), over: true, free: true, at: 1 })).toEqual(["turn"]);
  settings.sound = false;
  expect(hears({ last: step("lay"), at: 2 })).toEqual([]);
});

test("behind the curtain there is nobody to hear it", () => {
  leave();
  expect(hears({ last: step("lay"), free: true, at: 1, over: true })).toEqual([]);
});
