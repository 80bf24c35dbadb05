import { describe, expect, test } from "vitest";
import { ahead, foretell as inCave } from "../src/games/dragons-cave/ahead";
import { foretell as below, reachFrom } from "../src/games/dark-cave/model/ahead";
import { Cave } from "../src/games/dark-cave/model/cave";
import { inReach, walks } from "../src/games/dark-cave/model/walks";
import { WAIT } from "../src/games/dark-cave/model/words";
import { danger, foretell as atFoot } from "../src/games/troll-and-dragon/ahead";
import { ARRIVING } from "../src/games/troll-and-dragon/constants";
import type { Moment } from "../src/harness";
import { CHANCE, type Glance, type Move } from "../src/lib/board";
import { Moves } from "../src/lib/moves";
import { Texts } from "../src/lib/texts.svelte";
import { list, one } from "../src/lib/view";
import type { Values } from "../src/lib/wire";
import { changes } from "../src/plain/ahead";
import { LUCK, type Rules } from "../src/local/rules";
import { exploring, glance, open, read } from "./asking";

interface Made {
  move: Move;
  seat: number;
  /** What the board is given just before it. */
  asked: Glance;
  /** What the seat saw from then on, and the words it heard. */
  later: (Moment & { words: string[] })[];
}

/** Every move of these verbs in a kept match. */
async function made(file: string, ...verbs: string[]): Promise<Made[]> {
  const fixture = read(file);
  const rules = await open(fixture.game.name);
  const vocabulary = new Moves(fixture.game.verbs);
  const told = (moment: Moment) => ({ ...moment, words: vocabulary.words(moment.move) });
  const found = Object.entries(fixture.seen).flatMap(([seat, moments]) =>
    moments.slice(0, -1).flatMap(({ view }, i) => {
      const { who, move, words } = told(moments[i + 1]!);
      if (who !== Number(seat) || !verbs.includes(words[0]!)) return [];
      const asked = glance(rules, fixture, view, who);
      return [{ move: { move, words }, seat: who, asked, later: moments.slice(i + 1).map(told) }];
    }),
  );
  expect(found.length).toBeGreaterThan(1);
  return found;
}

/** After the luck that came first. */
function settled(later: Moment[]): Moment {
  const luck = later.findIndex(({ who }) => who === CHANCE);
  const next = later.findIndex(({ who }, i) => i > luck && who !== CHANCE);
  return later.at(next < 0 ? -1 : next - 1)!;
}

describe("Troll & Dragon", () => {
  test("a roll tells the odds of the Troll, and what is at stake", async () => {
    for (const { move, asked } of await made("troll-and-dragon-2.json", "roll_grotto")) {
      const blocked = list(asked.view, "blocked").reduce((sum, n) => sum + n);
      const free = one(asked.view, "phase") === ARRIVING ? 4 : 4 - blocked;
      const risk = danger(move, asked)!;
      expect(risk).toMatchObject({ kind: "troll", later: false });
      expect(risk.chance).toBeCloseTo((2 / 6) ** free);
      expect(risk.stake).toBe(list(asked.view, "gathered")[0]);
    }
  });

  test("entering tells the odds of the dragon", async () => {
    for (const { move, asked } of await made("troll-and-dragon-5.json", "enter")) {
      expect(danger(move, asked)).toMatchObject({ kind: "dragon", later: true });
      expect(danger(move, asked)!.chance).toBeCloseTo((1 / 6) * (2 / 6));
    }
  });

  test("leaving tells what it saves", async () => {
    for (const { move, asked } of await made("troll-and-dragon-2.json", "leave")) {
      const [diamonds, nuggets] = list(asked.view, "gathered") as [number, number];
      const [one, two] = asked.box.points as [number, number];
      const n = diamonds * one + nuggets * two;
      expect(atFoot(move, asked)).toEqual(n ? [`points-safe n=${n}`] : []);
    }
  });
});

