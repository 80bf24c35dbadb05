/** Previews in the worker. Matches put their own state before the rules whenever they ask, so that
 *  these may lend theirs. */

import type { Foreseen, Run } from "../lib/foreseen";
import { one } from "../lib/view";
import { fillBox } from "./box";
import { loadRules } from "./load";
import { foresee, type Asked } from "./preview";
import type { Rules } from "./rules";
import { runs, type AskedRuns } from "./runs";

export async function preview(
  game: string,
  version: number,
  box: Record<string, unknown>,
  asked: Asked,
): Promise<Foreseen> {
  return foresee(await rulesFor(game, version, box, asked), asked);
}

export async function explore(
  game: string,
  version: number,
  box: Record<string, unknown>,
  asked: AskedRuns,
): Promise<Run[]> {
  return runs(await rulesFor(game, version, box, asked), asked);
}

async function rulesFor(
  game: string,
  version: number,
  box: Record<string, unknown>,
  { view }: Pick<Asked, "view">,
): Promise<Rules> {
  const rules = await loadRules(game, version);
  rules.box.bytes.set(fillBox(rules, box, one(view, "seats")));
  return rules;
}
