/**
 * What can be asked and done about tables and people: of the server, or of the worker in which this browser's own
 * tables are. Whoever asks about a table need not know where it is.
 */

import { isHere } from "../local/found";
import { ask as askWorker } from "../local/host";
import type { Opening } from "../local/tables";
import { answered, ask } from "./http";
import { isLocal } from "./local";
import { newSeed } from "./names";
import type {
  AddChannel,
  AddPasskey,
  Continue,
  DealInfo,
  DealsOfDay,
  DeviceLink,
  LinkUsed,
  Luck,
  Me,
  MyResults,
  OpenTable,
  Passkeys,
  QuietHours,
  Reach,
  Replayed,
  ResultLine,
  Season,
  SeatPlan,
  SeatTaken,
  TableInfo,
  TableLine,
  TableMade,
  Tables,
  TakeSeat,
  UsePasskey,
} from "./wire";

export type Log = Record<string, unknown>;

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const me = () => ask<Me>("GET", "/api/me");
export const takeName = (name: string) => ask<Me>("POST", "/api/me", { name });
export const linkDevice = () => ask<DeviceLink>("POST", "/api/me/devices");
export const becomeMe = (code: string) =>
  ask<Me>("POST", `/api/me/devices/${encodeURIComponent(code)}`);
export const deviceCode = (code: string) => `/api/me/devices/${encodeURIComponent(code)}/qr.svg`;

// How I hear of my turns, and how I am known

const REACH = "/api/me/reach";
export const howIHear = () => ask<Reach>("GET", REACH);
export const addChannel = (form: AddChannel) => ask<Reach>("POST", REACH, form);
export const removeChannel = (id: string) => ask<Reach>("DELETE", `${REACH}/${id}`);
export const tryChannel = (id: string) => ask<Reach>("POST", `${REACH}/${id}/test`);
export const setQuiet = (form: QuietHours) => ask<Reach>("POST", "/api/me/quiet", form);
/** The link of a mail. */
export const followLink = (what: "confirm" | "stop", token: string) =>
  ask<LinkUsed>("POST", `/${what}/${encodeURIComponent(token)}`);
export const passkeys = () => ask<Passkeys>("GET", "/api/me/passkeys");
export const askForNewPasskey = () =>
  ask<PublicKeyCredentialCreationOptionsJSON>("POST", "/api/me/passkeys/new");
export const addPasskey = (form: AddPasskey) => ask<Passkeys>("POST", "/api/me/passkeys", form);
export const removePasskey = (id: string) => ask<Passkeys>("DELETE", `/api/me/passkeys/${id}`);
export const askForPasskey = () =>
  ask<PublicKeyCredentialRequestOptionsJSON>("POST", "/api/passkey/ask");
export const bePasskeysOwner = (form: UsePasskey) => ask<Me>("POST", "/api/passkey", form);
export const EVERYTHING = "/api/me/everything";
export const forgetMe = () => ask<Me>("DELETE", "/api/me");

export const myResults = () => ask<MyResults>("GET", "/api/me/results");
export const myResult = (table: string) =>
  ask<ResultLine>("GET", `/api/me/results/${encodeURIComponent(table)}`);
export const season = () => ask<Season>("GET", "/api/season");

export const openTable = (form: OpenTable) => ask<TableMade>("POST", "/api/tables", form);
export const lobby = () => ask<Tables>("GET", "/api/tables");
export const watchable = () => ask<Tables>("GET", "/api/playing");
export const myTables = () => ask<Tables>("GET", "/api/me/tables");
export const look = (id: string) =>
  isLocal(id) ? askWorker<TableInfo>("look", id) : ask<TableInfo>("GET", table(id));
export const endTable = (id: string) =>
  isLocal(id) ? askWorker<TableInfo>("end", id) : ask<TableInfo>("DELETE", table(id));
export const takeSeat = (id: string, seat: number, form: TakeSeat) =>
  ask<SeatTaken>("POST", `${table(id)}/seats/${seat}`, form);
/** My seat; its seed is sealed and told at the table. */
export const sitDown = (id: string, seat: number, name?: string) =>
  takeSeat(id, seat, { who: "me", ...(name ? { name } : {}), seeds: true });
