/** All that the parts of the page know of a box: what it says, what may be said, and what it is called. */

import { printedBox } from "../lib/catalogue";
import { say } from "../lib/page.svelte";
import { part } from "../lib/parts";
import { Refused } from "../lib/refused";
import type { Blanks } from "../lib/texts.svelte";
import { aboutOf, isHere, today } from "../local/found";
import type { Printed } from "../local/printed";
import { loadAxes, type Axes } from "./board";
import { Editing } from "./editing.svelte";
import { remarks, type Remark } from "./toml";
import { isTable, type Box } from "./values";
import { firstOf, labelOf, told } from "./words";

const NOTHING: Remark = { clauses: [], unsure: false };

export class Desk {
  readonly editing: Editing;
  private readonly said: Record<string, Remark>;

  constructor(
    readonly game: string,
    readonly seats: [least: number, most: number],
    readonly fields: Record<string, Printed>,
    readonly printed: Box,
    readonly file: string,
    private readonly axes: Axes,
  ) {
    this.editing = new Editing(game, printed);
    this.said = remarks(file);
  }

  get keys(): string[] {
    return Object.keys(this.printed);
  }

  /** Switches and choices: not what is printed, but how one plays. */
  get house(): string[] {
    return this.keys.filter((key) => this.isHouse(key));
  }

  isHouse(key: string): boolean {
    return !Array.isArray(this.printed[key]) && (!!this.fields[key]!.flag || this.isWord(key));
  }

  private isWord(key: string): boolean {
    return !!this.fields[key]!.words && !isTable(this.printed[key]);
  }

  remark = (key: string): Remark => this.said[key] ?? NOTHING;

  label = labelOf;
  tell = told;

  /** What the i-th along a side of a key's list is called. */
  along(key: string, side: number, i: number): string {
    const named = this.axes[key]?.[side];
    if (named) return named(i, say.t, this.printed);
    const value = this.printed[key];
    return isTable(value)
      ? firstOf([`word-${Object.keys(value)[i]!}`], Object.keys(value)[i]!)
      : String(i + 1);
  }

  /** Why it is no box, about values by their names. */
  why({ why, blanks }: Refused): string {
    const { key } = blanks;
    if (typeof key !== "string") return say.t(why, blanks);
    const cards = this.keys.find((one) => this.fields[one]!.rows?.includes(key));
    const called = cards ? firstOf([`word-${key}`], key) : this.label(key);
    const named: Blanks = { ...blanks, key: called };
    if (blanks["word"] !== undefined) named["word"] = this.tell(key, blanks["word"]);
    return say.t(why, named);
  }

  /** Whether what is wrong is about this value: about its row, if it has a name, or all of its key. */
  broken(key: string, at: number): boolean {
    const wrong = this.editing.fault?.blanks["key"];
    return wrong === key || (wrong !== undefined && this.fields[key]!.rows?.[at] === wrong);
  }

  /** The key that a refusal is about. */
  about({ blanks }: Refused): string | undefined {
    const key = String(blanks["key"]);
    return this.keys.find((one) => one === key || this.fields[one]!.rows?.includes(key));
  }
}

/** Of a game whose rules this page brings along. */
export async function loadDesk(game: string): Promise<Desk> {
  const file = printedBox(game);
  if (!isHere(game) || !file) throw new Refused("local-not-here");
  const [about, text, axes] = await Promise.all([
    part(() => aboutOf(game, today(game))),
    part(file),
    loadAxes(game),
  ]);
  return new Desk(game, about.seats, about.printed, about.standard, text, axes);
}
