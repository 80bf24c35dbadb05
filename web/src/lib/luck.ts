/** Luck anyone can check, as the server draws it: committed to before the first move, told at the end. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const WORD = 8; // bytes of one number of the stream
const WHOLE = 1n << 64n;

/** What is published at the start. */
export function commitmentOf(table: string, secret: Uint8Array, given: number): string {
  const head = utf8ToBytes(`wyrmhoard luck 2\0${table}\0${given}\0`);
  return bytesToHex(sha256(concatBytes(head, secret)));
}

/** What a seat publishes before its seed. */
export const sealOf = (table: string, seat: number, seed: string): string =>
  bytesToHex(sha256(utf8ToBytes(`wyrmhoard seed\0${table}\0${seat}\0${seed}`)));

/** What is published of a deal, which several tables play. */
export const dealCommitmentOf = (deal: string, secret: Uint8Array): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes(`wyrmhoard deal\0${deal}\0`), secret)));

/** Which of the weighted outcomes comes as move `n`. Weights are whole numbers. */
export const draw = (
  secret: Uint8Array,
  seeds: readonly string[],
  n: number,
  weights: readonly number[],
): number => pick(secret, weights, (block) => [n, block, seeds]);

/** Which comes of the outcomes that a question to a deal's luck has. */
export const drawOfDeal = (
  secret: Uint8Array,
  { question, who, times }: Called,
  weights: readonly number[],
): number => pick(secret, weights, (block) => [question, block, who, times]);

/** How a draw of a deal is found: what is asked, whose turn it is, and how often they asked it. */
export interface Called {
  question: string;
  who: number;
  times: number;
}

const ANYONE = -1;

/** Names the draws of a deal's table, one after the other: each question the first time for anyone. */
export class Questions {
  private times = new Map<string, number>();

  call(moves: readonly number[], weights: readonly number[], seat: number): Called {
    const question = bytesToHex(sha256(utf8ToBytes(ascii([moves, weights]))));
    const [all, mine] = [`${question} ${ANYONE}`, `${question} ${seat}`];
    const called = this.times.has(all)
      ? { question, who: seat, times: this.times.get(mine) ?? 0 }
      : { question, who: ANYONE, times: 0 };
    for (const key of [all, mine]) this.times.set(key, (this.times.get(key) ?? 0) + 1);
    return called;
  }
}

function pick(
  secret: Uint8Array,
  weights: readonly number[],
  named: (block: number) => unknown[],
): number {
  const sum = BigInt(weights.reduce((a, b) => a + b, 0));
  const end = WHOLE - (WHOLE % sum); // numbers of the last, short run are passed over
  for (const number of stream(secret, named)) {
    if (number < end) return place(number % sum, weights);
  }
  throw new Error("the stream has no end");
}

function place(drawn: bigint, weights: readonly number[]): number {
  let left = drawn;
  return weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
}

/** Numbers below 2^64 for a draw, block by block, without end. */
function* stream(secret: Uint8Array, named: (block: number) => unknown[]): Generator<bigint> {
  for (let block = 0; ; block++) {
    const digest = hmac(sha256, secret, utf8ToBytes(ascii(named(block))));
    const words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let i = 0; i < digest.byteLength; i += WORD) yield words.getBigUint64(i);
  }
}

/** JSON without spaces and with everything but ASCII escaped, as the server writes it. */
export function ascii(value: unknown): string {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/[^ -~]/g, escape);
}
