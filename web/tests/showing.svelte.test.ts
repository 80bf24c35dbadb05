import { beforeEach, expect, test, vi } from "vitest";
import type { Sight } from "../src/lib/sight";
import { Choice } from "../src/table/choice.svelte";
import { CHANCE, type LogLine, type Pace } from "../src/lib/wire";
import { Stage } from "../src/table/stage.svelte";
import { takenBack } from "../src/table/undone";

beforeEach(() => void vi.useFakeTimers());

/** What is known after so many steps of a scene: the view counts them. */
function sight(count: number, scene = 1, who: (i: number) => number = () => 0): Sight {
  const steps = Array.from({ length: count }, (_, i) => ({
    who: who(i),
    move: i,
    events: [],
    before: { a: i },
    after: { a: i + 1 },
  }));
  const kept = steps.slice(-64);
  return {
    seat: 0,
    n: count,
    view: { a: count },
    log: [],
    actors: [],
    racing: false,
    asked: null,
    askedAt: 0,
    undo: "no",
    steps: kept,
    count,
    scene,
  };
}

let pace: Pace = "normal";
const staged = () =>
  new Stage(
    (move) => [`move${move}`],
    () => 300,
    () => pace,
  );

test("a scene is shown at once, its steps one after the other", () => {
  const stage = staged();
  stage.follow(sight(0), "step");
  expect([stage.view!.a, stage.last]).toEqual([0, null]);
  stage.follow(sight(2), "step");
  expect([stage.view!.a, stage.last!.words, stage.playing]).toEqual([1, ["move0"], true]);
  vi.advanceTimersByTime(300);
  expect([stage.view!.a, stage.last!.before]).toEqual([2, { a: 1 }]);
  vi.advanceTimersByTime(300);
  expect(stage.playing).toBe(false);
});

test("before the first move there is nothing to be seen", () => {
  const stage = staged();
  stage.follow({ ...sight(0), view: {} }, "step");
  expect(stage.view).toBe(null);
});

test("what comes meanwhile waits its turn", () => {
  const stage = staged();
  stage.follow(sight(0), "step");
  stage.follow(sight(1), "step");
  stage.follow(sight(3), "step");
  expect(stage.view!.a).toBe(1);
  vi.advanceTimersByTime(600);
  expect(stage.view!.a).toBe(3);
});

/** How long it takes until all of this is shown. */
function shown(stage: Stage, known: Sight): number {
  stage.follow(sight(0), "step");
  const began = Date.now();
  stage.follow(known, "step");
  while (stage.playing) vi.advanceTimersToNextTimer();
  expect(stage.behind(known)).toBe(false);
  return Date.now() - began;
}

test("a turn of somebody else takes its time, however many steps it has", () => {
  const bot = (i: number) => (i % 3 ? CHANCE : 1); // luck is part of a turn
  expect(shown(staged(), sight(2, 1, bot))).toBe(600);
  for (const steps of [6, 30]) expect(shown(staged(), sight(steps, 1, bot))).toBeCloseTo(1300, -2);
  pace = "quick";
  expect(shown(staged(), sight(6, 1, bot))).toBeCloseTo(520, -2);
  pace = "normal";
});

test("the more turns wait, the less time each has", () => {
  const seven = (i: number) => 1 + Math.floor(i / 5);
  expect(shown(staged(), sight(35, 1, seven))).toBeLessThan(7 * 1300 * 0.6);
});

test("a long turn of mine is shown faster, and can be skipped", () => {
  const stage = staged();
  stage.follow(sight(0), "step");
  stage.follow(sight(12), "step");
  vi.advanceTimersByTime(550);
  expect(stage.view!.a).toBe(3);
  stage.skip();
  expect([stage.view!.a, stage.last!.words, stage.playing]).toEqual([12, ["move11"], false]);
  vi.advanceTimersByTime(5000);
  expect(stage.view!.a).toBe(12);
});

test.each(["race", "still"] as const)("in a %s nothing waits", (tempo) => {
  const stage = staged();
  stage.follow(sight(0), tempo);
  stage.follow(sight(3), tempo);
  expect([stage.view!.a, stage.playing]).toEqual([3, false]);
});

test("more steps than are kept are jumped over", () => {
  const stage = staged();
  stage.follow(sight(0), "step");
  stage.follow(sight(100), "step");
  expect(stage.view!.a).toBe(100);
});

test("a new scene ends what was being shown", () => {
  const stage = staged();
  stage.follow(sight(0), "step");
  stage.follow(sight(3), "step");
  stage.follow(sight(0, 2), "step");
  vi.advanceTimersByTime(5000);
  expect([stage.view!.a, stage.last, stage.playing]).toEqual([0, null, false]);
});

test("a chosen move is sent after a moment, unless it is taken back", () => {
  const sent: number[] = [];
  const choice = new Choice((move) => sent.push(move));
  choice.make(4, 1, "moment");
  vi.advanceTimersByTime(500);
  choice.drop();
  vi.advanceTimersByTime(5000);
  choice.make(5, 1, "moment");
  vi.advanceTimersByTime(600);
  expect([sent, choice.move]).toEqual([[5], null]);
});

test("or at once, or when it is confirmed, or when a race allows it", () => {
  const sent: number[] = [];
  const choice = new Choice((move) => sent.push(move));
  choice.make(1, 1, "now");
  choice.make(2, 1, "confirm");
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([1]);
  choice.confirm();
  choice.make(3, 1, "now", 250);
  vi.advanceTimersByTime(240);
  expect(sent).toEqual([1, 2]);
  vi.advanceTimersByTime(20);
  expect(sent).toEqual([1, 2, 3]);
});

test("a choice answers one question, and lapses with it", () => {
  const sent: number[] = [];
  const choice = new Choice((move) => sent.push(move));
  choice.make(4, 7, "moment");
  expect(choice.lapse(7)).toBe(null);
  expect(choice.move).toBe(4);
  expect(choice.lapse(8)).toBe(4);
  expect(choice.move).toBe(null);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
});

test("what is known and not yet shown is told apart, and nothing stays for the next to look", () => {
  const stage = staged();
  expect(stage.behind(sight(0))).toBe(true);
  stage.follow(sight(0), "step");
  expect(stage.behind(sight(0))).toBe(false);
  expect(stage.behind(sight(1))).toBe(true);
  stage.follow(sight(1), "step");
  expect(stage.behind(sight(1))).toBe(false);
  stage.leave();
  expect([stage.view, stage.last, stage.playing]).toEqual([null, null, false]);
  expect(stage.behind(sight(1))).toBe(true);
});

test("moves taken back are marked, also when others were taken back before", () => {
  const move = (n: number): LogLine => ({ kind: "move", n, who: 0, move: n, time: 0, events: [] });
  const undo = (n: number, moves: number): LogLine => ({ kind: "undo", n, who: 0, moves, time: 0 });
  const log = [move(1), move(2), undo(3, 1), move(4), move(5), undo(6, 3), move(7)];
  const undone = takenBack(log);
  expect(log.filter((line) => undone.has(line)).map(({ n }) => n)).toEqual([1, 2, 4, 5]);
  expect(takenBack([undo(1, 2), move(2)]).size).toBe(0);
});