export const leaveSeat = (id: string, seat: number) =>
  ask<TableInfo>("DELETE", `${table(id)}/seats/${seat}`);
/** The same people once more. */
export const rematch = (id: string) =>
  isLocal(id)
    ? askWorker<TableMade>("rematch", id, newSeed())
    : ask<TableMade>("POST", `${table(id)}/rematch`, {});

/** Whichever of these seats nobody has yet, by the names that are to sit there. */
async function sitAll(id: string, names: Record<number, string>): Promise<void> {
  const { seats } = await look(id);
  for (const [seat, name] of Object.entries(names)) {
    if (!seats[Number(seat)]?.taken) await sitDown(id, Number(seat), name);
  }
}

// The same luck at several tables

const dealt = (id: string) => `/api/deals/${encodeURIComponent(id)}`;
export const dealsOfDay = () => ask<DealsOfDay>("GET", "/api/today");
export const playToday = (game: string) => ask<TableMade>("POST", `/api/today/${game}`);
export const deal = (id: string) => ask<DealInfo>("GET", dealt(id));
/** At one more table, or with the people of my last one, seats exchanged. */
export const playDeal = (id: string, exchange: boolean) =>
  ask<TableMade>("POST", `${dealt(id)}/tables`, { exchange });
export const showPlay = (id: string, shown: boolean) =>
  ask<DealInfo>("POST", `${dealt(id)}/shown`, { shown });

export const log = (id: string) =>
  isLocal(id) ? askWorker<Log>("log", id) : ask<Log>("GET", `${table(id)}/log`);
/** All draws of a match, and what each could have been: worked out here where the rules are. */
export const luck = (log: Log, id: string) =>
  isHere(String(log["game"]), Number(log["rules"]))
    ? askWorker<Luck>("luckOf", log)
    : ask<Luck>("GET", `${table(id)}/luck`);
export const tableCode = (id: string) => `${table(id)}/qr.svg`;
/** The link that such a code tells; none where there is no code. */
export async function linkIn(code: string): Promise<string> {
  const drawn = await answered("GET", code).then(
    (answer) => answer.text(),
    () => "",
  );
  return (
    new DOMParser().parseFromString(drawn, "text/html").querySelector("title")?.textContent ?? ""
  );
}
export const replay = (log: Log) =>
  isHere(String(log["game"]), Number(log["rules"]))
    ? askWorker<Replayed>("replay", log)
    : ask<Replayed>("POST", "/api/replay", { log });

// What is played here and nowhere else

export const openHere = (opening: Opening) => askWorker<TableMade>("open", opening);
/** The values of a box in a file, or why it is refused. */
export const ownBox = (game: string, file: string, content: Uint8Array) =>
  askWorker<Record<string, unknown>>("ownBox", game, file, content);
/** Whether these values are a box, and for how many players; refused with what is wrong with them. */
export const fitBox = (game: string, box: Record<string, unknown>) =>
  askWorker<{ most: number }>("fitBox", game, box);
/** A game's lesson: where it was left, or from its beginning. */
export const learnHere = (opening: Opening) => askWorker<TableMade>("learn", opening);
/** Others move up to this one of the lesson's moves. */
export const allowHere = (id: string, moves: number) => askWorker<void>("allow", id, moves);
export const tablesHere = () => askWorker<TableLine[]>("list");
/** What concerns a table that has moved to a server. */
export const removeHere = (id: string) => askWorker<void>("remove", id);

/** Out of my list. */
export const forgetTable = (id: string) =>
  isLocal(id)
    ? askWorker<void>("remove", id)
    : ask<Tables>("DELETE", `/api/me/tables/${encodeURIComponent(id)}`);

// A match goes on at a new table, from a log that may be of any

export const goOnHere = (log: Log, moves: number, seats: SeatPlan[]) =>
  askWorker<TableMade>("goOn", log, moves, seats);
export async function goOnThere({ seats, ...form }: Continue): Promise<TableMade> {
  const free = seats.map(({ name, ...plan }) => (name ? {} : plan));
  const made = await ask<TableMade>("POST", "/api/continue", { ...form, seats: free });
  const named = seats.flatMap(({ name }, seat) => (name ? [[seat, name]] : []));
  await sitAll(made.id, Object.fromEntries(named) as Record<number, string>);
  return made;
}
