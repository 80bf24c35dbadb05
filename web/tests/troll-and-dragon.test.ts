import { describe, expect, test } from "vitest";
import { Moves } from "../src/lib/moves";
import type { Shapes } from "../src/lib/view";
import type { Values } from "../src/lib/wire";
import { byKey, controls } from "../src/games/troll-and-dragon/controls";
import { FRESH, lay, sides } from "../src/games/troll-and-dragon/dice";
import { duration, frames } from "../src/games/troll-and-dragon/frames";
import { heap, pile, planFor } from "../src/games/troll-and-dragon/geometry";
import { FACES } from "../src/games/troll-and-dragon/constants";
import { read, total, type Table } from "../src/games/troll-and-dragon/read";

const VERBS = {
  roll_grotto: [],
  set_aside: [["key", "door"]],
  enter: [],
  roll_treasure: [],
  roll_dragon: [],
  leave: [],
  take: [["diamond", "nugget"]],
};
const SHAPES = { pack: { shape: [5, 2] } };
const vocabulary = new Moves(VERBS);
const every = Array.from({ length: vocabulary.count }, (_, move) => ({
  move,
  words: vocabulary.words(move),
}));

const VIEW: Values = {
  seats: 3,
  phase: 1,
  turn: 1,
  roller: 2,
  showing: [0, 0, 0, 0],
  blocked: [0, 1, 0, 1],
  found: [0, 0],
  dragon: [0, 0],
  grotto: 20,
  cavern: 30,
  gathered: [2, 0],
  hand: 4,
  dropped: [0, 0],
  pack: [1, 0, 2, 1, 3, 0, 0, 0, 0, 0],
  barren: 0,
};
const at = (changes: Values): Table => read({ ...VIEW, ...changes }, SHAPES);
const film = (words: string[], before: Values, after: Values, who = 15) =>
  frames({ words, who }, at(before), at(after));

describe("the moves offered", () => {
  test("each has one button, rolls first and leaving last", () => {
    const all = controls(every);
    expect(all.map(({ move }) => move).sort((a, b) => a - b)).toEqual(
      every.map(({ move }) => move),
    );
    expect(all[0]!.words).toEqual(["roll_grotto"]);
    expect(all.at(-1)!.words).toEqual(["leave"]);
    expect(all.find(({ words }) => words[1] === "door")!.picture).toBe("door");
  });

  test("the space bar rolls what is mine to roll, L leaves", () => {
    const mine = (...verbs: string[]) =>
      controls(every.filter(({ words }) => verbs.includes(words[0]!)));
    expect(byKey(mine("roll_dragon"), " ")!.words).toEqual(["roll_dragon"]);
    expect(byKey(mine("roll_treasure", "leave"), " ")!.words).toEqual(["roll_treasure"]);
    expect(byKey(mine("roll_treasure", "leave"), "L")!.words).toEqual(["leave"]);
    expect(byKey(mine("roll_dragon"), "l")).toBeUndefined();
  });

  test("in beats both sides are on the button", () => {
    const pictures = (beats: boolean) => controls(every, beats).map(({ picture }) => picture);
    expect(pictures(true)).toContain("both");
    expect(pictures(false)).not.toContain("both");
  });
});

