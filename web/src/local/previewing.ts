/** Previews in the worker. Matches put their own state before the rules whenever they ask, so that
 *  these may lend theirs. */

import type { Foreseen } from "../lib/foreseen";
import { one } from "../lib/view";
import { fillBox } from "./box";
import { loadRules } from "./load";
import { foresee, type Asked } from "./preview";

export async function preview(
  game: string,
  version: number,
  box: Record<string, unknown>,
  asked: Asked,
): Promise<Foreseen> {
  const rules = await loadRules(game, version);
  rules.box.bytes.set(fillBox(rules, box, one(asked.view, "seats")));
  return foresee(rules, asked);
}
