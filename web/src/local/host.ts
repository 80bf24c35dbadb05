/** The page's side of the worker in which rules, bots and local tables run. */

import type { Line } from "../lib/line";
import { Refused } from "../lib/refused";

/** What goes over: a question with its number, and its answer with the same. */
export interface Question {
  id: number;
  what: string;
  given: unknown[];
}
export interface Answer {
  id: number;
  result?: unknown;
  refused?: { why: string; blanks: Record<string, string | number> };
  failed?: string;
}

interface Waiting {
  resolve: (result: never) => void;
  reject: (no: Error) => void;
}

const DIED = 1011; // a line's end when the worker is gone, as a server says it of its own fault

const PATIENCE = 60_000; // ms for a table to be found, rules to be fetched for it included

let worker: Worker | null = null;
let ids = 0;
const waiting = new Map<number, Waiting>();
const lines = new Set<LocalLine>();

/** Something the worker answers; refused as a server refuses. */
export function ask<T>(what: string, ...given: unknown[]): Promise<T> {
  return send(what, given, []);
}

function send<T>(what: string, given: unknown[], transfer: Transferable[]): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const id = ++ids;
    waiting.set(id, { resolve, reject });
    running().postMessage({ id, what, given } satisfies Question, transfer);
  });
}

/** Started when it is first needed, and again when it has died. */
function running(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Answer>) => answered(data);
  worker.onerror = (event) => died(event.message);
  return worker;
}

function answered({ id, result, refused, failed }: Answer): void {
  const { resolve, reject } = waiting.get(id)!;
  waiting.delete(id);
  if (refused) reject(new Refused(refused.why, refused.blanks));
  else if (failed !== undefined) reject(new Error(failed));
  else resolve(result as never);
}

/** Whoever waits is told; lines end, and connect again as after any break. */
function died(why: string): void {
  console.warn(`the worker stopped: ${why}`);
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Refused("local-stopped"));
  waiting.clear();
  for (const line of [...lines]) line.end(DIED);
}

/** A line to a table in the worker, which speaks as a server's does. */
export class LocalLine implements Line {
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;
  private readonly port: MessagePort;

  constructor(table: string) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }: MessageEvent<string | number>) =>
      typeof data === "number" ? this.end(data) : this.onmessage?.({ data });
    lines.add(this);
    const silent = setTimeout(() => died("no answer"), PATIENCE);
    void send("connect", [table, port2], [port2])
      .then(
        () => this.onopen?.(),
        () => this.end(DIED),
      )
      .finally(() => clearTimeout(silent));
  }

  send(text: string): void {
    this.port.postMessage(text);
  }

  close(): void {
    this.port.postMessage(null);
    this.end(1000);
  }

  end(code: number): void {
    if (!lines.delete(this)) return;
    this.port.close();
    this.onclose?.({ code });
  }
}
