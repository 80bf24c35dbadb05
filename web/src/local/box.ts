/** A box: from named values or from TOML, checked by the rules themselves, and refused with the same
 *  key, line and reason as by the program. */

import { TomlError, parse } from "smol-toml";
import { Refused } from "../lib/refused";
import { fill } from "./printed";
import type { Rules } from "./rules";

export { written } from "./printed";

type Table = Record<string, unknown>;

/** A box from named values, as logs keep it, for so many players. */
export function fillBox(rules: Rules, data: Table, seats: number): Uint8Array {
  const box = checked(rules, fill(rules.module.about, whole(data) as Table));
  welcome(rules, seats);
  return box;
}

/** Whether this may be a box, and for how many players it is at most. */
export function checkBox(rules: Rules, data: Table): { most: number } {
  checked(rules, fill(rules.module.about, whole(data) as Table));
  const [, most] = rules.module.about.seats;
  return { most: Math.min(most, rules.mostSeats()) };
}

/** An owner's own box, or a refusal that says what is wrong with it. */
export function readBox(rules: Rules, file: string, content: Uint8Array): Uint8Array {
  const { data, text } = parsed(file, content);
  try {
    return checked(rules, fill(rules.module.about, data));
  } catch (no) {
    if (!(no instanceof Refused)) throw no;
    throw new Refused(no.why, { ...no.blanks, file, line: lineOf(String(no.blanks["key"]), text) });
  }
}

/** Refuse what the rules find wrong. */
function checked(rules: Rules, bytes: Uint8Array): Uint8Array {
  rules.box.bytes.set(bytes);
  const fault = rules.fault();
  if (fault) throw new Refused(fault.why, fault.blanks);
  return bytes;
}

/** Refuse a number of players this game or this box is not for. */
function welcome(rules: Rules, seats: number): void {
  const { about } = rules.module;
  const [least, most] = about.seats;
  if (seats < least || seats > most) {
    throw new Refused("wrong-seats", { given: seats, least, most });
  }
  const room = rules.mostSeats();
  if (seats > room) throw new Refused("box-too-small", { given: seats, most: room });
  const first = "first" in about.printed ? (rules.box.value("first") as number) : 0;
  if (first >= seats) throw new Refused("first-not-seated", { first, seats });
}

/** Whole numbers as TOML's reader has them. */
function whole(given: unknown): unknown {
  if (typeof given === "number") return Number.isInteger(given) ? BigInt(given) : given;
  if (Array.isArray(given)) return given.map(whole);
  if (typeof given !== "object" || given === null) return given;
  return Object.fromEntries(Object.entries(given).map(([key, one]) => [key, whole(one)]));
}

function parsed(file: string, content: Uint8Array): { data: Table; text: string } {
  let text = "";
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(content);
    return { data: parse(text, { integersAsBigInt: true }), text };
  } catch (no) {
    throw new Refused("box-not-toml", { file, line: misread(no, text) });
  }
}

/** The line the parser stopped at; what is never closed goes to the end. */
function misread(no: unknown, text: string): number {
  if (!(no instanceof TomlError)) return 0;
  const last = linesOf(text.trimEnd()).length;
  return /unfinished (array|table|string)/.test(no.message) ? last : Math.min(no.line, last);
}

/** The line that gives a key its value; 0 if none does. */
function lineOf(key: string, text: string): number {
  const given = (line: string) => /^\s*(["']?)(.*?)\1\s*=/.exec(line)?.[2] === key;
  return linesOf(text).findIndex(given) + 1;
}

const linesOf = (text: string) => text.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/);
