/** A table at this device, with bots that are to move. */

import { expect, it, vi } from "vitest";
import { fillBox } from "../src/local/box";
import { Match } from "../src/local/match";
import type { Opened, Sat } from "../src/local/events";
import { Session } from "../src/local/session";
import type { Store } from "../src/local/store";
import { Table } from "../src/local/table";
import { open } from "./asking";

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

it("makes a bot's move again that came a moment too soon", async () => {
  const table = await tableOfBots("troll-and-dragon");
  const session = new Session(table, STORE, () => undefined, true);
  await session.run({ kind: "start" });
  vi.spyOn(table, "pause").mockReturnValueOnce(1);
  const client = { send: () => undefined, close: () => undefined };
  const { length } = table.log;
  session.join(client, 0);
  await vi.waitFor(() => expect(table.log.length).toBeGreaterThan(length), 5000);
  session.leave(client);
});
