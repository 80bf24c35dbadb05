/** A game's rules as WebAssembly: records in its memory, and calls that may fail. */

import type { Values } from "../lib/wire";

type Cell = "i1" | "i2" | "i4" | "i8" | "f8";
type Field = [offset: number, cell: Cell, ...shape: number[]];
export interface Layout {
  size: number;
  fields: Record<string, Field>;
}

/** What is written beside a module when it is made. */
export interface About {
  game: string;
  seats: [least: number, most: number];
  moves: number;
  levels: Record<string, [way: string, effort: number]>; // of bots
  layouts: Record<string, Layout>;
  box: string; // the standard one, its bytes in base64
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
    const data = new DataView(this.module.memory.buffer, this.at + index * this.layout.size);
    const width = Number(cell[1]);
    const count = shape.reduce((n, side) => n * side, 1);
    const cells = Array.from({ length: count }, (_, i) => read(data, cell, offset + i * width));
    return shape.length ? cells : cells[0]!;
  }
}

function read(data: DataView, cell: Cell, at: number): number {
  if (cell === "i1") return data.getInt8(at);
  if (cell === "i2") return data.getInt16(at, true);
  if (cell === "i4") return data.getInt32(at, true);
  return cell === "i8" ? Number(data.getBigInt64(at, true)) : data.getFloat64(at, true);
}
