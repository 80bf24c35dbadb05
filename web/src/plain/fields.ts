/** A view's fields in words: what each is called, and what its numbers mean. */

import type { Texts } from "../lib/texts.svelte";
import { row } from "../lib/view";
import type { FieldInfo, GameInfo, Values } from "../lib/wire";

export interface Field extends FieldInfo {
  name: string;
}

const LONG = 12; // of more numbers only those that are not 0 are told, with their places

const BETWEEN = "\u00a0· ";

/** The fields that lie open; what must be remembered is not shown, and everybody sees the seats. */
export const shown = (game: GameInfo): Field[] =>
  Object.entries(game.view)
    .filter(([name, { seen_by }]) => seen_by !== "recalled" && name !== "seats")
    .map(([name, field]) => ({ ...field, name }));

const id = (field: Field) => `field-${field.name.replaceAll("_", "-")}`;

/** The game's own text, or what its rules say of the field, in English. */
export function label(say: Texts, field: Field): { text: string; lang: string } {
  if (say.has(id(field))) return { text: capital(say.t(id(field))), lang: say.gameLang };
  return { text: capital(field.about), lang: "en" };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Numbers in the words of the field's text, if it has some: `.value`, which is given $n. */
export function told(say: Texts, field: Field, numbers: number[]): string {
  const meaning = `${id(field)}.value`;
  const word = (n: number) => (say.has(meaning) ? say.t(meaning, { n }) : String(n));
  if (numbers.length <= LONG) return numbers.map(word).join(BETWEEN);
  const some = numbers.flatMap((n, place) => (n ? [`${place}: ${word(n)}`] : []));
  return some.join(BETWEEN) || "–";
}

export const whole = (view: Values, field: Field): number[] => [view[field.name]!].flat();

/** What a field says of one seat. */
export const of = (view: Values, game: GameInfo, field: Field, seat: number): number[] =>
  field.by_seat ? row(view, game.view, field.name, seat) : whole(view, field);

export const differs = (field: Field, one: Values, other: Values): boolean =>
  whole(one, field).join() !== whole(other, field).join();
