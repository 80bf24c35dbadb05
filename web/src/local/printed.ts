/** What a box says, as people write it and as its record holds it. What may not be said is refused as
 *  `engine/box.py` refuses it. Whole numbers are bigints here, as TOML's reader has them. */

import { Refused } from "../lib/refused";
import { readCell, type About, type Cell } from "./module";

/** What a field may say. */
export interface Printed {
  within?: [least: number, most: number];
  words?: Record<string, number>;
  rows?: string[]; // the first axis by name
  flag?: boolean;
  together?: boolean; // a text of words, held as a flag for each word there is
}
type Table = Record<string, unknown>;

const SHORT = 40; // characters of a word that are said back
const SAFE = 2n ** 53n;
const HUGE = 10n ** 40n;

/** One record from named values, words and flags as people write them. */
export function fill({ printed, layouts }: About, data: Table): Uint8Array {
  mustKnow(Object.keys(printed), data);
  const { size, fields } = layouts["box"]!;
  const bytes = new Uint8Array(size);
  for (const [key, field] of Object.entries(printed)) {
    if (!Object.hasOwn(data, key)) throw new Refused("box-missing-key", { key });
    const [offset, cell, ...shape] = fields[key]!;
    const numbers = rowsOf(key, field, shape, data[key]);
    numbers.forEach((number, i) => write(bytes, cell, offset + i * Number(cell[1]), number));
  }
  return bytes;
}

function mustKnow(names: string[], data: Table): void {
  const unknown = Object.keys(data).find((key) => !names.includes(key));
  if (unknown !== undefined) throw new Refused("box-unknown-key", { key: short(unknown) });
}

function write(bytes: Uint8Array, cell: Cell, at: number, number: number): void {
  const data = new DataView(bytes.buffer);
  if (cell === "i1") data.setInt8(at, number);
  else if (cell === "i2") data.setInt16(at, number, true);
  else data.setInt32(at, number, true);
}

/** A table with a value for every row, in the order of the rows. */
function rowsOf(key: string, field: Printed, shape: number[], given: unknown): number[] {
  const { rows } = field;
  if (!rows) return valuesOf(key, field, shape, given);
  if (!isTable(given)) throw new Refused("box-not-a-table", { key });
  mustKnow(rows, given);
  const missing = rows.find((name) => !Object.hasOwn(given, name));
  if (missing !== undefined) throw new Refused("box-missing-key", { key: missing });
  return rows.flatMap((name) => valuesOf(name, field, shape.slice(1), given[name]));
}

function valuesOf(key: string, field: Printed, shape: number[], given: unknown): number[] {
  const [needed, ...inner] = shape;
  if (needed === undefined) return [valueOf(key, field, given)];
  if (field.together && !inner.length) return flagsOf(key, field, given);
  if (!Array.isArray(given)) throw new Refused("box-not-a-list", { key, needed });
  if (given.length !== needed) {
    throw new Refused("box-wrong-count", { key, given: given.length, needed });
  }
  return given.flatMap((one) => valuesOf(key, field, inner, one));
}

/** A text of words, each once, as a flag for every word there is. */
function flagsOf(key: string, { words = {} }: Printed, given: unknown): number[] {
  const said = typeof given === "string" ? given.split(/\s+/).filter(Boolean) : [shown(given)];
  for (const word of said) {
    if (!Object.hasOwn(words, word) || said.indexOf(word) !== said.lastIndexOf(word)) {
      throw new Refused("box-wrong-word", { key, word: short(word) });
    }
  }
  return Object.keys(words).map((word) => Number(said.includes(word)));
}

function valueOf(key: string, field: Printed, given: unknown): number {
  const { within, words = {}, flag } = field;
  if (flag && typeof given === "boolean") return Number(given);
  if (typeof given === "string" && Object.hasOwn(words, given)) return words[given]!;
  if (typeof given === "bigint" && within) {
    const [least, most] = within;
    if (least <= given && given <= most) return Number(given);
    throw new Refused("box-out-of-range", { key, given: number(given), least, most });
  }
  throw new Refused("box-wrong-value", { key, given: shown(given), allowed: allowed(field) });
}

