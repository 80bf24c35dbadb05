/** The server over HTTP. What it refuses is thrown as a Refused, with a text id. */

import type { Language } from "./texts.svelte";
import type {
  Continue,
  DeviceLink,
  GameInfo,
  Games,
  Luck,
  Me,
  OpenTable,
  Problem,
  Replayed,
  Rulebook,
  SeatTaken,
  TableInfo,
  TableMade,
  Tables,
  TakeSeat,
} from "./wire";

export type Log = Record<string, unknown>;

export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly blanks: Record<string, string | number> = {},
    readonly status = 0,
  ) {
    super(why);
  }
}

const ask = async <T>(method: string, path: string, form?: unknown): Promise<T> =>
  (await (await answered(method, path, form)).json()) as T;

async function answered(method: string, path: string, form?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (form !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(form);
  }
  const answer = await fetch(path, init).catch(() => {
    throw new Refused("server-not-reached");
  });
  if (answer.ok) return answer;
  throw refused(await answer.json().catch(() => null), answer.status);
}

function refused(problem: Problem | null, status: number): Refused {
  return new Refused(problem?.why ?? "server-not-reached", problem?.blanks ?? {}, status);
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const games = () => ask<Games>("GET", "/api/games");
export const game = (name: string) => ask<GameInfo>("GET", `/api/games/${name}`);
export const rules = (name: string, lang: string) =>
  ask<Rulebook>("GET", `/api/games/${name}/rules/${lang}`);

/** Its words in Fluent, and the language they are in: English where a translation is missing. */
export async function gameTexts(name: string, lang: Language) {
  const answer = await answered("GET", `/api/games/${name}/texts/${lang}`);
  const english = answer.headers.get("x-language") === "en";
  return { texts: [await answer.text()], lang: english ? ("en" as const) : lang };
}

export const me = () => ask<Me>("GET", "/api/me");
export const takeName = (name: string) => ask<Me>("POST", "/api/me", { name });
export const linkDevice = () => ask<DeviceLink>("POST", "/api/me/devices");
export const becomeMe = (code: string) =>
  ask<Me>("POST", `/api/me/devices/${encodeURIComponent(code)}`);
export const deviceCode = (code: string) => `/api/me/devices/${encodeURIComponent(code)}/qr.svg`;

export const openTable = (form: OpenTable) => ask<TableMade>("POST", "/api/tables", form);
export const lobby = () => ask<Tables>("GET", "/api/tables");
export const myTables = () => ask<Tables>("GET", "/api/me/tables");
export const look = (id: string) => ask<TableInfo>("GET", table(id));
export const endTable = (id: string) => ask<TableInfo>("DELETE", table(id));
export const takeSeat = (id: string, seat: number, form: TakeSeat) =>
  ask<SeatTaken>("POST", `${table(id)}/seats/${seat}`, form);
export const leaveSeat = (id: string, seat: number) =>
  ask<TableInfo>("DELETE", `${table(id)}/seats/${seat}`);
export const rematch = (id: string, seed: string) =>
  ask<TableMade>("POST", `${table(id)}/rematch`, { seed });

export const log = (id: string) => ask<Log>("GET", `${table(id)}/log`);
export const logAddress = (id: string) => `${table(id)}/log`;
export const luck = (id: string) => ask<Luck>("GET", `${table(id)}/luck`);
export const tableCode = (id: string) => `${table(id)}/qr.svg`;
export const replay = (log: Log) => ask<Replayed>("POST", "/api/replay", { log });
export const goOn = (form: Continue) => ask<TableMade>("POST", "/api/continue", form);
