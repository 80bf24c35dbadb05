/** The board in words, for whoever cannot see it. */

import type { BoardProps } from "../../lib/board";
import {
  ARRIVING,
  GROTTO_DICE,
  DRAWING,
  ENTERED,
  FACES,
  FALLING,
  GROTTO,
  OVER,
  SHARING,
} from "./constants";
import { between, total, type Table } from "./read";

type T = BoardProps["t"];
type Box = Record<string, unknown>;

export function describe(table: Table, box: Box, names: string[], t: T): string[] {
  const here = table.place === "cavern" ? cavern(table, box, t) : grotto(table, t);
  const counts = [
    `${t("diamonds")}: ${table.grotto}`,
    `${t("troll-hand")}: ${table.hand}`,
    `${t("nuggets")}: ${table.cavern}`,
  ];
  return [...counts, ...here, ...risk(table, names, t)];
}

function grotto(table: Table, t: T): string[] {
  if (!between(table)) {
    return [
      `${t("free")}: ${faces(table.showing, t)}`,
      `${t("blocked")}: ${faces(table.blocked, t)}`,
    ];
  }
  return [news(table, t)].filter(Boolean);
}

function cavern({ phase, found, dragon }: Table, box: Box, t: T): string[] {
  if (phase === OVER) return [];
  const gold =
    phase === ENTERED ? t("not-rolled") : found.map((n) => n || t("word-blank")).join(", ");
  const sides = box.dragon as number[];
  const dice = dragon.map((shown, i) =>
    shown ? t("word-dragon") : t("dragon-sides", { n: sides[i]!, of: 6 }),
  );
  return [
    `${t("treasure-dice")}: ${gold}`,
    `${t("dragon-dice")}: ${dice.join(", ")}`,
    `${t("the-dragon")}: ${t(["asleep", "stirring", "awake"][total(dragon)]!)}`,
  ];
}

function risk(table: Table, names: string[], t: T): string[] {
  const told = ([diamonds, nuggets]: number[]) =>
    `${t("word-diamond")} ${diamonds}, ${t("word-nugget")} ${nuggets}`;
  if (table.phase === SHARING) return [`${t("to-share")}: ${told(table.dropped)}`];
  if (between(table)) return [];
  return [`${names[table.turn]}, ${t("at-risk")}: ${told(table.gathered)}`];
}

function faces(counts: number[], t: T): string {
  const words = FACES.flatMap((face, i) =>
    Array.from({ length: counts[i]! }, () => t(`word-${face}`)),
  );
  return words.join(", ") || "–";
}

/** How the last turn ended, while its dice still lie there. */
export function news(table: Table, t: T): string {
  if (!between(table) || table.phase === DRAWING) return "";
  if (total(table.blocked) === GROTTO_DICE) return t("troll-came");
  return table.dragon.every(Boolean) &&
    total(table.showing) + total(table.blocked) > 0 &&
    table.phase !== OVER
    ? t("dragon-woke")
    : "";
}

/** What will end the match. */
export function ending({ phase, barren, seats }: Table, box: Box, t: T): string {
  if (phase === OVER) return "";
  if (box.end !== "both") return t("ends-one");
  return barren
    ? t("ends-barren", { n: barren, of: Number(box.barren_rounds) * seats })
    : t("ends-both");
}

/** Who is waited for, when I am not asked. */
export function waiting(table: Table, names: string[], t: T): string {
  const [a, b] = [names[table.turn]!, names[table.roller]!];
  if (table.phase === OVER) return t("wait-over");
  if (table.phase === DRAWING) return "";
  if (table.phase === ARRIVING) return t("wait-arrive", { a });
  if (table.phase === FALLING || table.phase === GROTTO) return t("wait-grotto", { a });
  if (table.phase === SHARING) return t("wait-share", { a: b });
  return table.phase === ENTERED ? t("wait-entered", { a }) : t("wait-cavern", { a, b });
}
