/** What each seat is shown of a match: whole scenes, and what changed. Nothing else leaves it. */

import type { Asked, Change, LogLine, Scene, SeatInfo, TableInfo } from "../lib/wire";
import { Match, WATCHER, type Played } from "./match";
import type { Table } from "./table";
import { undoKind } from "./undo";
import { diff, whole } from "./views";

const named = (seat: number) => (seat === WATCHER ? null : seat);
const viewOf = (match: Match) => match.rules.module.about.layouts["view"]!;

export function scene(table: Table, seat: number, seen: number, now: number): Scene {
  const [bytes] = table.match.look([seat]);
  return {
    type: "scene",
    seat: named(seat),
    n: table.n - 1,
    view: whole(viewOf(table.match), bytes!),
    told: logOf(table, seat, seen),
    actors: table.actors,
    racing: table.racing,
    asked: asked(table, seat, now),
    undo: seat === WATCHER ? "no" : undoKind(table, seat),
  };
}

/** What the moves just made have changed for a seat. */
export function change(table: Table, seat: number, played: Played[], now: number): Change {
  let before = table.match.at(played[0]!.before).look([seat]);
  const steps = played.map(({ who, move, before: from, after: to }) => {
    const heard = table.match.at(from).heard([seat], who, move);
    const after = table.match.at(to).look([seat]);
    const view = diff(viewOf(table.match), before[0]!, after[0]!);
    const [events] = table.match.events([seat], before, after, who, heard);
    before = after;
    return { who, move: heard[0]!, view, events: events! };
  });
  const { actors, racing, changed: time } = table;
  const question = asked(table, seat, now);
  const common = { seat: named(seat), n: table.n - 1, time, steps, actors, racing };
  return { type: "change", ...common, asked: question, left: [] };
}

function asked(table: Table, seat: number, now: number): Asked | null {
  const moves = table.asks.get(seat);
  if (!moves) return null;
  const waits = moves.map((move) => [move, table.pause(move, now)] as const);
  const wait = Object.fromEntries(waits.filter(([, ms]) => ms)) as Asked["wait"];
  return { at: table.chairs[seat]!.asked, moves, wait };
}

/** The log as a seat heard it, after the entry it has seen. */
function logOf(table: Table, seat: number, seen: number): LogLine[] {
  let match = table.after(table.given);
  let view = match.look([seat]);
  return table.log.flatMap((line): LogLine[] => {
    if (line.kind === "undo") {
      match = table.after(match.moves.slice(0, -line.moves));
      view = match.look([seat]);
      return line.n > seen ? [line] : [];
    }
    const { who, move } = line;
    const heard = match.heard([seat], who, move);
    match.make(who, move);
    const before = view;
    view = match.look([seat]);
    if (line.n <= seen) return [];
    const [events] = match.events([seat], before, view, who, heard);
    return [{ ...line, move: heard[0]!, events: events! }];
  });
}

/** The table as everybody sees it. */
export function info(table: Table): TableInfo {
  const { opened } = table;
  return {
    id: table.id,
    game: opened.game,
    rules: opened.rules,
    status: table.status,
    seats: seatInfos(table),
    host: table.chairs[table.me[0] ?? 0]?.name ?? "",
    box_name: opened.boxName ?? "",
    clock: null,
    listed: false,
    hints: opened.hints,
    rated: false,
    commitment: opened.commitment,
    sealed: false,
    spectators: 0,
    warming: false,
    undo: null,
    end: null,
    ending: table.status === "ended" ? { why: "host", seat: null } : null,
    result: table.status === "playing" ? null : result(table),
    rematch: table.rematch,
    origin: opened.origin,
    deal: "",
    hidden: false,
  };
}

export const seatInfos = (table: Table): SeatInfo[] =>
  table.chairs.map(({ taken, name, level, asked }) => ({
    taken,
    name,
    level,
    away: false,
    here: taken === "person",
    left: null,
    ticking: taken === "person" && asked >= 0,
    agreed: null,
    ends: null,
    luck: "",
    seal: "",
  }));

/** Of a match that was stopped: the points as they stand, and nobody has won. */
function result({ match, opened, seeds, status }: Table) {
  const shares = status === "over" ? match.shares() : Array<number>(match.seats).fill(0);
  return { shares, points: match.points(), secret: opened.secret, seeds, seals: [] };
}
