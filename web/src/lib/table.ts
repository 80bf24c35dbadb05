/** A table's WebSocket as the page sees it: what is known of the table, kept right through breaks. */

import { Refused } from "./api";
import { Offset, type Clock } from "./clock";
import { apply } from "./view";
import { VERSION } from "./wire";
import type {
  Advice,
  Around,
  Asked,
  Because,
  Change,
  ClientMessage,
  LogLine,
  Regret,
  Said,
  Scene,
  ServerMessage,
  TableInfo,
  Values,
  Welcome,
} from "./wire";

/** One step of the match, with the view before and after it. */
export interface Seen {
  who: number;
  move: number;
  before: Values;
  after: Values;
}

/** All that a seat (null: a spectator) knows. A new object whenever something changes. */
export interface Sight {
  seat: number | null;
  n: number;
  view: Values;
  log: LogLine[];
  actors: number[];
  /** Whoever of them is quicker moves first. */
  racing: boolean;
  asked: Asked | null;
  /** When the question came, by our clock: `asked.wait` counts from then. */
  askedAt: number;
  undo: Regret["undo"];
  /** Steps since the last scene, the newest last, and how many there were in all. */
  steps: Seen[];
  count: number;
  scene: number;
}

export interface Line {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

interface Sent {
  seat: number;
  at: number;
  move: number;
  id: number;
}

type Answer = Because | Advice;
type Wish = Extract<ClientMessage, { id?: number }>;
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (no: Refused) => void;
}

export type Status = "connecting" | "open" | "lost" | "gone" | "outdated" | "closed";

const STEPS_KEPT = 64;
const PING = 20_000; // ms between two signs of life
const PATIENCE = 8_000; // ms for an answer to one
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const BAD_HELLO = 4000;
const NO_TABLE = 4004;

export class TableClient {
  status: Status = "connecting";
  table: TableInfo | null = null;
  box: Record<string, unknown> = {};
  me: number[] = [];
  sights: Map<number | null, Sight> = new Map();
  chat: Said[] = [];
  clocks: Clock[] = [];
  clocksAt = 0;
  /** A move on its way, until the question is another one. */
  sent: Sent | null = null;
  readonly offset = new Offset();

  private line: Line | null = null;
  private ids = 0;
  private scenes = 0;
  private tries = 0;
  private pinged = 0;
  private wishes: Wish[] = [];
  private waiting = new Map<number, Waiting>();
  private timers: Record<"again" | "ping" | "silence", ReturnType<typeof setTimeout> | undefined> =
    {
      again: undefined,
      ping: undefined,
      silence: undefined,
    };

  constructor(
    private readonly open: () => Line,
    private readonly changed: () => void,
    private readonly refused: (no: Refused) => void,
    private readonly now: () => number = () => Date.now(),
  ) {}

  // The line

  connect(): void {
    clearTimeout(this.timers.again);
    const line = (this.line = this.open());
    line.onopen = () => this.say({ type: "hello", version: VERSION, seen: this.seen() });
    line.onmessage = ({ data }) => {
      if (line === this.line) this.hear(JSON.parse(data) as ServerMessage);
    };
    line.onclose = ({ code }) => {
      if (line === this.line) this.lost(code);
    };
  }

  /** The last entry of the log that all our seats know. */
  private seen(): number {
    const all = [...this.sights.values()].map(({ n }) => n);
    return all.length ? Math.min(...all) : -1;
  }

