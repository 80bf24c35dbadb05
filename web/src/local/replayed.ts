/** A match played again while every seat and a spectator look on. */

import type { Log } from "../lib/api";
import type { Changes, Draw, Luck, Replayed } from "../lib/wire";
import { checked, replay } from "./log";
import { WATCHER, type Match } from "./match";
import { CHANCE } from "./rules";
import { diff, whole } from "./views";

const NAME = 40; // letters of one that are shown

export async function replayed(log: Log): Promise<Replayed> {
  const data = checked(log);
  const eyes = [...Array.from({ length: data.seats }, (_, p) => p), WATCHER];
  const heard: number[][] = eyes.map(() => []);
  const views: Changes[][] = eyes.map(() => []);
  const events: Replayed["events"] = eyes.map(() => []);
  const choices: number[][] = [];
  const scores: number[][] = [];
  let seen: Uint8Array[] = [];
  const look = (match: Match) => {
    const now = match.look(eyes);
    const layout = match.rules.module.about.layouts["view"]!;
    seen.forEach((before, i) => views[i]!.push(diff(layout, before, now[i]!)));
    if (made) {
      const told = match.events(eyes, seen, now, made.who, made.heard);
      told.forEach((some, i) => events[i]!.push(some));
    }
    first ??= now.map((bytes) => whole(layout, bytes));
    seen = now;
  };
  let first: Replayed["first"] | undefined;
  let made: { who: number; heard: number[] } | undefined;
  const match = await replay(log, (match, who, move) => {
    look(match);
    if (choices.length) scores.push(match.points());
    made = { who, heard: match.heard(eyes, who, move) };
    made.heard.forEach((sound, i) => heard[i]!.push(sound));
    choices.push(match.listed(who));
  });
  look(match);
  if (choices.length) scores.push(match.points());
  const times = timesOf(log, match.moves.length);
  return {
    game: data.game,
    seats: data.seats,
    names: namesOf(log, data.seats),
    box: data.box,
    steps: match.moves.map(([who, move], i) => ({ who, move, time: times[i]! })),
    heard,
    first: first!,
    views,
    events,
    choices,
    scores,
    points: match.points(),
    shares: match.actors === 0 ? match.shares() : [],
  };
}

/** The players' names, if the log has them. */
function namesOf({ players }: Log, seats: number): string[] {
  const known = Array.isArray(players) ? (players as { name?: unknown }[]) : [];
  const name = (p: number) => known[p]?.name;
  return Array.from({ length: seats }, (_, p) =>
    typeof name(p) === "string" ? (name(p) as string).slice(0, NAME) : "",
  );
}

function timesOf({ times }: Log, moves: number): (number | null)[] {
  if (!Array.isArray(times) || times.length !== moves) return Array<null>(moves).fill(null);
  return times.map((time) => (Number.isSafeInteger(time) && time >= 0 ? (time as number) : null));
}

/** Each draw of luck in a log: what could come, how likely, and what came. */
export async function luckOf(log: Log): Promise<Luck> {
  const { from: given = 0 } = (log["luck"] ?? {}) as { from?: number };
  const draws: Draw[] = [];
  let [n, after] = [0, CHANCE];
  await replay(log, (match, who, move) => {
    if (who === CHANCE && n >= given) draws.push({ n, ...match.odds(), move, after });
    if (who !== CHANCE) after = who;
    n++;
  });
  return { given, draws };
}
