/** Bots at local tables: several think at once, each in a worker of its own. */

import { Refused } from "../lib/refused";
import type { Advised } from "../lib/wire";
import type { Table } from "./table";
import type { Thought } from "./thinker";

const MOST = 4; // workers: each has the rules of a game and room for a search

interface Task {
  thought: Thought;
  resolve: (answer: never) => void;
  reject: (no: Error) => void;
}

const idle: Worker[] = [];
const waiting: Task[] = [];
let running = 0;

/** The move a bot of this level makes, given the seat's view, what it heard and nothing else. */
export const choose = (table: Table, seat: number, level: string): Promise<number> =>
  think(table, seat, level);

/** The best moves there are, given the same. */
export const advise = (table: Table, seat: number): Promise<Advised[]> => think(table, seat, null);

function think<T>(table: Table, seat: number, level: string | null): Promise<T> {
  const { match } = table;
  const game = match.rules.module.about.game;
  const given = { view: match.look([seat])[0]!, heard: table.heard(seat) };
  const thought = { game, level, seat, box: match.box, ...given };
  return new Promise((resolve, reject) => {
    waiting.push({ thought, resolve: resolve as Task["resolve"], reject });
    next();
  });
}

function next(): void {
  const most = Math.min(MOST, Math.max(2, navigator.hardwareConcurrency));
  while (waiting.length && (idle.length || running < most)) {
    give(idle.pop() ?? started(), waiting.shift()!);
  }
}

function started(): Worker {
  running++;
  return new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
}

function give(worker: Worker, { thought, resolve, reject }: Task): void {
  const stopped = (why: string) => {
    console.warn(`a bot stopped thinking: ${why}`);
    reject(new Refused("local-stopped"));
  };
  worker.onmessage = ({ data }: MessageEvent<number | Advised[] | string>) => {
    idle.push(worker);
    if (typeof data === "string") stopped(data);
    else resolve(data as never);
    next();
  };
  worker.onerror = ({ message }) => {
    running--;
    worker.terminate();
    stopped(message);
    next();
  };
  worker.postMessage(thought);
}
