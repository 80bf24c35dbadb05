/** The luck of a finished match, checked here and not by the server that drew it. */

import type { Luck } from "./wire";

const WORD = 8n * 8n; // bits of one number of the stream
const WHOLE = 1n << WORD;

export interface Verdict {
  committed: boolean;
  /** Moves that come from another table: their luck was not drawn here, nor is it checked. */
  given: number;
  draws: number;
  /** The number of the first draw that is not what the secret says, from 1; 0 if there is none. */
  wrong: number;
}

export async function verify(
  table: string,
  commitment: string,
  secret: string,
  seeds: string[],
  { given, draws }: Luck,
): Promise<Verdict> {
  const key = bytes(secret);
  const committed = (await commitmentOf(table, key, given)) === commitment;
  const hmac = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  for (const [i, { n, moves, weights, move }] of draws.entries()) {
    const should = moves[await draw(hmac, seeds, n, weights)];
    if (should !== move) return { committed, given, draws: i + 1, wrong: n + 1 };
  }
  return { committed, given, draws: draws.length, wrong: 0 };
}

/** What was published at the start. */
export async function commitmentOf(
  table: string,
  secret: Uint8Array<ArrayBuffer>,
  given: number,
): Promise<string> {
  const head = new TextEncoder().encode(`wyrmhoard luck 2\0${table}\0${given}\0`);
  const whole = new Uint8Array([...head, ...secret]);
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", whole)));
}

/** Which of the weighted outcomes comes as move `n`. */
async function draw(
  key: CryptoKey,
  seeds: string[],
  n: number,
  weights: number[],
): Promise<number> {
  const sum = BigInt(weights.reduce((a, b) => a + b, 0));
  const end = WHOLE - (WHOLE % sum);
  for await (const number of stream(key, seeds, n)) {
    if (number < end) return place(number % sum, weights);
  }
  throw new Error("the stream has no end");
}

function place(drawn: bigint, weights: number[]): number {
  let left = drawn;
  return weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
}

/** Numbers below 2^64 for the draw that is the table's move `n`, without end. */
async function* stream(key: CryptoKey, seeds: string[], n: number): AsyncGenerator<bigint> {
  for (let block = 0; ; block++) {
    const said = new TextEncoder().encode(ascii([n, block, seeds]));
    const digest = new DataView(await crypto.subtle.sign("HMAC", key, said));
    for (let i = 0; i < digest.byteLength; i += 8) yield digest.getBigUint64(i);
  }
}

/** JSON without spaces and with everything but ASCII escaped, as the server writes it. */
export function ascii(value: unknown): string {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/[^ -~]/g, escape);
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
