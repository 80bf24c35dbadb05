/** How the map is looked at, and how its places are told. */

import { describe, expect, test } from "vitest";
import * as cam from "../src/games/dark-cave/model/camera";
import { Cave } from "../src/games/dark-cave/model/cave";
import { describe as describeCell, placeOf, rowName } from "../src/games/dark-cave/model/places";
import { rows } from "../src/games/dark-cave/model/rows";
import { meant, nearest, type Target } from "../src/games/dark-cave/model/targets";
import { LANGUAGES, Texts, type Language } from "../src/lib/texts.svelte";
import { read } from "./asking";

const size = { width: 400, height: 300 };
const here = { x: 0, y: 0, k: 1 };

describe("the camera", () => {
  test("stays as near as it was, and moves no more than need be", () => {
    const near = cam.following(here, { at: [{ x: 100, y: 100 }], around: [] }, size, false);
    expect(near).toEqual(here);
    const far = cam.following(here, { at: [{ x: 420, y: 100 }], around: [] }, size, false);
    expect(far).toEqual({ x: 400 - 12 - 475, y: 0, k: 1 });
  });

  test("stays where it was put until the action leaves sight", () => {
    const put = { x: -30, y: 10, k: 0.7 };
    const at = [{ x: 560, y: 100 }]; // in sight, at the edge
    expect(cam.following(put, { at, around: [] }, size, false)).not.toEqual(put);
    expect(cam.following(put, { at, around: [] }, size, true)).toEqual(put);
    const gone = cam.following(put, { at: [{ x: 2000, y: 100 }], around: [] }, size, true);
    expect(gone.k).toBe(0.7);
    expect(cam.reaches(gone, { x: 2000, y: 100 }, size)).toBe(true);
  });

  test("shows what belongs to the action if there is room, else the action", () => {
    const at = [{ x: 380, y: 100 }];
    const room = cam.following(here, { at, around: [{ x: 500, y: 100 }] }, size, false);
    expect(cam.reaches(room, { x: 500, y: 100 }, size)).toBe(true);
    const none = cam.following(here, { at, around: [{ x: 5000, y: 100 }] }, size, false);
    expect(cam.reaches(none, at[0]!, size)).toBe(true);
  });

  test("brings a place out from under what lies over the map", () => {
    const over = { ...size, corner: { width: 100, height: 100 } };
    expect(cam.reaches(here, { x: 80, y: 80 }, over)).toBe(false);
    expect(cam.reaches(cam.revealing(here, { x: 80, y: 80 }, over), { x: 80, y: 80 }, over)).toBe(
      true,
    );
  });

  test("shows a card whole that is laid where something lies over the map", () => {
    const over = { ...size, corner: { width: 100, height: 100 } };
    const laid = (x: number, y: number, within = over) => {
      const camera = cam.following(here, { at: [{ x, y }], around: [] }, within, false);
      const { x: left, y: top } = cam.onScreen(camera, { x: x - 50, y: y - 50 });
      return { camera, free: left >= 100 || top >= 100 };
    };
    expect(laid(130, 70)).toMatchObject({ camera: { x: 25, y: 0 }, free: true });
    expect(laid(70, 130)).toMatchObject({ camera: { x: 0, y: 25 }, free: true });
    expect(laid(-300, -300).free).toBe(true);
    expect(laid(200, 70).camera).toEqual(here); // beside it
    const low = { width: 400, height: 180, corner: { width: 100, height: 160 } };
    expect(laid(90, 100, low)).toMatchObject({ camera: { x: 65, y: 0 }, free: true });
  });

  test("is drawn along by a card at the edge, and by no other", () => {
    expect(cam.drift({ x: 5, y: 150 }, size).x).toBeGreaterThan(0);
    expect(cam.drift({ x: 395, y: 150 }, size).x).toBeLessThan(0);
    expect(cam.drift({ x: 200, y: 150 }, size)).toEqual({ x: 0, y: 0 });
    expect(cam.drift({ x: 200, y: 320 }, size)).toEqual({ x: 0, y: 0 });
  });
});

