/** A new match: in this browser if everybody sits at it, else at the server. */

import { openHere, openTable, sitDown, takeSeat } from "../lib/api";
import { newSeed } from "../lib/names";
import { page } from "../lib/page.svelte";
import { Refused } from "../lib/refused";
import { serverless } from "../lib/router";
import type { Level, OpenTable } from "../lib/wire";
import { isHere } from "../local/found";
import { botSeats, opening, type Rest } from "./form";

export interface Plan extends Pick<
  OpenTable,
  "clock" | "listed" | "hints" | "rated" | "deal" | "variant" | "box" | "box_name"
> {
  game: string;
  /** Of those at this device; an empty name is mine. */
  names: string[];
  /** Who has the other seats. */
  rest: Rest[];
}

/** Where its table is. */
export async function begin(plan: Plan): Promise<string> {
  if (needsServer(plan)) return beginThere(plan);
  try {
    return await beginHere(plan);
  } catch (no) {
    const refused = no instanceof Refused && !no.why.startsWith("local-");
    if (refused || serverless) throw no;
    console.warn(`not played in this browser: ${String(no)}`);
    return beginThere(plan);
  }
}

/** Others, clocks, lists, ratings, deals and games this page does not know by itself. */
export const needsServer = ({ game, rest, clock, listed, rated, deal }: Plan): boolean =>
  rest.includes("friend") || Boolean(clock || listed || rated || deal) || !isHere(game);

async function beginHere({ game, names, rest, ...more }: Plan): Promise<string> {
  const { hints = true, variant, box, box_name: boxName } = more;
  const people = names.map((name) => ({ name: name.trim() || page.nameHere() }));
  const bots = (rest as Level[]).map((level) => ({ level }));
  const sitters = [...people, ...bots];
  const seed = newSeed();
  return (await openHere({ game, sitters, hints, variant, box, boxName, seed })).id;
}

async function beginThere({ game, names, rest, ...more }: Plan): Promise<string> {
  await page.ensureName(names[0]);
  const sitting = names.map((name) => name.trim() || page.name!);
  const { id } = await openTable(opening(game, sitting, rest, more));
  for (const { seat, level } of botSeats(sitting, rest)) {
    await takeSeat(id, seat, { who: "bot", level });
  }
  for (const [seat, name] of sitting.entries()) await sitDown(id, seat, name);
  return id;
}
