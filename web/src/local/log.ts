/** A match as a file: its header and its moves in words, as the program reads and writes it. */

import type { Log } from "../lib/api";
import { Refused } from "../lib/refused";
import { fillBox } from "./box";
import type { Moved, Opened, Sat, TableEvent } from "./events";
import { loadRules } from "./load";
import { Match } from "./match";

const FORMAT = 1;
const LONGEST = 3000; // moves of a log that is still looked at

/** Told by the events alone, so that a match can be saved which the rules no longer understand. */
export function write(id: string, events: TableEvent[]): Log {
  const head = events[0] as Opened;
  const chairs = events.filter((event): event is Sat => event.kind === "sat");
  const moves = standing(events);
  const { game, rules, seats, box, commitment, secret } = head;
  const stopped = events.some(({ kind }) => kind === "ended");
  return {
    format: FORMAT,
    game,
    rules,
    seats,
    box,
    moves: [...head.moves, ...moves.map(({ said }) => said)],
    players: chairs.map(({ name, taken, level }) => ({ name, taken, level })),
    times: [...head.moves.map(() => null), ...moves.map(({ at }) => at)],
    ...(stopped ? { ended: { why: "host", seat: null } } : {}),
    luck: {
      table: id,
      commitment,
      secret,
      seeds: chairs.map(({ seed }) => seed),
      from: head.moves.length,
    },
  };
}

/** The moves that were not taken back. */
function standing(events: TableEvent[]): Moved[] {
  const made: Moved[] = [];
  for (const event of events) {
    if (event.kind === "moved") made.push(event);
    if (event.kind === "undone") made.splice(made.length - event.moves);
  }
  return made;
}

interface Header {
  game: string;
  rules: number;
  seats: number;
  box: Record<string, unknown>;
  moves: unknown[];
}

const KINDS: Record<string, (value: unknown) => boolean> = {
  format: Number.isInteger,
  game: (value) => typeof value === "string",
  rules: Number.isInteger,
  seats: Number.isInteger,
  box: (value) => typeof value === "object" && value !== null && !Array.isArray(value),
  moves: Array.isArray,
};

/** The same document, its header looked at. */
export function checked(log: Log): Log & Header {
  for (const [key, fits] of Object.entries(KINDS)) {
    if (!fits(log[key])) throw new Refused("log-bad-header", { key });
  }
  const data = log as Log & Header;
  if (data["format"] !== FORMAT) {
    throw new Refused("log-unknown-format", { given: data["format"] as number, known: FORMAT });
  }
  if (data.moves.length > LONGEST) throw new Refused("log-too-long", { most: LONGEST });
  return data;
}

/** The match a document tells of, every move judged again; `each` is told before each is made. */
export async function replay(
  log: Log,
  each: (match: Match, who: number, move: number) => void = () => undefined,
): Promise<Match> {
  const data = checked(log);
  const rules = await loadRules(data.game, data.rules);
  const match = new Match(rules, data.seats, fillBox(rules, data.box, data.seats));
  for (const [i, line] of data.moves.entries()) {
    const [who, move] = judged(match, String(line), i + 1);
    each(match, who, move);
    match.make(who, move);
  }
  return match;
}

function judged(match: Match, line: string, n: number): [number, number] {
  const refused = (why: string) => new Refused("log-bad-move", { n, move: line.slice(0, 80), why });
  const { who, move } = match.parsed(line);
  if (who === null) throw refused("no-such-seat");
  if (move === null) throw refused("no-such-move");
  if (!match.allows(who, move)) throw refused("not-legal-now");
  return [who, move];
}
