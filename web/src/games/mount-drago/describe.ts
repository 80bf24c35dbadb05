/** The board in words, for whoever cannot see it. */

import type { BoardProps } from "../../lib/board";
import { signed, type Outcome } from "./preview";
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
import type { Card, Dragon, Mountain, Player, Track } from "./read";

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

/** A preview in words: where the dragon lands, who rides it, and what everybody gets. */
export function foretell(all: Outcome[], track: Track, names: string[], t: T): string[] {
  const [first] = all;
  if (!first) return [];
  const lines = [`${t("lands-on")}: ${space(track, first.to, t)}`, rides(first, names, t)];
  if (first.scoring === "none") return [...lines, t("no-scoring")];
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

/** What is asked of me, or who is waited for. */
export function question(now: Mountain, asked: boolean, names: string[], t: T): string {
  const a = names[now.turn] ?? "";
  const who = asked ? "ask" : "wait";
  if (now.phase === PLAYING) return t(`${who}-play`, { a });
  if (now.phase === MOUNTING) return t(`${who}-mount`, { a });
  if (now.phase === DISCARDING || now.phase === SWAPPING) return t(`${who}-discard`, { a });
  if (now.phase === OVER) return t("wait-over");
  return now.phase === REFILLING || now.phase === TRADING ? t("wait-draw", { a }) : t("wait-luck");
}
