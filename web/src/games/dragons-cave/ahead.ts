/** Where a card would lead and what the dragon would cost, as the rules foresee it. */

import type { Glance, Move } from "../../lib/board";
import { span } from "../../lib/foreseen";
import { list } from "../../lib/view";
import type { Values } from "../../lib/wire";
import { DWARF, OVER } from "./constants";
import { where } from "./describe";
import { read, type Cave } from "./read";

/** What laying a card would bring: unhindered, and if the dragon waits there. */
export interface Ahead {
  seat: number;
  dwarf: number;
  from: number;
  to: number;
  /** The fewest and the most coins won: the treasure may run short. */
  coins: [number, number];
  ends: boolean;
  caught: { to: number; stake: number } | null;
}

const ways = (move: Move, { foresee }: Glance, follow: "luck" | "others") =>
  foresee?.([move.move], follow)?.ways.map(({ view }) => view) ?? [];

export function ahead(move: Move, glance: Glance): Ahead | null {
  const { game, box, seat } = glance;
  const [verb, , word] = move.words as [string, string, string?];
  if (seat === null || !verb.startsWith("lay")) return null;
  const dwarf = Math.max(
    0,
    DWARF.findIndex((one) => one === word),
  );
  const me = (view: Values) => read(view, game.view, box).players[seat]!;
  const from = me(glance.view).spots[dwarf]!;
  const all = ways(move, glance, "others");
  const on = all.filter((view) => me(view).spots[dwarf]! > from);
  if (!on.length) return null;
  const back = all.find((view) => me(view).spots[dwarf]! <= from);
  return {
    seat,
    dwarf,
    from,
    to: me(on[0]!).spots[dwarf]!,
    coins: range(on.map((view) => me(view).purse - me(glance.view).purse)),
    ends: on.every((view) => view["phase"] === OVER),
    caught: back ? { to: me(back).spots[dwarf]!, stake: me(back).purse } : null,
  };
}

const range = (all: number[]): [number, number] => [Math.min(...all), Math.max(...all)];

/** In sentences, whatever is offered. */
export function foretell(move: Move, glance: Glance): string[] {
  const found = ahead(move, glance);
  if (found) return led(found, glance);
  if (move.words[1] === "chest") return stowed(move, glance);
  if (move.words[0] === "place") return catches(move, glance);
  return lost(move, glance);
}

function led({ to, coins: [least, n], ends, caught }: Ahead, { box, t }: Glance): string[] {
  const path = box.path as string[];
  const lines = [
    t("would-reach", { where: where(to, path, t) }),
    least === n ? t("would-win", { n }) : t("would-win-some", { least, n }),
  ];
  if (ends) lines.push(t("would-end"));
  if (!caught) return lines;
  const stake = t("would-risk", { n: caught.stake });
  return [...lines, `${t("if-caught", { where: where(caught.to, path, t) })}, ${stake}`];
}

function stowed(move: Move, glance: Glance): string[] {
  const { seat, t, view: now } = glance;
  const [view] = ways(move, glance, "others");
  if (seat === null || !view) return [];
  return [t("would-stow", { n: list(view, "chest")[seat]! - list(now, "chest")[seat]! })];
}

/** Who may have laid that colour, with the coins they would have to divide. */
function catches(move: Move, glance: Glance): string[] {
  const { game, box, seats, t } = glance;
  const all = ways(move, glance, "luck").map((view) => read(view, game.view, box));
  if (!all.length) return [];
  const now = read(glance.view, game.view, box);
  const who = seats.flatMap(({ name }, q) => {
    const came = all.find((cave) => isBack(now, cave, q));
    return came ? [`${name} (${came.players[q]!.purse})`] : [];
  });
  return [who.length ? t("would-catch", { who: who.join(", ") }) : t("would-catch-nobody")];
}

/** Turned up a colour, and no dwarf went on. */
function isBack(now: Cave, after: Cave, q: number): boolean {
  const { shown, spots } = after.players[q]!;
  const on = spots.some((spot, dwarf) => spot > now.players[q]!.spots[dwarf]!);
  return q !== now.dragon && shown !== null && shown !== "chest" && !on;
}

/** Of whom a hand is picked, or who divides. */
function lost(move: Move, glance: Glance): string[] {
  const [verb, word] = move.words as [string, string];
  if (verb !== "pick" && verb !== "divide") return [];
  const whose = verb === "pick" ? Number(word.slice(1)) : glance.seat!;
  const ahead = glance.foresee?.([move.move], verb === "pick" ? "luck" : "others");
  if (!ahead) return [];
  const purse = (view: Values) => list(view, "purse")[whose]!;
  const [least, most] = span(ahead, (view) => purse(glance.view) - purse(view));
  return [glance.t("would-cost", { least, most })];
}
