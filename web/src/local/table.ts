/** A table at this device: the sum of the events in its log. decide.ts says which there may be. */

import type { LogLine } from "../lib/wire";
import { Refused } from "../lib/refused";
import type { Moved, Opened, Sat, Spoke, TableEvent, Undone } from "./events";
import { Hearing } from "./hearing";
import { Match, type Played } from "./match";
import { CHANCE } from "./rules";

export type UndoKind = "no" | "free";

export interface Chair extends Pick<Sat, "taken" | "name" | "level" | "seed"> {
  /** The entry that asked this seat to move; -1: nothing is asked. */
  asked: number;
  /** When, in ms. */
  since: number;
  /** By a move of its own: its turn goes on. */
  goesOn: boolean;
}

/** Events stored together, and the moves among them as they were tried. */
export interface Entry {
  events: TableEvent[];
  played: Played[];
}

/** What an entry has done. */
export interface Applied {
  played: Played[];
  /** Everything is shown anew. */
  anew: boolean;
}

export class Table {
  /** All that has happened, and how many entries that was. */
  readonly events: TableEvent[] = [];
  n = 0;
  changed = 0;
  status: "open" | "playing" | "over" | "ended" = "open";
  chairs: Chair[] = [];
  log: LogLine[] = [];
  chat: [n: number, said: Spoke][] = [];
  acting = 0;
  /** The seats that may move, and their moves. */
  asks = new Map<number, number[]>();
  racing = false;
  /** Moves, by number, that were decided with the one before. */
  decided = new Set<number>();
  undone = 0;
  /** Where the match goes on. */
  rematch = "";
  /** In a lesson: how many moves of its script others may make before the learner has read on. */
  allowed = 0;
  /** Whether each seat may take back, as far as it was worked out. */
  undoKinds = new Map<number, UndoKind>();
  private hearing: Hearing | null = null;
  private last = new Map<number, number>(); // ms: when each kind of move was made, for pauses

  constructor(
    readonly id: string,
    readonly opened: Opened,
    public match: Match,
    /** Moves that were played at another table, before this one began. */
    readonly given: [number, number][],
  ) {}

  /** What a seat has heard so far; moves taken back are gone. */
  heard(seat: number): Int32Array {
    return (this.hearing ??= new Hearing(this.match)).of(seat);
  }

  /** The seats of those at this device. */
  get me(): number[] {
    return [...this.chairs.keys()].filter((p) => this.chairs[p]!.taken === "person");
  }

  get actors(): number[] {
    return [...this.asks.keys()];
  }

  /** A lesson waits until its learner has read on. */
  get unread(): boolean {
    return this.match.moves.length - this.given.length >= this.allowed;
  }

  get seeds(): string[] {
    return this.chairs.map(({ seed }) => seed);
  }

  /** In a lesson: the move that comes now, or so many moves later; null after the last. */
  scripted(later = 0): [who: number, move: number] | null {
    const played = this.match.moves.length - this.given.length;
    const line = this.opened.script?.[played + later];
    if (line === undefined) return null;
    const { who, move } = this.match.parsed(line);
    return [who!, move!];
  }

  /** Milliseconds until the pause before such a move is over; 0 when it may be made. */
  pause(move: number, now: number): number {
    const since = this.last.get(move);
    if (since === undefined) return 0;
    const pause = this.match.pause(move);
    return Math.min(pause, Math.max(0, since + pause - now));
  }

  /** The next entry of the log, as number `n`. */
  apply({ events, played: tried }: Entry): Applied {
    const played: Played[] = [];
    let anew = false;
    for (const event of events) {
      this.changed = event.at;
      if (event.kind === "moved") played.push(this.move(event, tried[played.length]));
      else this.happen(event);
      anew ||= event.kind === "started" || event.kind === "undone";
    }
    if (played.length || anew) this.askAnew(new Set(played.map(({ who }) => who)));
    if (this.status !== "playing") this.stop();
    this.undoKinds.clear();
    this.events.push(...events);
    this.n++;
    return { played, anew };
  }

  /** What was not tried here is judged. */
  private move({ who, move, at, decided }: Moved, tried: Played | undefined): Played {
    if (!tried && !this.match.allows(who, move)) throw new Refused("local-damaged");
    const played = tried ?? this.match.make(who, move);
    if (tried) this.match.follow(tried);
    if (decided && this.goesOn(who)) this.decided.add(this.match.moves.length - 1);
    this.acting = played.acting;
    this.log.push({ kind: "move", n: this.n, who, move, time: at, events: [] });
    this.last.set(move, at);
    return played;
  }

  /** Whether the last two moves here are this seat's. */
  private goesOn(seat: number): boolean {
    return this.match.moves.slice(this.given.length).at(-2)?.[0] === seat;
  }

  private happen(event: TableEvent): void {
    if (event.kind === "sat") {
      const { seat, taken, name, level, seed } = event;
      this.chairs[seat] = { taken, name, level, seed, asked: -1, since: 0, goesOn: false };
    } else if (event.kind === "started") {
      this.status = "playing";
      this.acting = this.match.actors;
    } else if (event.kind === "undone") this.takeBack(event);
    else if (event.kind === "spoke") this.chat.push([this.n, event]);
    else if (event.kind === "ended") this.status = "ended";
    else if (event.kind === "followed") this.rematch = event.table;
  }

  private takeBack({ seat, moves, at }: Undone): void {
    this.match = this.after(this.match.moves.slice(0, -moves));
    this.decided = new Set([...this.decided].filter((n) => n < this.match.moves.length));
    this.hearing = null;
    this.acting = this.match.actors;
    this.undone++;
    this.log.push({ kind: "undo", n: this.n, who: seat, moves, time: at });
  }

  /** The same match after these moves alone. */
  after(moves: [number, number][]): Match {
    const match = new Match(this.match.rules, this.match.seats, this.match.box);
    for (const [who, move] of moves) match.make(who, move);
    return match;
  }

  /** A question stays the same while others answer theirs; whoever moved gets a new one. */
  private askAnew(movers: Set<number>): void {
    if (this.status === "playing" && this.acting === 0) this.status = "over";
    const old = this.asks;
    const seats = this.status === "playing" ? this.match.among(this.acting) : [];
    this.asks = this.opened.script
      ? this.wanted()
      : new Map(seats.map((p) => [p, this.match.listed(p)]));
    this.racing = this.asks.size > 1 && this.match.racing;
    for (const p of new Set([...old.keys(), ...seats])) {
      const same = String(old.get(p)) === String(this.asks.get(p));
      if (!same || movers.has(p) || old.size === 1) this.ask(p, movers.has(p));
    }
  }

  /** In a lesson one thing is done at a time, and it is known which. */
  private wanted(): Map<number, number[]> {
    const next = this.status === "playing" ? this.scripted() : null;
    return new Map(next ? [[next[0], [next[1]]]] : []);
  }

  private ask(p: number, goesOn: boolean): void {
    const asked = this.asks.has(p) ? this.n : -1;
    Object.assign(this.chairs[p]!, { asked, since: this.changed, goesOn });
  }

  /** Nobody is asked anything any more. */
  private stop(): void {
    for (const chair of this.chairs) chair.asked = -1;
    this.asks = new Map();
    this.racing = false;
  }
}

/** From the seat's last decision on, how many moves there are; 0 if it made none here. */
export function movesSince(table: Table, seat: number): number {
  const { moves } = table.match;
  const last = moves.findLastIndex(([who], n) => who === seat && !table.decided.has(n));
  return last < table.given.length ? 0 : moves.length - last;
}

export const isLuck = ([who]: [number, number]) => who === CHANCE;