test("a web between two fields, and each of them, can be touched", () => {
  const [west, web, east] = [
    { kind: "field" as const, x: -16, y: 0 },
    { kind: "web" as const, x: 0, y: 0 },
    { kind: "field" as const, x: 16, y: 0 },
  ];
  const card = { kind: "card" as const, x: 1, y: 1 };
  const all = [card, west!, web!, east!];
  for (const it of all) expect(meant(it, all, it)).toBe(it);
  expect(meant(east!, all, { x: 2, y: 3 })).toBe(web);
});

test("of fields close together the nearest is meant", () => {
  const all = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
  ];
  expect(nearest(all, { x: 14, y: 3 })).toBe(all[0]);
  expect(nearest(all, { x: 16, y: 3 })).toBe(all[1]);
  expect(nearest([], { x: 0, y: 0 })).toBeUndefined();
});

describe("places", async () => {
  const { game, box, seats, seen } = read("dark-cave-8.json");
  const late = seen["0"]!.at(-1)!.view;
  const cave = new Cave(game, box, late);
  const say = new Texts();
  const cells = [-5, -1, 0, 1, 4].flatMap((x) => [-5, -1, 0, 1, 4].map((y) => ({ x, y })));

  test("are told by what lies near", async () => {
    await say.load("en", "dark-cave");
    const start = new Cave(game, box, seen["0"]!.find(({ view }) => view["slots"])!.view);
    const told = (x: number, y: number) => placeOf({ x, y }, start, say.t);
    expect(told(-1, 0)).toBe("west of the start");
    expect(told(1, 1)).toBe("north-east of the start");
    expect(told(0, -2)).toBe("2 cards south of the start");
    expect(told(0, 0)).toBe("at the start");
    const goal = start.laid.find((card) => card.goal === 2)!;
    expect(told(goal.x, goal.y)).toBe("at goal 2");
    expect(told(goal.x, goal.y + 1)).toBe("north of goal 2");
    expect(told(goal.x - 2, goal.y + 1)).toBe("1 card north and 2 cards west of goal 2");
    expect([0, 1, -2].map((y) => rowName(y, say.t))).toEqual([
      "Level with the start",
      "1 card north of the start",
      "2 cards south of the start",
    ]);
  });

  test.each(Object.keys(LANGUAGES) as Language[])(
    "have a name each in %s, without numbers below 0",
    async (lang) => {
      await say.load(lang, "dark-cave");
      const told = cells.map((cell) => placeOf(cell, cave, say.t));
      expect(new Set(told).size).toBe(cells.length);
      for (const name of told) expect(name).not.toMatch(/[-−]\d|\{|undefined/);
    },
  );

  test("are rows from north to south, each card once, with who stands there", async () => {
    await say.load("en", "dark-cave");
    const site = { id: "site 9 0", cell: { x: 9, y: 0 }, x: 900, y: 0 } as Target;
    const all = rows(cave, [site]);
    expect(all.map(({ y }) => y)).toEqual(all.map(({ y }) => y).toSorted((a, b) => b - a));
    const places = all.flatMap((row) => row.places);
    expect(places.filter(({ card }) => card).length).toBe(cave.laid.length);
    expect(places.filter(({ targets }) => targets.length)).toMatchObject([{ x: 9, y: 0 }]);
    const heard = places.map((place) => describeCell(place, place.card, cave, { seats, t: say.t }));
    expect(heard.find((name) => name.startsWith("Empty place"))).toContain("cards east");
    for (const { seat, beast } of cave.pieces()) {
      const name = beast ? say.t(beast) : seats[seat]!.name;
      expect(heard.filter((line) => line.split(", ").includes(name))).toHaveLength(1);
    }
  });
});
