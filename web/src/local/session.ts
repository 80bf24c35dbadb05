/** A local table that is being looked at: what is wanted of it is done one after the other, and told. */

import { Refused } from "../lib/refused";
import type {
  Because,
  ClientMessage,
  Hello,
  Pace,
  Said,
  ServerMessage,
  TableLine,
} from "../lib/wire";
import { VERSION } from "../lib/wire";
import { decide, type Wish } from "./decide";
import type { Spoke } from "./events";
import { WATCHER } from "./match";
import { change, info, scene, seatInfos } from "./projection";
import { due, PACES, sameDue, type Due } from "./schedule";
import type { Store } from "./store";
import type { Applied, Entry, Table } from "./table";
import { advise, choose } from "./thinking";
import { undoKind } from "./undo";

const REST = 400; // ms without an entry after which it is told what may be taken back
const AGAIN = 100; // ms until what was due and refused is tried again
const BAD_HELLO = 4000;
const NOT_KEPT = { type: "refusal", id: 0, why: "local-not-kept", blanks: {} } as const;

/** Somebody who looks on: a page. */
export interface Client {
  pace: Pace;
  send(message: ServerMessage): void;
  close(code: number): void;
}

/** Something that is due, and the timer that waits for it. */
interface Plan {
  due: Due;
  timer?: ReturnType<typeof setTimeout>;
}

export class Session {
  private readonly clients = new Set<Client>();
  private tail: Promise<unknown> = Promise.resolve();
  private plans: Plan[] = [];
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** `written` is told of every entry; unless it `keeps`, nothing outlives the page. */
  constructor(
    readonly table: Table,
    private readonly store: Store,
    private readonly written: () => void,
    private keeps: boolean,
  ) {}

  // What is wanted

  run(wish: Wish): Promise<void> {
    const done = this.tail.then(() => this.carryOut(wish));
    this.tail = done.catch(() => undefined);
    return done;
  }

  private async carryOut(wish: Wish): Promise<void> {
    for (;;) {
      const entry = decide(this.table, wish, Date.now());
      if (await this.keep(entry)) return this.applied(entry);
      await this.follow(); // another page was quicker
    }
  }

  /** A match that cannot be written down goes on all the same, and its players are told. */
  private async keep({ events }: Entry): Promise<boolean> {
    try {
      return await this.store.append(this.table.id, this.table.n, events);
    } catch {
      if (this.keeps) this.tell(NOT_KEPT);
      this.keeps = false;
      return true;
    }
  }

  /** Read what another page has written. */
  catchUp(): Promise<void> {
    const done = this.tail.then(() => this.follow());
    this.tail = done.catch(() => undefined);
    return done;
  }

  private async follow(): Promise<void> {
    for (const events of await this.store.read(this.table.id, this.table.n)) {
      this.applied({ events, played: [] });
    }
  }

  private applied(entry: Entry): void {
    const applied = this.table.apply(entry);
    this.written();
    this.show(entry, applied);
    this.plan();
  }

  // What is told