describe("dice keep their places", () => {
  const faces = (dice: typeof FRESH) =>
    dice.map(({ face, stone }) => (stone === null ? face : `${face} ${stone}`));

  test("fall, a die set aside, another roll", () => {
    let dice = lay(FRESH, { showing: [1, 1, 1, 1], blocked: [0, 0, 0, 0] });
    expect(faces(dice)).toEqual(["diamond", "key", "door", "troll"]);
    dice = lay(dice, { showing: [1, 1, 1, 0], blocked: [0, 0, 0, 1] });
    expect(faces(dice)).toEqual(["diamond", "key", "door", "troll 0"]);
    dice = lay(dice, { showing: [1, 0, 1, 0], blocked: [0, 1, 0, 1] });
    expect(faces(dice)).toEqual(["diamond", "key 1", "door", "troll 0"]);
    dice = lay(dice, { showing: [0, 0, 0, 0], blocked: [0, 1, 0, 1] });
    expect(faces(dice)).toEqual([null, "key 1", null, "troll 0"]);
    dice = lay(dice, { showing: [0, 0, 0, 0], blocked: [0, 1, 0, 3] });
    expect(faces(dice)).toEqual(["troll 2", "key 1", "troll 3", "troll 0"]);
    expect(faces(lay(dice, { showing: [0, 0, 0, 0], blocked: [0, 0, 0, 0] }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("a die has the sides the box tells", () => {
    expect(sides(FACES, [2, 1, 1, 2]).toSorted()).toEqual([
      "diamond",
      "diamond",
      "door",
      "key",
      "troll",
      "troll",
    ]);
    expect(sides(["blank", "dragon"], [5, 1])).toHaveLength(6);
  });
});

describe("a step as a film", () => {
  test("diamonds come when the dice lie, and the last frame is the view", () => {
    const all = film(
      ["show_two", "diamond", "troll"],
      {},
      { phase: 5, showing: [1, 0, 0, 0], blocked: [0, 1, 0, 2], grotto: 19, gathered: [3, 0] },
    );
    expect(all[0]!.table.showing).toEqual([1, 0, 0, 1]);
    expect(all[0]!.table.blocked).toEqual([0, 1, 0, 1]);
    expect(all.flatMap(({ flows }) => flows)).toEqual([
      { kind: "diamond", from: "heap", to: "gathered", n: 1 },
    ]);
    expect(all.at(-1)!.table.gathered).toEqual([3, 0]);
  });

  test("the Troll takes all, in the turn of whom it caught", () => {
    const all = film(
      ["show_two", "troll", "troll"],
      {},
      { phase: 4, turn: 2, blocked: [0, 1, 0, 3], gathered: [0, 0], hand: 6 },
    );
    const caught = all.filter(({ table }) => table.caught);
    expect(caught.map(({ table }) => table.turn)).toEqual([1, 1]);
    expect(caught.flatMap(({ flows }) => flows)).toEqual([
      { kind: "diamond", from: "gathered", to: "hand", n: 2 },
    ]);
    expect(all.at(-1)!.table.turn).toBe(2);
  });

  test("an eye opens only when its die lies; with both, all is shared", () => {
    const before = { phase: 2, dragon: [0, 1], gathered: [2, 3] };
    const after = {
      phase: 4,
      turn: 2,
      dragon: [1, 1],
      gathered: [0, 0],
      hand: 0,
      pack: [5, 1, 2, 1, 5, 2, 0, 0, 0, 0],
    };
    const all = film(["stir", "dragon", "dragon"], before, after);
    expect(all[0]!.table.eyes).toEqual([0, 1]);
    expect(all[1]!.table.eyes).toEqual([1, 1]);
    const flows = all.flatMap(({ flows }) => flows);
    expect(flows.filter(({ kind }) => kind === "nugget").map(({ to, n }) => [to, n])).toEqual([
      ["pack-0", 1],
      ["pack-2", 2],
    ]);
    expect(total(flows.filter(({ kind }) => kind === "diamond").map(({ n }) => n))).toBe(6);
    expect(
      flows.filter(({ from }) => from === "hand").every(({ kind }) => kind === "diamond"),
    ).toBe(true);
  });

  test("who leaves takes it along", () => {
    const all = film(
      ["leave"],
      { phase: 7, gathered: [1, 2] },
      { phase: 4, turn: 2, gathered: [0, 0], pack: [1, 0, 3, 3, 3, 0, 0, 0, 0, 0] },
      1,
    );
    expect(all[0]!.flows.map(({ to, n }) => [to, n])).toEqual([
      ["pack-1", 1],
      ["pack-1", 2],
    ]);
    expect(all[0]!.table.place).toBe("cavern");
  });
});

describe("heaps", () => {
  test.each([0, 1, 14, 60, 200])("%i treasures have as many places, in the picture", (n) => {
    for (const width of [360, 1200]) {
      const plan = planFor(width);
      for (const places of [
        heap(plan.grotto.heap, n),
        heap(plan.cavern.heap, n),
        pile(plan.grotto.gathered, n, 10),
      ])
        expect(places).toHaveLength(n);
      for (const { x } of heap(plan.cavern.heap, n)) expect(x > 0 && x < plan.width).toBe(true);
    }
  });
});

interface Kept {
  game: { verbs: Record<string, string[][]>; view: Shapes };
  seen: Record<string, { who: number; move: number; moves: number[]; view: Values }[]>;
}

describe("in kept matches", () => {
  const kept = Object.values(
    import.meta.glob<Kept>("../fixtures/troll-and-dragon-*.json", { eager: true }),
  );

  test("there are some to look at", () => expect(kept.length).toBeGreaterThan(1)); // fixtures.py --kept

  test("every move offered has its button", () => {
    for (const { game, seen } of kept) {
      const known = new Moves(game.verbs);
      for (const { moves } of Object.values(seen).flat()) {
        const offered = controls(moves.map((move) => ({ move, words: known.words(move) })));
        expect(offered.map(({ move }) => move).sort((a, b) => a - b)).toEqual(
          moves.toSorted((a, b) => a - b),
        );
        expect(offered.every(({ picture }) => picture)).toBe(true);
      }
    }
  });

  test("films end with the view, in the time they were given, and dice agree with it", () => {
    for (const { game, seen } of kept) {
      const known = new Moves(game.verbs);
      let dice = FRESH;
      seen.watcher!.slice(1).forEach(({ who, move, view }, i) => {
        const before = seen.watcher![i]!.view;
        const step = { who, move, words: known.words(move), before };
        const all = frames(step, read(before, game.view), read(view, game.view));
        expect(all.at(-1)!.table).toEqual(read(view, game.view));
        if (!["find"].includes(step.words[0]!))
          expect(duration(step)).toBeGreaterThanOrEqual(all.at(-1)!.at);
        for (const { table } of all) dice = lay(dice, table);
        const blocked = FACES.map(
          (face) => dice.filter((die) => die.stone !== null && die.face === face).length,
        );
        expect(blocked).toEqual(view.blocked);
      });
    }
  });
});
