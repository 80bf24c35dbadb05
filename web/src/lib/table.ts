/** A table as the page knows it, kept right through breaks of its line. */

import { Refused } from "./refused";
import type { Clock } from "./clock";
import { Connection, type Status } from "./connection";
import type { Line } from "./line";
import { answerLuck } from "./sealing";
import { withChange, withScene, type Sight } from "./sight";
import { VERSION } from "./wire";
import type {
  Advice,
  Advised,
  Asked,
  Because,
  Change,
  ClientMessage,
  Pace,
  Said,
  Scene,
  ServerMessage,
  TableChanged,
  TableInfo,
  Welcome,
} from "./wire";

interface Sent {
  seat: number;
  at: number;
  move: number;
  id: number;
  decided: boolean;
}

type Answer = Because | Advice;
type Wish = Extract<ClientMessage, { id?: number }>;
interface Waiting {
  resolve: (answer: Answer) => void;
  reject: (no: Refused) => void;
}

export class TableClient {
  table: TableInfo | null = null;
  box: Record<string, unknown> = {};
  me: number[] = [];
  sights: Map<number | null, Sight> = new Map();
  chat: Said[] = [];
  clocks: Clock[] = [];
  clocksAt = 0;
  /** A move on its way, until the question is another one. */
  sent: Sent | null = null;

  private readonly connection: Connection;
  private pace: Pace = "normal";
  private scenes = 0;
  private wishes: Wish[] = [];
  private waiting = new Map<number, Waiting>();
  private quiet = new Set<number>(); // said without anybody's wish: nobody wants to know of a refusal

  constructor(
    open: () => Line,
    private readonly changed: () => void,
    private readonly refused: (no: Refused) => void,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.connection = new Connection(open, this);
  }

  // The line

  get status(): Status {
    return this.connection.status;
  }

  connect(): void {
    this.connection.connect();
  }

  begin(): void {
    this.connection.begin();
  }

  wake(): void {
    this.connection.wake();
  }

  close(): void {
    this.connection.close();
  }

  hello(): ClientMessage {
    return { type: "hello", version: VERSION, seen: this.seen(), pace: this.pace };
  }

  /** How long bots may take; of no interest to anyone else. */
  setPace(pace: Pace): void {
    if (pace === this.pace) return;
    this.pace = pace;
    if (this.status === "open") this.connection.say({ type: "set-pace", pace });
  }

  /** The last entry of the log that all our seats know. */
  private seen(): number {
    const all = [...this.sights.values()].map(({ n }) => n);
    return all.length ? Math.min(...all) : -1;
  }

  lost(): void {
    for (const { reject } of this.waiting.values()) reject(new Refused("connection-lost"));
    this.waiting.clear();
    this.changed();
  }

  // What we want

  /** `decided`: with the last one, so that both are taken back together. */
  play(seat: number, move: number, decided = false): void {
    const asked = this.sights.get(seat)?.asked;
    if (!asked?.moves.includes(move)) return;
    this.sent = { seat, at: asked.at, move, id: this.connection.next(), decided };
    if (this.status === "open") this.send(this.sent);
    this.changed();
  }

  private send({ seat, at, move, id, decided }: Sent): void {
    this.connection.say({ type: "play", seat, at, move, id, ...(decided && { decided }) });
  }

  why(seat: number, move: number): Promise<Because> {
    return this.ask({ type: "why", seat, move }) as Promise<Because>;
  }

  async hint(seat: number): Promise<Advised[]> {
    return ((await this.ask({ type: "hint", seat })) as Advice).moves;
  }

  private ask(wish: Wish): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.status !== "open") return reject(new Refused("connection-lost"));
      const id = this.connection.next();
      this.waiting.set(id, { resolve, reject });
      this.connection.say({ ...wish, id });
    });
  }

  /** Something whose outcome everybody is told; false if it is not sent, now or once we are welcome. */
  wish(wish: Wish): boolean {
    if (this.status === "connecting") return !!this.wishes.push(wish);
    const said =
      this.status === "open" && this.connection.say({ ...wish, id: this.connection.next() });
    if (!said) this.refused(new Refused("connection-lost"));
    return said;
  }

  // What we are told

  hear(message: ServerMessage): void {
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
      case "undo-changed":
        this.update(message.seat, (old) => (message.n >= old.n ? { undo: message.undo } : {}));
        break;
      case "table-changed":
        this.tableChanged(message);
        break;
      case "said":
        this.heard(message);
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
    this.connection.welcome();
    this.box = message.box;
    this.tableChanged(message);
    for (const wish of this.wishes.splice(0)) this.wish(wish);
  }

  private tableChanged({ table, me }: Welcome | TableChanged): void {
    this.table = table;
    this.me = me;
    const mine = ([seat]: [number | null, Sight]) =>
      seat === null ? !me.length : me.includes(seat);
    this.sights = new Map([...this.sights].filter(mine));
    this.clocks = table.seats.map(({ left, ticking }) => ({ left, ticking }));
    this.clocksAt = this.now();
    for (const message of answerLuck(table, this.box, me)) this.sayByItself(message);
  }

  private sayByItself(message: Wish): void {
    const id = this.connection.next();
    this.quiet.add(id);
    this.connection.say({ ...message, id });
  }

  private scene(message: Scene): void {
    const { seat, asked } = message;
    this.put(withScene(this.sights.get(seat), message, this.now(), ++this.scenes));
    this.settle(seat, asked, true);
  }

  private change(message: Change): void {
    const { seat, n, actors, asked, left } = message;
    const old = this.sights.get(seat);
    if (!old || n <= old.n) return;
    this.put(withChange(old, message, this.now()));
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
    else if (!this.quiet.delete(id)) this.refused(no);
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
