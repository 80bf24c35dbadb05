import { expect, test } from "vitest";
import { folded, joined, split } from "../src/lib/events";
import { Texts } from "../src/lib/texts.svelte";
import { INFO as CAVE } from "../src/facts/dark-cave";
import { INFO as DRAGO } from "../src/facts/mount-drago";

const named = (game: typeof CAVE, text: string) =>
  1 + game.events.findIndex((event) => event.text === text);
const WALKED = named(CAVE, "event-walked");
const DREW = named(CAVE, "event-drew-cards");
const CLAN = named(CAVE, "event-unmasked");
const SCORED = named(DRAGO, "event-scored");
const NAMES = ["Ember", "Slate", "Quartz"];

const kinds = (game: typeof CAVE) =>
  game.events.map(({ blanks }) => Object.values(blanks).map(({ kind }) => kind));

test("what the rules write one after the other is split into events", () => {
  const gains = [1, 5, 0, 2, 0, 0, 0, 0, 0];
  const over = named(DRAGO, "event-over");
  expect(split(kinds(DRAGO), [SCORED, ...gains, over])).toEqual([[SCORED, ...gains], [over]]);
  expect(split(kinds(CAVE), [DREW, 1, 4, WALKED, 0, 1])).toEqual([
    [DREW, 1, 4],
    [WALKED, 0, 1],
  ]);
});

test("what only goes on is one event: sums add up, words come in a row", () => {
  expect(joined(CAVE.events, [WALKED, 0, 2], [WALKED, 0, 1])).toEqual([WALKED, 0, 3]);
  expect(joined(CAVE.events, [WALKED, 0, 2], [WALKED, 1, 1])).toBeNull();
  expect(joined(CAVE.events, [DREW, 1, 4], [DREW, 2, 5, 6])).toEqual([DREW, 3, 4, 5, 6]);
  expect(joined(CAVE.events, [CLAN, 0, 1], [CLAN, 0, 1])).toBeNull();
});

test("a walk is one line, a silent move none, and what was taken back stays apart", () => {
  const line = (events: number[][] | null, undone = false) => ({ events, undone });
  const step = [[WALKED, 0, 1]];
  const lines = [line([]), line(step), line(null), line(step), line(step, true), line([])];
  expect(folded(CAVE.events, lines).map(({ events }) => events)).toEqual([
    [],
    [[WALKED, 0, 2]],
    step,
    [],
  ]);
});

test("one event is told to each in their own words, in their own language", async () => {
  const say = new Texts();
  await say.load("en", "mount-drago");
  const scored = [SCORED, 1, 5, 0, -2, 0, 0, 0, 0, 0];
  expect(say.tellEvent(DRAGO.events, scored, NAMES, 2)).toBe("Big scoring: Ember +5, you \u22122.");
  expect(say.tellEvent(DRAGO.events, scored, NAMES, null)).toBe(
    "Big scoring: Ember +5, Quartz \u22122.",
  );
  await say.load("de", "dark-cave");
  expect(say.tellEvent(CAVE.events, [WALKED, 1, 3], NAMES, 0)).toBe("Slate geht 3 Felder weit.");
  expect(say.tellEvent(CAVE.events, [WALKED, 1, 1], NAMES, 1)).toBe("Du gehst 1 Feld weit.");
  expect(say.tellEvent(CAVE.events, [DREW, 2, 46, 0], NAMES, 0)).toBe(
    "Du ziehst: Geheime Information (I), Kreuzung (I).",
  );
});
