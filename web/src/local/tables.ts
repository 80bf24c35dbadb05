/** The tables of this browser: opened, found again, listed, played on. */

import { bytesToHex } from "@noble/hashes/utils.js";
import type { Log } from "../lib/api";
import { commitmentOf } from "../lib/luck";
import { Refused } from "../lib/refused";
import type { ClientMessage, TableInfo, TableLine, TableMade, Level, SeatPlan } from "../lib/wire";
import { checkBox, readBox, written } from "./box";
import type { Opened, Sat, TableEvent } from "./events";
import { loadRules } from "./load";
import { checked, replay, write } from "./log";
import type { About } from "./module";
import { info } from "./projection";
import { forgetReviews } from "./review/kept";
import { Session, lineOf, type Client } from "./session";
import { openStore, type Store } from "./store";
import { Table } from "./table";

export interface Opening {
  game: string;
  /** People at this device by name, bots by level. */
  sitters: SeatPlan[];
  /** What differs from the standard box: house rules of a name, and single values. */
  variant?: string;
  box?: Record<string, unknown>;
  boxName?: string;
  hints: boolean;
  seed: string;
  /** A match that goes on here: its table, its moves in words, and the version of its rules. */
  origin?: string;
  moves?: string[];
  rules?: number;
  /** A lesson, which has a table of its own for each game: all that comes after these moves. */
  script?: string[];
}

type Box = Record<string, unknown>;

const NO_TABLE = 4004;
const SECRET = 32; // bytes
/** Why a log that is as it should be cannot be read here and now. */
const UNREADABLE = ["log-unknown-rules", "local-not-here", "server-not-reached"];
const OVER = 30; // matches that are over and still kept

const opened = openStore();
const sessions = new Map<string, Promise<Session>>();
const others = new BroadcastChannel("wyrmhoard-tables"); // pages of this browser

others.onmessage = ({ data }: MessageEvent<string>) =>
  void sessions.get(data)?.then((session) => session.catchUp());

export async function open(opening: Opening): Promise<TableMade> {
  const { about } = (await loadRules(opening.game, opening.rules)).module;
  const id = opening.script ? lessonOf(opening.game) : `here-${token(9)}`;
  const head = [header(id, opening, about), ...seated(opening)];
  const session = await begun(id, head);
  const { store } = await opened;
  await store.append(id, 0, head).catch(() => undefined); // the session will say so
  session.table.apply({ events: head, played: [] });
  sessions.set(id, Promise.resolve(session));
  await session.run({ kind: "start" });
  void prune(store);
  return { id };
}

/** The game's lesson where it was left, or from its beginning. */
export async function learn(opening: Opening): Promise<TableMade> {
  const id = lessonOf(opening.game);
  const left = await find(id).catch(() => null);
  const same = String(left?.table.opened.script) === String(opening.script);
  if (left && same && left.table.status === "playing") return { id };
  await remove(id);
  return open(opening);
}

const lessonOf = (game: string) => `here-lesson-${game}`;

/** In a lesson: its learner has read on, and others move up to here. */
export const allow = async (id: string, moves: number): Promise<void> =>
  (await find(id)).allow(moves);

/** Of matches that are over only some are kept. */
async function prune(store: Store): Promise<void> {
  const over = (await list()).filter(({ status }) => status !== "playing");
  for (const { id } of over.slice(OVER)) {
    await store.remove(id);
    await forgetReviews(id);
  }
}

function header(id: string, opening: Opening, about: About): Opened {
  const { game, sitters, variant = "", hints, origin = "", moves = [], script } = opening;
  const { boxName = "" } = opening;
  const box = { ...about.standard, ...about.variants[variant], ...opening.box };
  const secret = crypto.getRandomValues(new Uint8Array(SECRET));
  return {
    kind: "opened",
    at: Date.now(),
    game,
    rules: about.rules,
    seats: sitters.length,
    box,
    boxName,
    commitment: commitmentOf(id, secret, moves.length),
    secret: bytesToHex(secret),
    hints,
    origin,
    moves,
    ...(script && { script }),
  };
}

const seated = ({ sitters, seed }: Opening): Sat[] =>
  sitters.map((sitter, seat) => ({
    kind: "sat",
    at: Date.now(),
    seat,
    ...(sitter.name
      ? { taken: "person", name: sitter.name, level: "", seed }
      : { taken: "bot", name: "", level: sitter.level!, seed: "" }),
  }));

