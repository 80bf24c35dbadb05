/** A line that is opened again when it breaks, and asked now and then whether it still hears. */

import type { Line } from "./line";
import type { ClientMessage, ServerMessage } from "./wire";

export type Status = "connecting" | "open" | "lost" | "gone" | "outdated" | "closed";

/** Whoever talks over it. */
export interface Talker {
  hello(): ClientMessage;
  hear(message: ServerMessage): void;
  lost(): void;
}

const PING = 20_000; // ms between two signs of life
const PATIENCE = 8_000; // ms for an answer to one
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const BAD_HELLO = 4000;
const NO_TABLE = 4004;

export class Connection {
  status: Status = "connecting";

  private line: Line | null = null;
  private tries = 0;
  private ids = 0;
  private timers: Record<"again" | "ping" | "silence", ReturnType<typeof setTimeout> | undefined> =
    {
      again: undefined,
      ping: undefined,
      silence: undefined,
    };

  constructor(
    private readonly open: () => Line,
    private readonly talker: Talker,
  ) {}

  connect(): void {
    clearTimeout(this.timers.again);
    const line = (this.line = this.open());
    line.onopen = () => this.say(this.talker.hello());
    line.onmessage = ({ data }) => {
      if (line === this.line) this.hear(JSON.parse(data) as ServerMessage);
    };
    line.onclose = ({ code }) => {
      if (line === this.line) this.lost(code);
    };
  }

  /** Anew, because we have become somebody else. */
  begin(): void {
    this.drop("connecting");
    this.connect();
  }

  close(): void {
    this.drop("closed");
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
  }

  /** The other end has welcomed us. */
  welcome(): void {
    this.status = "open";
    this.tries = 0;
  }

  /** The network is back, or somebody looks again: do not wait any longer. */
  wake(): void {
    if (this.status === "lost" && !this.line) this.connect();
    else if (this.status === "open") this.ping();
  }

  /** The number of the next thing that wants an answer. */
  next(): number {
    return ++this.ids;
  }

  /** Whether it is on its way, as far as can be known here. */
  say(message: ClientMessage): boolean {
    const line = this.line;
    line?.send(JSON.stringify(message));
    return line !== null && line === this.line;
  }

  private hear(message: ServerMessage): void {
    clearTimeout(this.timers.silence);
    clearTimeout(this.timers.ping);
    this.timers.ping = setTimeout(() => this.ping(), PING);
    this.talker.hear(message);
  }

  private ping(): void {
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.silence);
    this.timers.silence = setTimeout(() => this.cut(), PATIENCE);
    this.say({ type: "ping", id: this.next() });
  }

  /** The other end has gone without a word. */
  private cut(): void {
    const line = this.line;
    this.lost(0);
    line?.close();
  }

  private drop(status: Status): void {
    const line = this.line;
    this.line = null;
    this.status = status;
    line?.close();
  }

  private lost(code: number): void {
    this.line = null;
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.silence);
    this.status = code === NO_TABLE ? "gone" : code === BAD_HELLO ? "outdated" : "lost";
    if (this.status === "lost") this.timers.again = setTimeout(() => this.connect(), this.pause());
    this.talker.lost();
  }

  /** Longer each time, and not the same for everyone who was cut off together. */
  private pause(): number {
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++);
    return wait * (0.5 + Math.random() / 2);
  }
}
