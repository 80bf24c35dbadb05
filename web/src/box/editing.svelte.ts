/** A box being changed: what it says now, what it said before, and whether the rules take it. */

import { fitBox } from "../lib/api";
import { Refused } from "../lib/refused";
import { cells, changed, differences, type Box, type Cell, type Change } from "./values";

export class Editing {
  box: Box = $state.raw({});
  private past: Box[] = $state.raw([]);
  private future: Box[] = $state.raw([]);
  /** What is wrong with it as it is. */
  fault: Refused | null = $state.raw(null);
  /** For how many players it is, once it is known. */
  most: number | null = $state(null);
  readonly differences = $derived.by(() => differences(this.printed, this.box));
  /** Cells by key, and what differs by key and place: asked often. */
  private readonly now = $derived.by(() => flat(this.box));
  private readonly then = $derived.by(() => flat(this.printed));
  private readonly differing = $derived.by(
    () => new Set(this.differences.flatMap(([key, at]) => [key, `${key} ${at}`])),
  );
  private checks = 0;
  private typing = ""; // the cell that is being typed into

  constructor(
    readonly game: string,
    readonly printed: Box,
  ) {
    this.open(printed);
  }

  get sound(): boolean {
    return this.most !== null && !this.fault;
  }
  get undoes(): boolean {
    return this.past.length > 0;
  }
  get redoes(): boolean {
    return this.future.length > 0;
  }

  /** Another box: nothing of the last one can be brought back here. */
  open(box: Box): void {
    [this.past, this.future] = [[], []];
    this.show(box);
  }

  change(...changes: Change[]): void {
    const told = changes.filter(([key, at, cell]) => this.cell(key, at) !== cell);
    if (!told.length) return;
    this.past = [...this.past, this.box];
    this.future = [];
    this.show(changed(this.box, told));
  }

  /** Digit by digit: undone in one step. */
  type(key: string, at: number, cell: Cell): void {
    const place = `${key} ${at}`;
    if (this.typing === place) this.show(changed(this.box, [[key, at, cell]]));
    else this.change([key, at, cell]);
    this.typing = place;
  }

  /** What is typed from now on is a step of its own. */
  typed(): void {
    this.typing = "";
  }

  undo(): void {
    this.future = [this.box, ...this.future];
    this.show(this.past.at(-1)!);
    this.past = this.past.slice(0, -1);
  }

  redo(): void {
    this.past = [...this.past, this.box];
    this.show(this.future[0]!);
    this.future = this.future.slice(1);
  }

  /** A key, or all of it, as it was printed. */
  restore(key?: string): void {
    const again = this.differences.filter(([name]) => key === undefined || name === key);
    this.change(...again.map(([name, at]): Change => [name, at, this.asPrinted(name, at)]));
  }

  cell = (key: string, at: number): Cell => this.now[key]![at]!;
  asPrinted = (key: string, at: number): Cell => this.then[key]![at]!;
  differs = (key: string, at?: number): boolean =>
    this.differing.has(at === undefined ? key : `${key} ${at}`);

  private show(box: Box): void {
    this.box = box;
    this.typing = "";
    void this.check();
  }

  /** By the worker, as the program checks it; only the last answer counts. */
  private async check(): Promise<void> {
    const check = ++this.checks;
    try {
      const { most } = await fitBox(this.game, this.box);
      if (check === this.checks) [this.most, this.fault] = [most, null];
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      if (check === this.checks) this.fault = no;
    }
  }
}

const flat = (box: Box): Record<string, Cell[]> =>
  Object.fromEntries(Object.entries(box).map(([key, value]) => [key, cells(value)]));
