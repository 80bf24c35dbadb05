/** A game's rules as WebAssembly: records in its memory, and calls that may fail. */

import type { BlankKind } from "../lib/events";
import type { Verbs } from "../lib/moves";
import type { Values } from "../lib/wire";
import type { Printed } from "./printed";
import type { Reason } from "./reasons";

export type Cell = "i1" | "i2" | "i4" | "i8" | "f8";
type Field = [offset: number, cell: Cell, ...shape: number[]];
export interface Layout {
  size: number;
  fields: Record<string, Field>;
}

/** What is written beside a module when it is made. */
export interface About {
  game: string;
  rules: number; // their version
  verbs: Verbs;
  seats: [least: number, most: number];
  moves: number;
  levels: Record<string, [way: string, effort: number]>; // of bots
  worlds: number; // that bots write on who mix their choices
  layouts: Record<string, Layout>;
  box: string; // the standard one, its bytes in base64
  standard: Record<string, unknown>; // and as people write it
  variants: Record<string, Record<string, unknown>>; // house rules by name: what they change in it
  printed: Record<string, Printed>; // what each field of a box may say
  reasons: Reason[]; // why a move may not be played
  refusals: Reason[]; // what may be wrong with a box
  happened: BlankKind[][]; // of each event's blanks the kinds
  hinted: BlankKind[][]; // and of each reason of a hint
}

const FAILURES = ["?", "index", "division", "shift", "room", "range", "no value"];

/** The rules were asked what they have no answer to; nothing was written where it must not be. */
export class RulesFailed extends Error {
  constructor(door: string, code: number) {
    super(`${door}: ${FAILURES[code] ?? code}`);
  }
}

export class Module {
  private constructor(
    readonly about: About,
    private readonly doors: Record<string, (...given: number[]) => number>,
    readonly memory: WebAssembly.Memory,
    private readonly stack: WebAssembly.Global<"i32">,
    private readonly failed: number,
  ) {}

  static async open(code: BufferSource, about: About): Promise<Module> {
    const { instance } = await WebAssembly.instantiate(code);
    const { memory, __stack_pointer, failed, ...doors } = instance.exports;
    return new Module(
      about,
      doors as Record<string, (...given: number[]) => number>,
      memory as WebAssembly.Memory,
      __stack_pointer as WebAssembly.Global<"i32">,
      (failed as WebAssembly.Global<"i32">).value,
    );
  }

  /** A call that failed leaves the module fit for the next. */
  call(door: string, ...given: number[]): number {
    const depth = this.stack.value;
    try {
      return this.doors[door]!(...given);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.stack.value = depth;
      const cell = new Int32Array(this.memory.buffer, this.failed, 1);
      const code = cell[0]!;
      cell[0] = 0;
      throw code ? new RulesFailed(door, code) : error;
    }
  }

  /** Whether there is such a call: not every game is solved. */
  has(door: string): boolean {
    return door in this.doors;
  }

  /** Blank records that stay where they are. */
  records(layout: string, count = 1): Records {
    return new Records(this, this.about.layouts[layout]!, count);
  }

  /** Begin a record of luck: it draws the same as NumPy's generator from the same seed. */
  seed(luck: Records, seed: number): void {
    this.call("luck_from", luck.at, seed >>> 0, Math.floor(seed / 2 ** 32));
  }
}

/** Memory may grow, and views of it end then: whoever looks asks anew. */
export class Records {
  readonly at: number;

  constructor(
    private readonly module: Module,
    private readonly layout: Layout,
    readonly count: number,
  ) {
    this.at = module.call("room", layout.size * count);
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.module.memory.buffer, this.at, this.layout.size * this.count);
  }

  /** One of them as the page knows views: numbers, and flat arrays of numbers. */
  values(index = 0): Values {
    const names = Object.keys(this.layout.fields);
    return Object.fromEntries(names.map((name) => [name, this.value(name, index)]));
  }

  value(name: string, index = 0): number | number[] {
    const [offset, cell, ...shape] = this.layout.fields[name]!;
    const data = this.data(index);
    const width = Number(cell[1]);
    const count = shape.reduce((n, side) => n * side, 1);
    const cells = Array.from({ length: count }, (_, i) => readCell(data, cell, offset + i * width));
    return shape.length ? cells : cells[0]!;
  }

  /** The same the other way round: what `values` told, as bytes again. */
  put(values: Values, index = 0): void {
    const data = this.data(index);
    for (const [name, value] of Object.entries(values)) {
      const [offset, cell] = this.layout.fields[name]!;
      [value].flat().forEach((n, i) => write(data, cell, offset + i * Number(cell[1]), n));
    }
  }

  private data(index: number): DataView {
    const { size } = this.layout;
    return new DataView(this.module.memory.buffer, this.at + index * size, size);
  }
}

export function readCell(data: DataView, cell: Cell, at: number): number {
  if (cell === "i1") return data.getInt8(at);
  if (cell === "i2") return data.getInt16(at, true);
  if (cell === "i4") return data.getInt32(at, true);
  return cell === "i8" ? Number(data.getBigInt64(at, true)) : data.getFloat64(at, true);
}

function write(data: DataView, cell: Cell, at: number, n: number): void {
  if (cell === "i1") data.setInt8(at, n);
  else if (cell === "i2") data.setInt16(at, n, true);
  else if (cell === "i4") data.setInt32(at, n, true);
  else if (cell === "i8") data.setBigInt64(at, BigInt(n), true);
  else data.setFloat64(at, n, true);
}