function allowed({ within, words = {}, flag }: Printed): string {
  if (flag) return "true, false";
  return [...Object.keys(words), ...(within ? [within.join("-")] : [])].join(", ");
}

/** A number of a usual size, or as it is written; from some size on not even that. */
function number(given: bigint): number | string {
  const size = given < 0 ? -given : given;
  return size < SAFE ? Number(given) : size < HUGE ? String(given) : "…";
}

/** A value as TOML writes it, cut short: it may be anything. */
function shown(given: unknown): string {
  const text = [...said(given)];
  return printable(text.length <= SHORT ? text : [...text.slice(0, SHORT - 1), "…"]);
}

function said(given: unknown): string {
  if (typeof given === "boolean" || typeof given === "bigint") return String(given);
  if (typeof given === "number") return real(given);
  if (typeof given === "string") return `"${given}"`;
  if (Array.isArray(given)) return `[${given.map(said).join(", ")}]`;
  if (!isTable(given)) return "…";
  const pairs = Object.entries(given).map(([key, one]) => `${key} = ${said(one)}`);
  return `{${pairs.join(", ")}}`;
}

/** A number with a fraction as Python writes it. */
function real(given: number): string {
  if (!Number.isFinite(given)) return Number.isNaN(given) ? "nan" : given < 0 ? "-inf" : "inf";
  const [digits, exponent] = given.toExponential().split("e") as [string, string];
  const power = Math.abs(Number(exponent));
  if (Number(exponent) < 16 && Number(exponent) >= -4) {
    return Number.isInteger(given) ? `${given}.0` : String(given);
  }
  return `${digits}e${exponent[0]}${String(power).padStart(2, "0")}`;
}

const short = (word: string) => printable([...word].slice(0, SHORT));

/** Nothing that commands a terminal. */
const printable = (text: string[]) => text.join("").replace(/(?! )[\p{C}\p{Z}]/gu, "�");

function isTable(given: unknown): given is Table {
  return typeof given === "object" && given !== null && !Array.isArray(given) && !isDate(given);
}

const isDate = (given: object) => given instanceof Date;

/** The inverse of `fill`: a record as people write it, for logs. */
export function written({ printed, layouts }: About, bytes: Uint8Array): Table {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { fields } = layouts["box"]!;
  const told = Object.entries(printed).map(([key, field]) => {
    const [offset, cell, ...shape] = fields[key]!;
    const read = (i: number) => readCell(data, cell, offset + i * Number(cell[1]));
    return [key, writeRows(field, shape, read)];
  });
  return Object.fromEntries(told) as Table;
}

type Read = (index: number) => number;

function writeRows(field: Printed, shape: number[], read: Read): unknown {
  const { rows } = field;
  const [, ...inner] = shape;
  if (!rows) return writeAll(field, shape, read);
  const size = count(inner);
  return Object.fromEntries(
    rows.map((name, k) => [name, writeAll(field, inner, (i) => read(k * size + i))]),
  );
}

function writeAll(field: Printed, shape: number[], read: Read): unknown {
  const [length, ...inner] = shape;
  if (length === undefined) return writeOne(field, read(0));
  const { together, words = {} } = field;
  if (together && !inner.length) {
    return Object.keys(words)
      .filter((_, i) => read(i))
      .join(" ");
  }
  const size = count(inner);
  return Array.from({ length }, (_, k) => writeAll(field, inner, (i) => read(k * size + i)));
}

function writeOne({ flag, words = {} }: Printed, held: number): unknown {
  if (flag) return Boolean(held);
  return Object.keys(words).find((said) => words[said] === held) ?? held;
}

const count = (shape: number[]) => shape.reduce((n, side) => n * side, 1);
