/** The board in words, for whoever cannot see it. */

import type { BoardProps, Glance, Move } from "../../lib/board";
import { outcomes, type Outcome } from "./ahead";
import {
  CLIMBERS,
  COLOURS,
  DISCARDING,
  MOUNTING,
  OVER,
  PLAYING,
  REFILLING,
  SMALL,
  START,
  SWAPPING,
  TRADING,
} from "./constants";
import {
  read,
  track,
  type Card,
  type Dragon,
  type Mountain,
  type Player,
  type Track,
} from "./read";

type T = BoardProps["t"];

export function describe(now: Mountain, track: Track, names: string[], t: T): string[] {
  const inOrder = now.dragons.toSorted((a, b) => b.spot - a.spot);
  return [
    t("climbed", { n: now.climbed, most: CLIMBERS }),
    t("pile", { n: now.pile }),
    ...now.players.map((player) => belongings(player, names, t)),
    ...inOrder.map((dragon) => standing(dragon, track, names, t)),
    ...track.spaces.map((_, spot) => space(track, spot, t)),
  ];
}

export function space(track: Track, spot: number, t: T): string {
  if (spot === START) return t("start");
  const { kind, number } = track.spaces[spot]!;
  const told = t("space", { n: spot, number: minus(number) });
  return kind === "plain" ? told : `${told}, ${t(KINDS[kind], { n: SMALL })}`;
}

const KINDS = { blue: "small", green: "big", summit: "summit" };

function standing({ dragon, spot, rider }: Dragon, track: Track, names: string[], t: T): string {
  const who = rider === null ? t("free") : t("other-rides", { who: names[rider]! });
  return `${colour(dragon, t)}, ${who}: ${space(track, spot, t)}`;
}

function belongings({ seat, points, holds, top, stack }: Player, names: string[], t: T): string {
  return [
    names[seat],
    `${t("points")}: ${minus(points)}`,
    ...(top ? [`${t("mount-of")}: ${colour(top.dragon, t)}`] : []),
    `${t("cards")}: ${holds}`,
    ...(stack ? [`${t("stack")}: ${stack.map((card) => cardName(card, t)).join(", ")}`] : []),
  ].join(". ");
}

export function cardName({ dragon, value }: Card, t: T): string {
  return `${colour(dragon, t)} ${value}`;
}

export function colour(dragon: number, t: T): string {
  return t(`word-${COLOURS[dragon]}`);
}

export function minus(n: number): string {
  return String(n).replace("-", "−");
}

/** +3, 0, −1: with a minus sign that is as wide as a plus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : minus(n);
}

/** What a move would bring, in words. */
export function foretell(move: Move, glance: Glance): string[] {
  const now = read(glance.view, glance.box);
  const names = glance.seats.map(({ name }) => name);
  const all = outcomes(now, move, glance);
  const lines = foretold(all, track(glance.box, names.length), names, glance.t);
  return now.moved === null ? lines : lines.slice(1); // that it may be ridden is known by now
}

/** Where the dragon lands, who rides it, and what everybody gets. */
export function foretold(all: Outcome[], track: Track, names: string[], t: T): string[] {
  const [first] = all;
  if (!first) return [];
  const lands = first.from === first.to ? [] : [`${t("lands-on")}: ${space(track, first.to, t)}`];
  const lines = [...lands, rides(first, names, t)];
  if (!all.some(({ scores }) => scores)) return [...lines, t("no-scoring")];
  for (const one of all) {
    const gains = one.gains.map((gain, q) => `${names[q]} ${signed(gain)}`).join(", ");
    lines.push(all.length > 1 ? `${t(`if-${one.riding}`)}: ${gains}` : gains);
  }
  return first.ends ? [...lines, t("ends")] : lines;
}

export function rides({ riding, rider }: Outcome, names: string[], t: T): string {
  if (riding === "mine") return t("you-ride");
  if (riding === "other") return t("other-rides", { who: names[rider!]! });
  return t(riding === "must" ? "must-ride" : "may-ride");
}

/** Who is waited for, when I am not asked. */
export function waiting(now: Mountain, names: string[], t: T): string {
  const a = names[now.turn] ?? "";
  if (now.phase === PLAYING) return t("wait-play", { a });
  if (now.phase === MOUNTING) return t("wait-mount", { a });
  if (now.phase === DISCARDING || now.phase === SWAPPING) return t("wait-discard", { a });
  if (now.phase === OVER) return t("wait-over");
  return now.phase === REFILLING || now.phase === TRADING ? t("wait-draw", { a }) : t("wait-luck");
}