  private show({ events }: Entry, { played, anew }: Applied): void {
    const { table } = this;
    const now = Date.now();
    for (const seat of this.seats) {
      if (anew) this.tell(scene(table, seat, table.n - 2, now));
      else if (played.length) this.tell(change(table, seat, played, now));
    }
    for (const event of events) if (event.kind === "spoke") this.tell(said(table.n - 1, event));
    if (events.some(({ kind }) => kind !== "moved" && kind !== "spoke") || !table.asks.size) {
      this.tell({ type: "table-changed", table: info(table), me: table.me, now });
    }
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rested(), REST);
  }

  /** Where this device looks from. */
  private get seats(): number[] {
    return this.table.me.length ? this.table.me : [WATCHER];
  }

  private tell(message: ServerMessage): void {
    for (const client of this.clients) client.send(message);
  }

  private rested(): void {
    for (const seat of this.table.me) {
      const undo = undoKind(this.table, seat);
      if (undo !== "no") this.tell({ type: "undo-changed", seat, n: this.table.n - 1, undo });
    }
  }

  // Who looks on

  join(client: Client): void {
    this.clients.add(client); // what is due is planned when it has said its pace
  }

  /** Whether anybody is left. */
  leave(client: Client): boolean {
    this.clients.delete(client);
    if (this.clients.size) return true;
    for (const { timer } of this.plans) clearTimeout(timer);
    clearTimeout(this.resting);
    this.plans = [];
    return false;
  }

  async hear(client: Client, message: ClientMessage): Promise<void> {
    const id = ("id" in message && message.id) || 0;
    try {
      await this.answer(client, message, id);
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      client.send({ type: "refusal", id, why: no.why, blanks: no.blanks });
    }
  }

  private async answer(client: Client, message: ClientMessage, id: number): Promise<void> {
    switch (message.type) {
      case "hello":
        return this.welcome(client, message);
      case "set-pace":
        return this.setPace(client, message.pace);
      case "play":
        return this.run({ kind: "play", ...message });
      case "undo":
        return this.run({ kind: "undo", seat: message.seat });
      case "say":
        return this.run({ kind: "say", text: message.text });
      case "why":
        return client.send(this.because(id, message.seat, message.move));
      case "hint":
        return this.advise(client, id, message.seat);
      case "ping":
        return client.send({ type: "pong", id, now: Date.now() });
      default:
        throw new Refused("undo-not-asked"); // nobody else is here to be asked
    }
  }

  private welcome(client: Client, { version, seen = -1, pace = "normal" }: Hello): void {
    const { table } = this;
    if (version !== VERSION) return client.close(BAD_HELLO);
    const now = Date.now();
    const { box } = table.opened;
    this.setPace(client, pace);
    client.send({ type: "welcome", version, table: info(table), box, me: table.me, now });
    for (const [n, spoke] of table.chat) if (n > seen) client.send(said(n, spoke));
    for (const seat of this.seats) client.send(scene(table, seat, seen, now));
    if (!this.keeps) client.send(NOT_KEPT);
  }

  /** Answered from the seat's own view, as at a server. */
  private because(id: number, seat: number, move: number): Because {
    const { match, status } = this.table;
    if (status !== "playing") throw new Refused("table-not-playing");
    const told = match.whyNot(seat, move);
    const later = told.why === "" && this.table.opened.script;
    return { type: "because", id, ...told, why: later ? "lesson-not-now" : told.why };
  }

  private async advise(client: Client, id: number, seat: number): Promise<void> {
    const { table } = this;
    if (!table.opened.hints) throw new Refused("hints-off");
    if (!table.asks.has(seat)) throw new Refused("not-your-turn");
    const moves = await advise(table, seat);
    client.send({ type: "advice", id, move: moves[0]!.move, moves });
  }

  // What is due

  private setPace(client: Client, pace: Pace): void {
    client.pace = pace;
    this.plan();
  }

  /** The calmest that any page wants. */
  private get pace(): Pace {
    const all = [...this.clients].map(({ pace }) => pace);
    return all.reduce((a, b) => (PACES[b] > PACES[a] ? b : a));
  }

  /** Bots begin to think at once, and move when it is time. */
  private plan(): void {
    const wanted = this.clients.size ? due(this.table, this.pace) : [];
    const old = this.plans;
    this.plans = old.filter((plan) => wanted.some((one) => sameDue(one, plan.due)));
    for (const { timer } of old.filter((plan) => !this.plans.includes(plan))) clearTimeout(timer);
    for (const one of wanted) {
      if (!this.plans.some((plan) => sameDue(one, plan.due))) this.prepare(one);
    }
  }

  /** In a lesson: others make moves up to this one of the script. */
  allow(moves: number): void {
    this.table.allowed = moves;
    this.plan();
  }

  private prepare(due: Due): void {
    const plan: Plan = { due };
    const move = due.what === "bot" ? this.chosen(due) : null;
    move?.catch(() => undefined); // whoever waits for it then is told
    plan.timer = setTimeout(() => void this.act(plan, move), due.when - Date.now());
    this.plans.push(plan);
  }

  /** A timer may be a moment early by the clock: what is refused is tried again while it is due. */
  private async act(plan: Plan, thought: Promise<number> | null): Promise<void> {
    const { seat, asked, what } = plan.due;
    const otherwise = what === "idle" ? this.table.match.patience(seat)[1] : null;
    try {
      const move = otherwise ?? (await (thought ?? this.chosen({ seat })));
      await this.run({ kind: "play", seat, at: asked, move, due: true });
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      if (!this.plans.includes(plan)) return; // somebody was quicker
      plan.timer = setTimeout(() => void this.act(plan, null), AGAIN);
    }
  }

  private chosen({ seat }: Pick<Due, "seat">): Promise<number> {
    const { opened, chairs, asks } = this.table;
    if (opened.script) return Promise.resolve(asks.get(seat)![0]!);
    return choose(this.table, seat, chairs[seat]!.level);
  }
}

const said = (n: number, { seat, name, text, at }: Spoke): Said => ({
  type: "said",
  n,
  seat,
  name,
  text,
  time: at,
});

const winners = ({ match }: Table) => match.shares().flatMap((share, p) => (share > 0 ? p : []));

/** The table as lists show it. */
export function lineOf(table: Table): TableLine {
  const { id, status, actors, me, changed } = table;
  return {
    id,
    game: table.opened.game,
    status,
    seats: seatInfos(table),
    actors,
    me,
    clock: null,
    rated: false,
    changed,
    since: 0, // nobody else could watch
    winners: status === "over" ? winners(table) : [],
    ending: "",
  };
}
