import { beforeEach, expect, test } from "vitest";
import { sealOf } from "../src/lib/luck";
import { receiptOf } from "../src/lib/receipt";
import { answerLuck } from "../src/lib/sealing";
import type { SeatInfo, TableInfo } from "../src/lib/wire";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

const table = (sealed: boolean, ...seats: Pick<SeatInfo, "luck" | "seal">[]) =>
  ({ id: "t", commitment: "first", status: "open", sealed, seats }) as TableInfo;
const BOX = { dice: [1, 2] };
const awaited = { luck: "awaited", seal: "" } as const;
const theirs = { luck: "sealed", seal: "theirs" } as const;

function sealed(): { luck: "sealed"; seal: string } {
  const [said] = answerLuck(table(false, awaited, theirs), BOX, [0]);
  return { luck: "sealed", seal: (said as { seal: string }).seal };
}

test("a seed is sealed at once, and told only when all seals are in", () => {
  const mine = sealed();
  expect(answerLuck(table(false, mine, awaited), BOX, [0])).toEqual([]);
  expect(receiptOf("t")!.seeds).toEqual({});
  const [said] = answerLuck(table(true, mine, theirs), BOX, [0]);
  const { seed } = said as { seed: string };
  expect(sealOf("t", 0, seed)).toBe(mine.seal);
  expect(receiptOf("t")).toMatchObject({
    commitment: "first",
    seeds: { 0: seed },
    seals: [mine.seal, "theirs"],
  });
});

test("said again after a break, it is the same seed", () => {
  expect(sealed()).toEqual(sealed());
});

test("what another device sealed is not ours to tell", () => {
  sealed();
  expect(answerLuck(table(true, theirs, theirs), BOX, [0])).toEqual([]);
});

test("nothing is said for others' seats, or once the match has begun", () => {
  expect(answerLuck(table(false, awaited, awaited), BOX, [])).toEqual([]);
  expect(answerLuck({ ...table(false, awaited), status: "playing" }, BOX, [0])).toEqual([]);
});
