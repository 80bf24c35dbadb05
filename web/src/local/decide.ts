/** What comes of a wish: the entry it makes, or a refusal. Nothing is changed here: an entry counts once it is kept. */

import { draw } from "../lib/luck";
import { Refused } from "../lib/refused";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Moved, TableEvent } from "./events";
import type { Played } from "./match";
import { CHANCE, LUCK } from "./rules";
import { movesSince, type Entry, type Table } from "./table";
import { undoKind } from "./undo";

/** What may be wanted of a table. `bot`: it is due, nobody asked for it. */
export type Wish =
  | { kind: "start" }
  | { kind: "play"; seat: number; at: number; move: number; due?: boolean; decided?: boolean }
  | { kind: "undo"; seat: number }
  | { kind: "say"; text: string }
  | { kind: "end" }
  | { kind: "follow"; table: string };

export function decide(table: Table, wish: Wish, now: number): Entry {
  switch (wish.kind) {
    case "start":
      return start(table, now);
    case "play":
      return play(table, wish, now);
    case "undo":
      return undo(table, wish.seat, now);
    case "say":
      return entry(spoken(table, wish.text, now));
    case "end":
      return entry({ kind: "ended", at: now });
    case "follow":
      return entry({ kind: "followed", at: now, table: wish.table });
  }
}

const entry = (event: TableEvent): Entry => ({ events: [event], played: [] });

function start(table: Table, now: number): Entry {
  const played = withLuck(table, null);
  return { events: [{ kind: "started", at: now }, ...moved(table, played, now)], played };
}

function play(table: Table, wish: Extract<Wish, { kind: "play" }>, now: number): Entry {
  const { seat, at, move, due, decided } = wish;
  if (table.status !== "playing") throw new Refused("table-not-playing");
  const chair = table.chairs[seat];
  if (!chair || (chair.taken === "bot" && !due)) throw new Refused("not-your-seat");
  if (chair.asked < 0) throw new Refused("not-your-turn");
  if (at !== chair.asked) throw new Refused("too-late");
  if (!table.asks.get(seat)!.includes(move)) {
    throw new Refused("not-legal-now", { move: table.match.rules.words.words(move).join(" ") });
  }
  const wait = table.pause(move, now);
  if (wait) throw new Refused("too-soon", { wait });
  const played = withLuck(table, [seat, move]);
  const events = moved(table, played, now);
  if (decided) events[0]!.decided = true;
  return { events, played };
}

/** A first move if there is one, and what luck does then, until a seat must move. */
function withLuck(table: Table, first: [number, number] | null): Played[] {
  const secret = hexToBytes(table.opened.secret);
  const match = table.match.at(table.match.bytes);
  const before = table.match.moves.length;
  const played = first ? [match.make(...first)] : [];
  let acting = played[0]?.acting ?? match.actors;
  const drawn = () => {
    const { moves, weights } = match.odds();
    return moves[draw(secret, table.seeds, before + played.length, weights)]!;
  };
  while (acting === LUCK) {
    played.push(match.make(CHANCE, table.scripted(played.length)?.[1] ?? drawn()));
    acting = played.at(-1)!.acting;
  }
  return played;
}

const moved = ({ match }: Table, played: Played[], at: number): Moved[] =>
  played.map(({ who, move }) => ({ kind: "moved", at, who, move, said: match.said(who, move) }));

/** Bots agree to everything. */
function undo(table: Table, seat: number, now: number): Entry {
  if (table.chairs[seat]?.taken !== "person") throw new Refused("not-your-seat");
  if (table.status !== "playing") throw new Refused("table-not-playing");
  if (undoKind(table, seat) === "no") throw new Refused("undo-not-now");
  return entry({ kind: "undone", at: now, seat, moves: movesSince(table, seat) });
}

function spoken(table: Table, text: string, now: number): TableEvent {
  const said = text.replace(/\s+/gu, " ").trim();
  const seat = table.me[0];
  if (!said || seat === undefined) throw new Refused("chat-empty");
  return { kind: "spoke", at: now, seat, name: table.chairs[seat]!.name, text: said };
}
