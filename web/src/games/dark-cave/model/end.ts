/** How the match was decided: for whom each dwarf worked, and what that clan carried out. */

import type { BoardProps } from "../../../lib/board";
import { list, one } from "../../../lib/view";
import type { Values } from "../../../lib/wire";
import { LOYAL } from "../constants";
import { BLUE, YELLOW } from "./words";

type Say = BoardProps["t"];

const clanOf = (view: Values, seat: number) => list(view, "clan")[seat]!;
const loyal = (view: Values, seat: number) => list(view, "loyalty")[seat] === LOYAL;
const isOut = (view: Values, seat: number) => ((one(view, "out") >> seat) & 1) === 1;

function worksFor(view: Values, seat: number): number {
  const clan = clanOf(view, seat);
  return loyal(view, seat) ? clan : BLUE + YELLOW - clan;
}

export function counted(view: Values, seat: number, t: Say): string[] {
  return [
    t(clanOf(view, seat) === BLUE ? "word-blue" : "word-yellow"),
    t(loyal(view, seat) ? "word-loyal" : "word-saboteur"),
    ...(isOut(view, seat) ? [t("out-of-cave")] : []),
  ];
}

export function hoard(view: Values, clan: number) {
  const seats = [...Array(one(view, "seats")).keys()];
  const against = seats.filter((p) => worksFor(view, p) !== clan).length;
  const out = seats.filter((p) => worksFor(view, p) === clan && isOut(view, p));
  const gold = out.reduce((sum, p) => sum + list(view, "gold")[p]!, 0);
  return { gold, against, n: gold * against };
}

export function decided(view: Values, t: Say): string[] {
  const [blue, yellow] = [hoard(view, BLUE), hoard(view, YELLOW)];
  const tie = blue.n === yellow.n && one(view, "out") ? [t("tie-rule")] : [];
  const nobody = one(view, "out") ? [] : [t("nobody-out")];
  return [...nobody, t("hoard-blue", blue), t("hoard-yellow", yellow), ...tie];
}
