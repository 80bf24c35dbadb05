/** What the page says of a game that has no folder of its own, or leaves something out there. */

import type { Ended, Glance, Move, SummaryLine } from "../lib/board";
import { say } from "../lib/page.svelte";
import type { GameInfo, Values } from "../lib/wire";
import { changes } from "./ahead";
import { label, of, shown, told } from "./fields";

export { default as Board } from "./Board.svelte";

const FIRST = ["points", "score"]; // what everybody wants to know, if a game has it

export const duration = (): number => 450;

export const foretell = (move: Move, glance: Glance): string[] => changes(say, move, glance);

/** A seat's fields that are single numbers. */
export function summary(
  view: Values,
  _box: Record<string, unknown>,
  seat: number,
  game: GameInfo,
): SummaryLine[] {
  return shown(game)
    .filter(({ by_seat, shape }) => by_seat && shape.length === 1)
    .sort((a, b) => rank(a.name) - rank(b.name))
    .map((field) => ({
      label: label(say, field).text,
      value: told(say, field, (view[field.name] as number[]).slice(seat, seat + 1)),
    }));
}

/** What a seat knew of its own and a spectator did not. */
export function revealed({ views, game, names }: Ended): string[] {
  const own = shown(game).filter(({ by_seat, seen_by }) => by_seat && seen_by === "owner");
  return names.flatMap((name, p) =>
    own.flatMap((field) => {
      const [known, seen] = [views[p]!, views.at(-1)!].map((view) => of(view, game, field, p));
      if (known!.join() === seen!.join()) return [];
      return [`${name}: ${label(say, field).text}: ${told(say, field, known!)}`];
    }),
  );
}

const rank = (name: string) => (FIRST.includes(name) ? 0 : 1);