describe("Dragon's Cave", () => {
  test.each(["dragons-cave-2.json", "dragons-cave-4.json"])(
    "where cards led in %s",
    async (file) => {
      let caught = 0;
      for (const { move, seat, asked, later } of await made(file, "lay", "lay_for")) {
        const { view } = settled(later);
        const leads = ahead(move, asked);
        if (move.words[1] === "chest") {
          expect(leads).toBeNull();
          expect(inCave(move, asked)).toEqual([`would-stow n=${list(asked.view, "purse")[seat]}`]);
          continue;
        }
        const { from, to, coins, dwarf } = leads!;
        const spot = list(view, "spot")[2 * seat + dwarf]!;
        const won = list(view, "purse")[seat]! - list(asked.view, "purse")[seat]!;
        if (spot > from) {
          expect(spot).toBe(to);
          expect(won).toBeGreaterThanOrEqual(coins[0]);
          expect(won).toBeLessThanOrEqual(coins[1]);
        } else {
          expect(leads!.caught).toEqual({ to: spot, stake: list(asked.view, "purse")[seat] });
          caught++;
        }
      }
      expect(caught).toBeGreaterThan(0);
    },
  );

  test("whom the dragon caught was among those it could catch", async () => {
    for (const { move, asked, later } of await made("dragons-cave-4.json", "place")) {
      const [line] = inCave(move, asked);
      const { view } = settled(later);
      const caught = asked.seats.filter((_, q) => list(view, "caught")[q]);
      for (const { name } of caught) expect(line).toContain(name);
    }
  });

  test("what went back was between the least and the most", async () => {
    for (const { move, asked, later } of await made("dragons-cave-2.json", "divide", "pick")) {
      const lost = later.find(({ words }) => words[0] === "lose")!.words[2];
      const [, least, most] = /least=(\d+) most=(\d+)/.exec(inCave(move, asked)[0]!)!;
      expect(Number(lost)).toBeGreaterThanOrEqual(Number(least));
      expect(Number(lost)).toBeLessThanOrEqual(Number(most));
    }
  });
});

describe("The Dark Cave", () => {
  test("a card opens what it opened", async () => {
    const laid = await made("dark-cave-2.json", "lay");
    const rules = await open("dark-cave");
    let opened = 0;
    for (const { move, seat, asked, later } of laid.slice(0, 30)) {
      const { view, words } = later[1]!;
      const cave = new Cave(asked.game, asked.box, view);
      const [x, y] = words.slice(1).map(Number) as [number, number];
      const now = { ...asked, view, explore: exploring(rules, view, seat) };
      const fields = one(view, "wait") === WAIT.walking ? walks(inReach(now)!, view) : [];
      const found = reachFrom({ x, y }, move, asked);
      expect(found?.fields ?? []).toEqual(fields.map(({ field }) => cave.point(field)));
      if (fields.length) opened++;
    }
    expect(opened).toBeGreaterThan(9);
  });

  test("a step costs what it cost", async () => {
    const fixture = read("dark-cave-2.json");
    const rules = await open("dark-cave");
    const vocabulary = new Moves(fixture.game.verbs);
    const told = new Set<string>();
    for (const { seat, move, before, after } of strolls(rules, 2, 2000)) {
      const words = vocabulary.words(move);
      const lines = below({ move, words }, glance(rules, fixture, before, seat));
      const { name } = fixture.seats[seat]!;
      const less = (field: string) => list(after, field)[seat]! < list(before, field)[seat]!;
      expect(lines.some((line) => line.startsWith(`gold-lost who=${name} `))).toBe(less("gold"));
      expect(lines.some((line) => line.startsWith(`card-lost who=${name} `))).toBe(less("limit"));
      expect(lines.includes("goal-turns")).toBe(one(after, "turning") > one(before, "turning"));
      for (const line of lines) told.add(line.split(" ")[0]!);
    }
    expect([...told]).toEqual(
      expect.arrayContaining(["gold-lost", "gold-won", "card-lost", "knocked-down", "clan-shown"]),
    );
  });
});

test("a game without words of its own tells what would change", async () => {
  const say = new Texts();
  await say.load("en", "mount-drago");
  for (const { move, asked, later } of await made("mount-drago-2.json", "play")) {
    const lines = changes(say, move, asked);
    const [before, after] = [asked.view, later[0]!.view].map((view) => list(view, "points"));
    const points = lines.find((line) => line.startsWith("Points"));
    expect(points?.split(" → ")[1]?.match(/-?\d+/g)?.map(Number)).toEqual(
      String(before) === String(after) ? undefined : after,
    );
  }
});

/** Moves of dwarves made at random that changed something other than a place. */
function* strolls(rules: Rules, seats: number, most: number) {
  const draw = (
    (n) => () =>
      (n = (n * 16807) % 2147483647) / 2147483647
  )(11);
  rules.setUp(seats);
  for (let n = 0; n < most; n++) {
    let mask = rules.actors();
    while (mask & LUCK) mask = rules.play(CHANCE, rules.toss(draw()));
    if (!mask) {
      rules.setUp(seats);
      continue;
    }
    const seat = Math.log2(mask & -mask);
    const moves = rules.legal(seat);
    const move = moves[Math.floor(draw() * moves.length)]!;
    const [was, worth] = [rules.state.bytes.slice(), counted(rules)];
    rules.play(seat, move);
    const is = rules.state.bytes.slice();
    if (counted(rules) !== worth && rules.state.value("turn") === seat) {
      yield { seat, move, before: seen(rules, was, seat), after: seen(rules, is, seat) };
    }
    rules.state.bytes.set(is);
  }
}

const counted = ({ state }: Rules): string =>
  ["gold", "limit", "lying", "turning"].map((field) => state.value(field)).join(";");

function seen(rules: Rules, state: Uint8Array, seat: number): Values {
  rules.state.bytes.set(state);
  rules.look([seat]);
  return rules.views.values();
}
