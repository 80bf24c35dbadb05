/** A table at this device, with bots that are to move. */

import { expect, it, vi } from "vitest";
import { fillBox } from "../src/local/box";
import { Match } from "../src/local/match";
import type { Opened, Sat } from "../src/local/events";
import { decide } from "../src/local/decide";
import { due } from "../src/local/schedule";
import { Session, type Client } from "../src/local/session";
import type { Store } from "../src/local/store";
import { Table } from "../src/local/table";
import { VERSION, type Pace } from "../src/lib/wire";
import { open } from "./asking";

vi.mock("../src/local/thinking", () => ({
  choose: ({ match }: Table, seat: number) => Promise.resolve(match.listed(seat)[0]!),
})); // bots think in workers, which there are none of here

const BOT: Omit<Sat, "seat"> = {
  kind: "sat", at: 0, taken: "bot", name: "", level: "easy", seed: "",
}; // prettier-ignore

/** Kept nowhere. */
const STORE: Store = {
  append: () => Promise.resolve(true),
  read: () => Promise.resolve([]),
  putLine: () => Promise.resolve(),
  lines: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
};

async function tableOfBots(game: string): Promise<Table> {
  const rules = await open(game);
  const { standard, rules: version } = rules.module.about;
  const opened: Opened = {
    kind: "opened", at: 0, game, rules: version, seats: 2, box: standard, commitment: "",
    secret: "00".repeat(32), hints: true, origin: "", moves: [],
  }; // prettier-ignore
  const match = new Match(rules, 2, fillBox(rules, standard, 2));
  const table = new Table("here-1", opened, match, []);
  table.apply({ events: [opened, { ...BOT, seat: 0 }, { ...BOT, seat: 1 }], played: [] });
  return table;
}

/** A page that looks on at this pace. */
async function joined(session: Session, pace: Pace): Promise<Client> {
  const client: Client = { pace: "normal", send: () => undefined, close: () => undefined };
  session.join(client);
  await session.hear(client, { type: "hello", version: VERSION, pace });
  return client;
}

/** Who moves in the first moves of a match of bots, and how long before that they pause. */
async function pauses(game: string, pace: Pace): Promise<{ seat: number; pause: number }[]> {
  const table = await tableOfBots(game);
  table.apply(decide(table, { kind: "start" }, 0));
  return Array.from({ length: 40 }, () => {
    const { seat, asked, when } = due(table, pace)[0]!;
    const { since } = table.chairs[seat]!;
    const move = table.asks.get(seat)!.at(-1)!;
    table.apply(decide(table, { kind: "play", seat, at: asked, move, due: true }, when));
    return { seat, pause: when - since };
  });
}

it("pauses before a bot's turn, and not within it", async () => {
  const seen = await pauses("dark-cave", "normal");
  const within = seen.filter(({ seat }, i) => seat === seen[i - 1]?.seat);
  const before = seen.filter((one) => !within.includes(one));
  expect(within.length).toBeGreaterThan(0);
  expect(before.length).toBeGreaterThan(1);
  expect(within.every(({ pause }) => pause === 0)).toBe(true);
  expect(before.every(({ pause }) => pause >= 600 && pause < 1200)).toBe(true);
});

it("does not pause at all where nobody wants it", async () => {
  expect((await pauses("dark-cave", "off")).every(({ pause }) => pause === 0)).toBe(true);
});

it("keeps to the calmest pace that a page wants, and plays on without a pause once that is gone", async () => {
  const table = await tableOfBots("dark-cave");
  const session = new Session(table, STORE, () => undefined, true);
  await session.run({ kind: "start" });
  const now = vi.spyOn(Date, "now").mockReturnValue(table.changed); // no pause is ever over
  const calm = await joined(session, "normal");
  const quick = await joined(session, "off");
  const { length } = table.log;
  await session.hear(quick, { type: "set-pace", pace: "off" });
  expect(table.log.length).toBe(length);
  await session.hear(calm, { type: "set-pace", pace: "off" });
  await vi.waitFor(() => expect(table.log.length).toBeGreaterThan(length), 5000);
  now.mockRestore();
  for (const client of [calm, quick]) session.leave(client);
});

it("makes a bot's move again that came a moment too soon", async () => {
  const table = await tableOfBots("troll-and-dragon");
  const session = new Session(table, STORE, () => undefined, true);
  await session.run({ kind: "start" });
  vi.spyOn(table, "pause").mockReturnValueOnce(1);
  const { length } = table.log;
  const client = await joined(session, "off");
  await vi.waitFor(() => expect(table.log.length).toBeGreaterThan(length), 5000);
  session.leave(client);
});