/** A session at a table that is still without its events. */
async function begun(id: string, [head]: TableEvent[]): Promise<Session> {
  if (head?.kind !== "opened") throw new Refused("local-damaged");
  const { store, keeps } = await opened;
  const match = await replay(write(id, [head]));
  const table = new Table(id, head, match, [...match.moves]);
  return new Session(table, store, () => void noted(table), keeps);
}

async function noted(table: Table): Promise<void> {
  const { store } = await opened;
  if (!table.opened.script) await store.putLine(lineOf(table)).catch(() => undefined);
  others.postMessage(table.id);
}

/** The table, as it was left. */
function find(id: string): Promise<Session> {
  let found = sessions.get(id);
  if (!found) {
    sessions.set(id, (found = read(id)));
    found.catch(() => sessions.delete(id));
  }
  return found;
}

async function read(id: string): Promise<Session> {
  const entries = await (await opened).store.read(id, 0);
  if (!entries.length) throw new Refused("local-no-table");
  try {
    const session = await begun(id, entries[0]!);
    for (const events of entries) session.table.apply({ events, played: [] });
    return session;
  } catch (no) {
    if (no instanceof Refused && UNREADABLE.includes(no.why)) throw no;
    throw new Refused("local-damaged");
  }
}

/** A page looks on from now on, over this port. */
export async function connect(id: string, port: MessagePort): Promise<void> {
  const client: Client = {
    pace: "normal",
    send: (message) => port.postMessage(JSON.stringify(message)),
    close: (code) => port.postMessage(code),
  };
  const session = await find(id).catch(() => null);
  if (!session) return client.close(NO_TABLE);
  session.join(client);
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== null) void session.hear(client, JSON.parse(data) as ClientMessage);
    else if (!session.leave(client)) sessions.delete(id);
  };
}

export const look = async (id: string): Promise<TableInfo> => info((await find(id)).table);

export async function end(id: string): Promise<TableInfo> {
  const session = await find(id);
  await session.run({ kind: "end" });
  return info(session.table);
}

export async function list(): Promise<TableLine[]> {
  const lines = await (await opened).store.lines();
  return lines.sort((a, b) => b.changed - a.changed);
}

export async function remove(id: string): Promise<void> {
  sessions.delete(id);
  await (await opened).store.remove(id);
  await forgetReviews(id);
}

/** As far as it was kept, whether the rules still understand it or not. */
export async function log(id: string): Promise<Log> {
  const events = await find(id).then(
    ({ table }) => table.events,
    async () => (await (await opened).store.read(id, 0)).flat(),
  );
  if (events[0]?.kind !== "opened") throw new Refused("local-no-table");
  return write(id, events);
}

/** The same people once more. */
export async function rematch(id: string, seed: string): Promise<TableMade> {
  const session = await find(id);
  const { table } = session;
  if (table.rematch) return { id: table.rematch };
  const { game, box, boxName, hints } = table.opened;
  const sitters = table.chairs.map(({ taken, name, level }) =>
    taken === "person" ? { name } : { level: level as Level },
  );
  const made = await open({ game, sitters, box, boxName, hints, seed });
  await session.run({ kind: "follow", table: made.id });
  return made;
}

/** A new table where a log was after so many moves. */
export async function goOn(log: Log, moves: number, sitters: SeatPlan[]): Promise<TableMade> {
  const data = checked(log);
  if (moves > data.moves.length) {
    throw new Refused("log-too-short", { given: moves, moves: data.moves.length });
  }
  const given = data.moves.slice(0, moves) as string[];
  const match = await replay({ ...log, moves: given });
  if (match.actors === 0) throw new Refused("table-over");
  const { game, box, rules } = data;
  const origin = originOf(log);
  return open({ game, rules, sitters, box, hints: true, seed: token(16), origin, moves: given });
}

function originOf({ luck }: Log): string {
  const table = (luck as { table?: unknown } | undefined)?.table;
  return typeof table === "string" && /^[\w-]{1,40}$/.test(table) ? table : "";
}

/** A box of somebody's own, from a file: all its values, as logs have them. */
export async function ownBox(game: string, file: string, content: Uint8Array): Promise<Box> {
  const rules = await loadRules(game);
  return written(rules.module.about, readBox(rules, file, content));
}

/** Refused with what is wrong with it; else for how many players it is. */
export const fitBox = async (game: string, box: Box): Promise<{ most: number }> =>
  checkBox(await loadRules(game), box);

/** Something nobody can guess, as it stands in an address. */
const token = (bytes: number) => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)));