  private lost(code: number): void {
    this.line = null;
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.silence);
    for (const { reject } of this.waiting.values()) reject(new Refused("connection-lost"));
    this.waiting.clear();
    this.status = code === NO_TABLE ? "gone" : code === BAD_HELLO ? "outdated" : "lost";
    if (this.status === "lost") this.timers.again = setTimeout(() => this.connect(), this.pause());
    this.changed();
  }

  /** Longer each time, and not the same for everyone who was cut off together. */
  private pause(): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    return wait * (0.5 + Math.random() / 2);
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  wake(): void {
    if (this.status === "lost" && !this.line) this.connect();
    else if (this.status === "open") this.ping();
  }

  close(): void {
    const line = this.line;
    this.line = null;
    this.status = "closed";
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    line?.close();
  }

  /** Anew, because we have become somebody else. */
  begin(): void {
    const line = this.line;
    this.line = null;
    this.status = "connecting";
    line?.close();
    this.connect();
  }

  private ping(): void {
    clearTimeout(this.timers.ping);
    this.pinged = this.now();
    this.say({ type: "ping", id: ++this.ids });
    clearTimeout(this.timers.silence);
    this.timers.silence = setTimeout(() => this.cut(), PATIENCE);
  }

  /** The other end has gone without a word. */
  private cut(): void {
    const line = this.line;
    this.lost(0);
    line?.close();
  }

  private say(message: ClientMessage): void {
    this.line?.send(JSON.stringify(message));
  }

  // What we want

  play(seat: number, move: number): void {
    const asked = this.sights.get(seat)?.asked;
    if (!asked?.moves.includes(move)) return;
    this.sent = { seat, at: asked.at, move, id: ++this.ids };
    if (this.status === "open") this.send(this.sent);
    this.changed();
  }

  private send({ seat, at, move, id }: Sent): void {
    this.say({ type: "play", seat, at, move, id });
  }

  why(seat: number, move: number): Promise<Because> {
    return this.ask({ type: "why", seat, move }) as Promise<Because>;
  }

  async hint(seat: number): Promise<number> {
    return ((await this.ask({ type: "hint", seat })) as Advice).move;
  }

  private ask(wish: Wish): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.status !== "open") return reject(new Refused("connection-lost"));
      const id = ++this.ids;
      this.waiting.set(id, { resolve, reject });
      this.say({ ...wish, id });
    });
  }

  /** Something whose outcome everybody is told; false if it is not sent, now or once we are welcome. */
  wish(wish: Wish): boolean {
    if (this.status === "open") this.say({ ...wish, id: ++this.ids });
    else if (this.status === "connecting") this.wishes.push(wish);
    else this.refused(new Refused("connection-lost"));
    return this.status === "open" || this.status === "connecting";
  }

  // What we are told

  private hear(message: ServerMessage): void {
    clearTimeout(this.timers.silence);
    clearTimeout(this.timers.ping);
    this.timers.ping = setTimeout(() => this.ping(), PING);
    switch (message.type) {
      case "welcome":
        this.welcome(message);
        break;
      case "scene":
        this.scene(message);
        break;
      case "change":
        this.change(message);
        break;
      case "regret":
        this.update(message.seat, (old) => (message.n >= old.n ? { undo: message.undo } : {}));
        break;
      case "around":
        this.around(message);
        break;
      case "said":
        this.heard(message);
        break;
      case "pong":
        this.offset.hear(message.now, this.pinged, this.now());
        break;
      case "refusal":
        this.refusal(message.id, new Refused(message.why, message.blanks));
        break;
      case "because":
      case "advice":
        this.answer(message.id, message);
        break;
    }
    this.changed();
  }

  private welcome(message: Welcome): void {
    const mine = message.me.length ? message.me : [null];
    if (this.sights.size && !mine.every((seat) => this.sights.has(seat))) {
      this.sights = new Map(); // seats changed hands in the break: their log is not known from here
      return this.begin();
    }
    this.status = "open";
    this.tries = 0;
    this.box = message.box;
    this.around(message);
    for (const wish of this.wishes.splice(0)) this.wish(wish);
  }

  private around({ table, me, now }: Welcome | Around): void {
    this.table = table;
    this.me = me;
    const mine = ([seat]: [number | null, Sight]) =>
      seat === null ? !me.length : me.includes(seat);
    this.sights = new Map([...this.sights].filter(mine));
    this.clocks = table.seats.map(({ left, ticking }) => ({ left, ticking }));
    this.clocksAt = this.now();
    if (!this.offset.ms) this.offset.ms = now - this.now();
  }

  private scene(message: Scene): void {
    const { seat, n, view, told, actors, racing, asked, undo } = message;
    const old = this.sights.get(seat);
    const first = told[0]?.n ?? Infinity;
    const log = [...(old?.log ?? []).filter((line) => line.n < first), ...told];
    this.put({
      seat,
      n,
      view,
      log,
      actors,
      racing,
      asked,
      undo,
      askedAt: this.now(),
      steps: [],
      count: 0,
      scene: ++this.scenes,
    });
    this.settle(seat, asked, true);
  }

  private change(message: Change): void {
    const { seat, n, time, actors, racing, asked, left } = message;
    const old = this.sights.get(seat);
    if (!old || n <= old.n) return;
    const steps: Seen[] = [];
    let view = old.view;
    for (const { who, move, view: changes } of message.steps) {
      const after = apply(view, changes);
      steps.push({ who, move, before: view, after });
      view = after;
    }
    const lines = steps.map(({ who, move }) => ({ kind: "move" as const, n, who, move, time }));
    const log = [...old.log, ...lines];
    const kept = [...old.steps, ...steps].slice(-STEPS_KEPT);
    this.put({
      ...old,
      n,
      view,
      log,
      actors,
      racing,
      asked,
      undo: "no",
      askedAt: this.now(),
      steps: kept,
      count: old.count + steps.length,
    });
    if (left.length) this.tick(left, actors);
    this.settle(seat, asked, false);
  }

  private tick(left: (number | null)[], actors: number[]): void {
    const runs = (p: number) => {
      const seat = this.table!.seats[p]!;
      return (
        actors.includes(p) && (seat.taken === "person" || seat.taken === "outside") && !seat.away
      );
    };
    this.clocks = left.map((ms, p) => ({ left: ms, ticking: runs(p) }));
    this.clocksAt = this.now();
  }

  /** A move we sent is done with once the question is another; after a break it is sent again. */
  private settle(seat: number | null, asked: Asked | null, again: boolean): void {
    if (this.sent?.seat !== seat) return;
    if (asked?.at !== this.sent.at || !asked.moves.includes(this.sent.move)) this.sent = null;
    else if (again) this.send(this.sent);
  }

  private heard(message: Said): void {
    if (!this.chat.some(({ n }) => n === message.n)) this.chat = [...this.chat, message];
  }

  private refusal(id: number, no: Refused): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.sent?.id === id) this.sent = null;
    if (waiting) waiting.reject(no);
    else this.refused(no);
  }

  private answer(id: number, answer: Answer): void {
    this.waiting.get(id)?.resolve(answer);
    this.waiting.delete(id);
  }

  private update(seat: number, make: (old: Sight) => Partial<Sight>): void {
    const old = this.sights.get(seat);
    if (old) this.put({ ...old, ...make(old) });
  }

  private put(sight: Sight): void {
    this.sights = new Map(this.sights).set(sight.seat, sight);
  }
}

/** The address of a table's line, beside the page. */
export function lineTo(id: string): Line {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(
    `${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}`,
  ) as unknown as Line;
}
