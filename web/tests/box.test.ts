/** One's own box: as a link, as a file, and as what a trial tells of it. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { figures } from "../src/box/findings";
import { boxOf, linkOf, tidy } from "../src/box/link";
import { own } from "../src/box/own";
import { places, remarks, written } from "../src/box/toml";
import { cells, changed, differences, sides, type Box, type Cell } from "../src/box/values";
import { Refused } from "../src/lib/refused";
import type { About } from "../src/local/module";
import type { Row } from "../src/local/trial";

const GAMES = ["dragons-cave", "mount-drago", "troll-and-dragon", "dark-cave"];
const folder = (game: string) => `../src/wyrmhoard/games/${game.replaceAll("-", "_")}`;
const printed = (game: string) =>
  (JSON.parse(readFileSync(`${folder(game)}/rules.wasm.json`, "utf-8")) as About).standard;
const file = (game: string) => readFileSync(`${folder(game)}/box.toml`, "utf-8");

const CAVE = printed("dragons-cave");
const MINE = changed(CAVE, [
  ["coins", 1, 5],
  ["path", 0, "blue"],
  ["first", 0, "drawn"],
  ["open_chests", 0, true],
]);

test("a box is changed cell by cell, and the printed one stays as it is", () => {
  const was = structuredClone(CAVE);
  expect(differences(CAVE, MINE)).toEqual([
    ["path", 0, "blue"],
    ["coins", 1, 5],
    ["first", 0, "drawn"],
    ["open_chests", 0, true],
  ]);
  expect(CAVE).toEqual(was);
  expect(sides(printed("mount-drago")["numbers"])).toEqual([2, 31]);
});

test("a link holds what differs, and a name whatever is in it", () => {
  const link = linkOf("Ours? 100% & co=1 #2", CAVE, MINE);
  expect(link).toContain("coins=1:5");
  expect(link.length).toBeLessThan(120);
  expect(boxOf(link, CAVE)).toEqual({ name: "Ours? 100% & co=1 #2", box: MINE });
  expect(boxOf("?", CAVE)).toEqual({ name: "", box: CAVE });
});

const BROKEN = [
  "",
  "coins=1:5",
  "a?coins=20:1",
  "a?coins=-1:1",
  "a?coins=1",
  "a?coins=",
  "a?coins",
  "a?nothing=0:1",
  "a?__proto__=0:1",
  "a?constructor=0:1",
  "%E0%A4?coins=1:5",
  "a?coins=1:%E0%A4",
];
test.each(BROKEN)("a broken link is refused: %s", (link) => {
  expect(() => boxOf(link, CAVE)).toThrow(new Refused("box-link-broken"));
});

test("and one that is too long is not even read", () => {
  const long = `a?coins=${"1:5,".repeat(4000)}1:5`;
  expect(() => boxOf(long, CAVE)).toThrow(new Refused("box-link-broken"));
});

test("a name is one short line, with nothing that turns it around", () => {
  expect(tidy(`  Mira\u202e\n<b>${"x".repeat(90)}`)).toBe(`Mira <b>${"x".repeat(32)}`);
});

test.each(GAMES)("%s: the printed file is understood to the last value", (game) => {
  const [text, box] = [file(game), printed(game)];
  const words = (cell: unknown) => String(cell).replaceAll('"', "").split(" ").sort().join(" ");
  for (const [key, where] of Object.entries(places(text, box))) {
    const said = where.map(([from, to]) => words(text.slice(from, to)));
    expect([key, said]).toEqual([key, cells(box[key]).map((cell: Cell) => words(cell))]);
  }
  expect(written(file(game), printed(game), [], "n")).toBe(`# n\n${file(game)}`);
});

test("comments and lines stay where they are", () => {
  const text = written(file("dragons-cave"), CAVE, differences(CAVE, MINE), "Ours");
  expect(text).toMatch(/^# Ours\n# Dragon's Cave/);
  expect(text).toContain('first = "drawn"            # the first dragon');
  expect(text.split("\n")).toHaveLength(file("dragons-cave").split("\n").length + 1);
});

test("of each key is told which clauses it is about, and whether anybody knows it", () => {
  const cave = remarks(file("dark-cave"));
  expect(cave["hands"]).toEqual({ clauses: ["SD-12", "SD-15"], unsure: false });
  expect(cave["cards"]).toEqual({ clauses: ["SD-6", "SD-8"], unsure: true });
  expect(cave["call_it"]).toEqual({ clauses: ["SD-39"], unsure: false });
  expect(remarks(file("dragons-cave"))["coins"]).toEqual({ clauses: ["DC-4"], unsure: true });
  const dice = remarks(file("troll-and-dragon"));
  expect(["grotto", "treasure", "dragon"].map((key) => dice[key]!.unsure)).toEqual([
    false,
    true,
    true,
  ]);
});

test("a table is opened with what differs, and what is printed needs no name", () => {
  expect(own(CAVE, MINE, "Ours").box_name).toBe("Ours");
  expect(Object.keys(own(CAVE, MINE, "Ours").box).sort()).toEqual([
    "coins",
    "first",
    "open_chests",
    "path",
  ]);
  expect(own(CAVE, { ...CAVE } as Box, "Ours")).toEqual({ box: {}, box_name: "" });
});

const row = (moves: number, points: number[]): Row => ({ moves, points, shares: [1, 0] });

test("what differs in every pair is more than chance, what goes to and fro is not", () => {
  const pairs = Array.from({ length: 40 }, (_, i): [Row, Row] => [
    row(20 + (i % 3), [10, 5]),
    row(24 + (i % 5), [10 + (i % 2 ? 3 : -3), 5]),
  ]);
  const [moves, mine, theirs, share] = figures(pairs, 2);
  expect(moves).toMatchObject({ what: "moves", seat: null, sure: true });
  expect(moves!.more).toBeCloseTo(5, 0);
  expect(mine).toMatchObject({ what: "points", seat: 0, more: 0, sure: false });
  expect(mine!.off).toBeCloseTo((2 * 3.04) / Math.sqrt(40), 1);
  expect(theirs).toMatchObject({ more: 0, off: 0, sure: false });
  expect(share).toMatchObject({ what: "share", printed: 1, own: 1 });
  expect(figures(pairs.slice(0, 5), 2)[0]!.sure).toBe(false);
});
