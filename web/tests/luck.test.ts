import { expect, test } from "vitest";
import { ascii, commitmentOf, sealOf } from "../src/lib/luck";
import { verify } from "../src/lib/verify";

// Worked out by wyrmhoard.server.tables.luck for the secret 00 01 … 1f.
const SECRET = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const SEEDS = ["", "Žofie 🐉\u007f"];
const COMMITMENT = "d940150e9f610996041c8c60766cce89e5d81464ae5d4e761db10490e2b0f215";
const GIVEN_12 = "35af7039a36bc9c869e7a351bf19dc4b2475e9bf70c8ec91c4b92677c48be53a"; // after 12 moves of another table
const DRAWS = [
  { n: 0, moves: [0, 1, 2, 3, 4], weights: [1, 4, 2, 3, 5], move: 4, after: 0 },
  { n: 3, moves: [0, 1, 2, 3, 4], weights: [1, 4, 2, 3, 5], move: 1, after: 0 },
  { n: 7, moves: [0, 1, 2, 3, 4], weights: [1, 4, 2, 3, 5], move: 1, after: 0 },
  { n: 8, moves: [0, 1, 2, 3, 4], weights: [1, 4, 2, 3, 5], move: 2, after: 0 },
  { n: 20, moves: [0, 1, 2, 3, 4], weights: [1, 4, 2, 3, 5], move: 4, after: 0 },
  { n: 21, moves: [0, 1, 2, 3, 4], weights: [1, 4, 2, 3, 1099511627776], move: 4, after: 0 },
  { n: 300, moves: [0, 1, 2, 3, 4], weights: [1, 4, 2, 3, 5], move: 1, after: 0 },
];

test("luck as the server draws it is found fair", () => {
  expect(
    verify(
      "table",
      COMMITMENT,
      { secret: SECRET, seeds: SEEDS, seals: [] },
      { given: 0, draws: DRAWS },
    ),
  ).toEqual({
    committed: true,
    given: 0,
    draws: DRAWS.length,
    wrong: 0,
    sealed: true,
    untold: [],
  });
});

test("a draw that was changed is found", () => {
  const changed = DRAWS.map((draw, i) => (i === 2 ? { ...draw, move: (draw.move + 1) % 5 } : draw));
  expect(
    verify(
      "table",
      COMMITMENT,
      { secret: SECRET, seeds: SEEDS, seals: [] },
      { given: 0, draws: changed },
    ).wrong,
  ).toBe(DRAWS[2]!.n + 1);
});

test("a secret other than the one committed to is found, and serves for one table alone", () => {
  expect(
    verify(
      "table",
      COMMITMENT.replace(/^./, "x"),
      { secret: SECRET, seeds: SEEDS, seals: [] },
      { given: 0, draws: [] },
    ).committed,
  ).toBe(false);
  expect(commitmentOf("other", new Uint8Array(32), 0)).not.toBe(
    commitmentOf("table", new Uint8Array(32), 0),
  );
});

test("how many moves another table gave cannot be changed afterwards", () => {
  expect(
    verify(
      "table",
      GIVEN_12,
      { secret: SECRET, seeds: SEEDS, seals: [] },
      { given: 12, draws: [] },
    ),
  ).toMatchObject({
    committed: true,
    given: 12,
  });
  expect(
    verify("table", GIVEN_12, { secret: SECRET, seeds: SEEDS, seals: [] }, { given: 13, draws: [] })
      .committed,
  ).toBe(false);
});

test("JSON is written in ASCII", () => {
  expect(ascii([1, "é\u007f🐉"])).toBe('[1,"\\u00e9\\u007f\\ud83d\\udc09"]');
});

test("a seed that is not the sealed one is found, and one that was held back", () => {
  const seals = [sealOf("table", 0, "mine"), sealOf("table", 1, "yours")];
  const found = (seeds: string[]) =>
    verify("table", COMMITMENT, { secret: SECRET, seeds, seals }, { given: 0, draws: [] });
  expect(found(["mine", "yours"])).toMatchObject({ sealed: true, untold: [] });
  expect(found(["mine", "ground"])).toMatchObject({ sealed: false });
  expect(found(["mine", ""])).toMatchObject({ sealed: true, untold: [1] });
  expect(sealOf("t", 1, "a")).toBe(
    "187c0b66db269b4aaf713b843dac01d36824548043d1fcdb3965b56006501edf",
  );
});

// Worked out by wyrmhoard.server.tables.deal for the same secret.
const DEAL = "2026-11-19-mount-drago";
const DEAL_COMMITMENT = "428ad68e62e38c94d6ad7c6819c2d77ed032f58e0fccae8eb5c69b8ebef6b9f6";
const DEALT = [
  { n: 0, moves: [7, 8, 9], weights: [1, 2, 3], move: 8, after: 15 },
  { n: 1, moves: [7, 8, 9], weights: [1, 2, 3], move: 7, after: 0 },
  { n: 2, moves: [4], weights: [1], move: 4, after: 0 },
  { n: 3, moves: [7, 8, 9], weights: [1, 2, 3], move: 7, after: 0 },
  { n: 4, moves: [7, 8, 9], weights: [1, 2, 3], move: 9, after: 1 },
  { n: 5, moves: [1, 2], weights: [5, 5], move: 1, after: 1 },
];
const ofDeal = (draws: typeof DEALT, deal = DEAL) =>
  verify(
    "any table",
    DEAL_COMMITMENT,
    { secret: SECRET, seeds: ["", ""], seals: [] },
    { given: 0, draws },
    deal,
  );

test("luck of a deal follows from what was asked, and of whom", () => {
  expect(ofDeal(DEALT)).toMatchObject({ committed: true, draws: DEALT.length, wrong: 0 });
  const elsewhere = DEALT.map((draw) => (draw.n === 3 ? { ...draw, after: 1 } : draw));
  expect(ofDeal(elsewhere).wrong).toBe(4);
  expect(ofDeal(DEALT, "2026-11-20-mount-drago").committed).toBe(false);
});
