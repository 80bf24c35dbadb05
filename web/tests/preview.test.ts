import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Fixture, Moment } from "../src/harness";
import { chance, type Follow, type Foreseen } from "../src/lib/foreseen";
import { Moves } from "../src/lib/moves";
import type { Values } from "../src/lib/wire";
import { foresee } from "../src/local/preview";
import { CHANCE, LUCK } from "../src/local/rules";
import { open, read } from "./asking";

const FEW = 25; // questions asked of each match

const kept = readdirSync("fixtures"); // fixtures.py --kept

interface Question {
  seat: number;
  move: number;
  now: Moment;
  /** What that seat saw from then on. */
  later: Moment[];
}

/** Every move a seat made in a match, with what it saw before and after. */
function questions({ seen }: Fixture): Question[] {
  const asked = Object.entries(seen).flatMap(([seat, moments]) =>
    moments.slice(0, -1).flatMap((now, i) => {
      const later = moments.slice(i + 1);
      const { who, move } = later[0]!;
      return who === Number(seat) ? [{ seat: who, move, now, later }] : [];
    }),
  );
  const apart = Math.ceil(asked.length / FEW);
  return asked.filter((_, i) => i % apart === 0);
}

/** What luck had left behind when a seat was to move again, or nobody was. */
function settled({ later }: Question): Moment {
  const next = later.findIndex(({ who }, i) => i > 0 && who !== CHANCE);
  return next < 0 ? later.at(-1)! : later[next - 1]!;
}

const looks = (one: Values) => (other: Values) => JSON.stringify(one) === JSON.stringify(other);

test("there are kept matches to look at", () => expect(kept.length).toBeGreaterThan(7));

describe.each(kept)("what came of a move in %s", async (file) => {
  const fixture = read(file);
  const rules = await open(fixture.game.name);
  const all = questions(fixture);
  const ask = ({ now, seat, move }: Question, follow: Follow) =>
    foresee(rules, { view: now.view, seat, line: [move], follow });

  test("is what was foreseen of the move alone", () => {
    expect(all.length).toBeGreaterThan(20);
    for (const one of all) {
      expect(ask(one, "nothing").ways.map(({ view }) => view)).toContainEqual(one.later[0]!.view);
    }
  });

  test("is foreseen from the view alone, whatever is true", () => {
    const [world, luck] = [rules.module.records("state"), rules.module.records("luck")];
    const view = rules.module.records("view");
    for (const [seed, one] of all.filter((_, i) => i % 3 === 0).entries()) {
      view.put(one.now.view);
      const [first, second] = [1, 2].map((n) => {
        rules.module.seed(luck, 2 * seed + n);
        rules.imagine(view, one.seat, luck, world);
        rules.state.bytes.set(world.bytes);
        return ask(one, "luck");
      });
      expect(JSON.stringify(first)).toBe(JSON.stringify(second));
    }
  });

  test("is among what luck may bring, and nothing that was certain came otherwise", () => {
    for (const one of all) {
      const ahead = ask(one, "luck");
      const { view } = settled(one);
      if (ahead.odds === "exact") expect(chance(ahead, looks(view))).toBeGreaterThan(0);
      expect(view).toMatchObject(certain(ahead));
    }
  });
});

/** The fields that are the same whatever comes. */
function certain({ ways }: Foreseen): Values {
  const [first, ...rest] = ways.map(({ view }) => view);
  const same = ([name, value]: [string, unknown]) =>
    rest.every((view) => String(view[name]) === String(value));
  return Object.fromEntries(Object.entries(first!).filter(same));
}

describe("odds", async () => {
  const rules = await open("troll-and-dragon");
  const game = read("troll-and-dragon-2.json").game;
  const moves = new Moves(game.verbs);
  const line = (...all: [string, ...string[]][]) => all.map((words) => moves.number(...words));
  /** Seat 0 has rolled once: these dice are blocked, the rest show keys. */
  function inGrotto(blocked: number[]): Values {
    rules.setUp(2);
    while (rules.actors() === LUCK) rules.play(CHANCE, rules.odds().moves[0]!);
    const view = rules.state.values();
    const free = 4 - blocked.reduce((sum, n) => sum + n, 0);
    return { ...view, turn: 0, phase: 5, blocked, showing: [0, free, 0, 0] };
  }

  test("of the Troll are counted", () => {
    const troll = (rules.box.value("grotto") as number[])[3]! / 6;
    for (const free of [1, 2, 3]) {
      const view = inGrotto([0, 0, 0, 4 - free]);
      const ahead = foresee(rules, { view, seat: 0, line: line(["roll_grotto"]), follow: "luck" });
      expect(ahead.odds).toBe("exact");
      expect(chance(ahead, (after) => after["turn"] === 1)).toBeCloseTo(troll ** free);
    }
  });
});
