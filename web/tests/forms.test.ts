import { expect, test } from "vitest";
import { chapters, parts, search } from "../src/lib/rules";
import { botSeats, choices, opening } from "../src/lobby/form";

const CLAUSES = [
  { number: "DC-1", heading: "Aufbau", text: "Jeder nimmt **sechs Karten**." },
  { number: "DC-2", heading: "Aufbau", text: "Die Höhle liegt bereit." },
  { number: "DC-3", heading: "Ende", text: "Wer am meisten hat, gewinnt." },
];

test("clauses are found by all their words, whatever the accents", () => {
  expect(search(CLAUSES, "hohle aufbau").map(({ number }) => number)).toEqual(["DC-2"]);
  expect(search(CLAUSES, "dc-3")).toHaveLength(1);
  expect(search(CLAUSES, " ")).toHaveLength(3);
});

test("and stand under their headings", () => {
  expect(chapters(CLAUSES).map(({ heading, clauses }) => [heading, clauses.length])).toEqual([
    ["Aufbau", 2],
    ["Ende", 1],
  ]);
});

test("what is marked is strong, and marks are not shown", () => {
  expect(parts("[R] The purse [D: all of it] goes. [S/I] Then")).toEqual([
    { text: "The purse (all of it) goes. Then", strong: false },
  ]);
  expect(parts("take *two* or **three** `coins`")).toEqual([
    { text: "take ", strong: false },
    { text: "two", strong: true },
    { text: " or ", strong: false },
    { text: "three", strong: true },
    { text: " coins", strong: false },
  ]);
  expect(parts("[S/I] Cards may be lost [I], but not burnt.")).toEqual([
    { text: "Cards may be lost, but not burnt.", strong: false },
  ]);
});

test("house rules go by their names, and what has none is not shown", () => {
  const house = (option: string, value?: string) =>
    option === "race" ? `The race${value ? `: ${value}` : ""}` : undefined;
  expect(
    parts("Luck decides (`first`). By the house rule `race = live` all hurry.", house),
  ).toEqual([{ text: "Luck decides. By the house rule The race: live all hurry.", strong: false }]);
});

test("a table is opened with nobody there; those at the device have the first seats", () => {
  const form = opening("g", ["Mira", "Bo"], ["friend", "hard"], {});
  expect([form.seats, form.sit]).toEqual([4, 0]);
  expect(botSeats(["Mira", "Bo"], ["friend", "hard"])).toEqual([{ seat: 3, level: "hard" }]);
});

test("house rules to choose from are words, or on and off", () => {
  const option = { key: "k", words: [], flag: false, least: null, most: null };
  expect(choices({ ...option, flag: true })).toEqual([false, true]);
  expect(choices({ ...option, words: ["one", "both"] })).toEqual(["one", "both"]);
  expect(choices({ ...option, words: ["drawn"], least: 0, most: 3 })).toEqual([]);
});
