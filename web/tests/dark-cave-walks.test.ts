/** Ways through the cave are found by asking the rules, and walked as far as all goes as it was to go. */

import { describe, expect, test } from "vitest";
import { aims } from "../src/games/dark-cave/model/aims";
import { Cave } from "../src/games/dark-cave/model/cave";
import { choices } from "../src/games/dark-cave/model/choices";
import { Plan } from "../src/games/dark-cave/model/plan";
import { fieldOf, inReach, steps, walks } from "../src/games/dark-cave/model/walks";
import { WAIT } from "../src/games/dark-cave/model/words";
import type { Moment } from "../src/harness";
import { Moves } from "../src/lib/moves";
import { one } from "../src/lib/view";
import { foresee } from "../src/local/preview";
import { glance, open, read } from "./asking";

const FEW = 40;
const fixture = read("dark-cave-8.json");
const rules = await open("dark-cave");
const vocabulary = new Moves(fixture.game.verbs);

/** Some questions of one kind, spread over the match. */
function questions(is: (moment: Moment) => boolean): { seat: number; now: Moment }[] {
  const all = Object.entries(fixture.seen).flatMap(([seat, moments]) =>
    moments.filter(is).map((now) => ({ seat: Number(seat), now })),
  );
  const apart = Math.ceil(all.length / FEW);
  return all.filter((_, i) => i % apart === 0);
}

const waits =
  (...kinds: number[]) =>
  ({ view, moves }: Moment) =>
    moves.length > 1 && kinds.includes(one(view, "wait"));

describe("a walk", () => {
  const asked = questions(waits(WAIT.walking, WAIT.creeping));

  test("leads where the rules say its moves lead, and each field has one", () => {
    expect(asked.length).toBeGreaterThan(20);
    let far = 0;
    for (const { seat, now } of asked) {
      const ways = walks(inReach(glance(rules, fixture, now.view, seat))!, now.view);
      expect(new Set(ways.map(({ field }) => field)).size).toBe(ways.length);
      for (const { field, legs } of ways) {
        const line = legs.map(({ move }) => move);
        const { ways: then } = foresee(rules, { view: now.view, seat, line, follow: "nothing" });
        expect(fieldOf(then[0]!.view, now.view)).toBe(field);
        far = Math.max(far, legs.length);
      }
    }
    expect(far).toBeGreaterThan(2);
  });

  test("of one move is there for every step that is offered", () => {
    for (const { seat, now } of asked) {
      const cave = new Cave(fixture.game, fixture.box, now.view);
      const moves = now.moves.map((move) => ({ move, words: vocabulary.words(move) }));
      const mover = cave.mover(one(now.view, "phase") === WAIT.creeping);
      const { fields } = choices(moves, cave, mover);
      const ways = walks(inReach(glance(rules, fixture, now.view, seat))!, now.view);
      const near = ways.filter(({ legs }) => legs.length === 1).map(({ field }) => field);
      expect(near.sort()).toEqual([...new Set(fields.map(({ field }) => field))].sort());
    }
  });

  test("goes no farther than the moves that are left, and on with the dwarf only", () => {
    for (const { seat, now } of asked) {
      const phase = one(now.view, "phase");
      for (const { legs } of walks(inReach(glance(rules, fixture, now.view, seat))!, now.view)) {
        expect(legs.length).toBeLessThanOrEqual(one(now.view, "steps"));
        for (const { view } of legs.slice(0, -1)) expect(one(view, "phase")).toBe(phase);
      }
    }
  });
});

test("a card may be aimed at whatever the rules then offer", () => {
  let turned = 0;
  for (const { seat, now } of questions(waits(WAIT.playing))) {
    const cave = new Cave(fixture.game, fixture.box, now.view);
    const moves = now.moves.map((move) => ({ move, words: vocabulary.words(move) }));
    for (const card of choices(moves, cave, 0).cards.values()) {
      const found = aims(card, false, glance(rules, fixture, now.view, seat))!;
      expect(new Set(found.map(({ then }) => then.move)).size).toBe(found.length);
      for (const { first, then } of found) {
        const ask = { view: now.view, seat, line: [first.move], follow: "nothing" as const };
        expect(foresee(rules, ask).ways[0]!.moves).toContain(then.move);
        if (card.upright && first === card.turned) turned++; // fits no other way up there
      }
    }
  }
  expect(turned).toBeGreaterThan(0);
});

describe("what was decided in one go", () => {
  const offered = (...moves: number[]) => moves.map((move) => ({ move, words: [] }));
  const at = (field: number) => (view: object) => (view as { field: number }).field === field;
  const view = (field: number) => ({ field });

  test("goes on while all goes as it was to go", () => {
    const plan = new Plan();
    plan.then(
      [
        { move: 7, when: at(1) },
        { move: 8, when: at(2) },
      ],
      "joined",
    );
    expect(plan.next(offered(5, 7), view(1))).toBe(7);
    expect(plan.next(offered(8), view(2))).toBe(8);
    expect(plan.next(offered(8), view(2))).toBeNull();
  });

  test("ends where something else came of it, and does not begin again", () => {
    const plan = new Plan();
    plan.then(
      [
        { move: 7, when: at(1) },
        { move: 7, when: at(2) },
      ],
      "joined",
    );
    expect(plan.next(offered(7), view(9))).toBeNull(); // taken back, or not where it was to be
    expect(plan.next(offered(7), view(2))).toBeNull();
    plan.then([{ move: 7, when: at(1) }], "joined");
    expect(plan.next(offered(6), view(1))).toBeNull(); // not offered
  });
});

test("two borders that lead to one field are one place to touch", () => {
  const move = (n: number) => ({ move: n, words: ["cross"] });
  const fields = [7, 9, 7].map((field, n) => ({ field, move: move(n) }));
  expect(steps(fields, {}).map(({ field, legs }) => [field, legs[0]!.move])).toEqual([
    [7, 0],
    [9, 1],
  ]);
});
