/** What would change if a move were made, field by field, for a game without words of its own. */

import type { Glance, Move } from "../lib/board";
import type { Texts } from "../lib/texts.svelte";
import type { Values } from "../lib/wire";
import { differs, label, shown, told, whole, type Field } from "./fields";

const UNSURE = "?";

export function changes(say: Texts, move: Move, { game, view, foresee }: Glance): string[] {
  const ways = foresee?.([move.move], "nothing")?.ways.map((way) => way.view) ?? [];
  const changed = shown(game).filter((field) => ways.some((way) => differs(field, view, way)));
  return changed.map((field) => `${label(say, field).text}: ${came(say, field, view, ways)}`);
}

/** From what it is to what it will be, where that is certain. */
function came(say: Texts, field: Field, now: Values, ways: Values[]): string {
  const sure = ways.every((way) => !differs(field, way, ways[0]!));
  const then = sure ? told(say, field, whole(ways[0]!, field)) : UNSURE;
  return `${told(say, field, whole(now, field))} → ${then}`;
}
