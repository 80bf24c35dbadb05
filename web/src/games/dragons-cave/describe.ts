/** The board in words, for whoever cannot see it. */

import type { BoardProps } from "../../lib/board";
import { CARDS, CHOOSING, COLOURS, DWARF, LAIR, OVER, REVEALING, START } from "./constants";
import type { Cave, Player } from "./read";

type T = BoardProps["t"];

export function describe(
  cave: Cave,
  path: string[],
  coins: number[],
  names: string[],
  t: T,
): string[] {
  const lines = [t("round", { n: cave.round }), t("treasure", { n: cave.treasure })];
  if (cave.perch) lines.push(t("dragon-on", { a: t(`word-${COLOURS[cave.perch - 1]}`) }));
  for (const player of cave.players) {
    lines.push(...places(player, path, names, t), belongings(player, names, t));
  }
  lines.push(...path.map((colour, i) => square(i + 1, colour, coins[i]!, t)));
  return lines;
}

function places({ seat, spots }: Player, path: string[], names: string[], t: T): string[] {
  return spots.map((spot, dwarf) => {
    const who = spots.length > 1 ? `${names[seat]}, ${t(`word-${DWARF[dwarf]}`)}` : names[seat]!;
    return `${who}: ${where(spot, path, t)}`;
  });
}

export function where(spot: number, path: string[], t: T): string {
  if (spot === START) return t("start");
  if (spot === LAIR) return t("lair");
  return t("square", { n: spot, a: t(`word-${path[spot - 1]}`) });
}

function square(n: number, colour: string, coins: number, t: T): string {
  return t("square-coins", { n, a: t(`word-${colour}`), coins });
}

function belongings({ seat, purse, chest, hand }: Player, names: string[], t: T): string {
  const held = CARDS.filter((_, i) => hand[i]).map((card) => t(`word-${card}`));
  return [
    names[seat],
    `${t("purse")}: ${purse}`,
    `${t("chest")}: ${chest ?? t("closed")}`,
    `${t("cards")}: ${held.join(", ")}`,
  ].join(". ");
}

/** Who is waited for, when I am not asked. */
export function waiting(cave: Cave, names: string[], seat: number | null, t: T): string {
  const dragon = names[cave.dragon]!;
  const missing = cave.players.filter((p) => !p.isDragon && !p.ready);
  if (cave.phase === OVER) return t("wait-over");
  if (cave.myCard && seat !== null) return t("yours", { a: t(`word-${cave.myCard}`) });
  if (cave.phase === CHOOSING)
    return missing.length ? t("wait-lay") : t("wait-place", { a: dragon });
  const dividing = missing.find(({ caught }) => caught);
  if (dividing) return t("wait-divide", { a: names[dividing.seat]! });
  if (cave.robbed !== null) return t("wait-pick", { a: dragon, b: names[cave.robbed]! });
  return cave.phase === REVEALING ? t("wait-reveal") : "";
}
