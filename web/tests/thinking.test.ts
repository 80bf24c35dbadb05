/** Several bots think at once; one that fails takes nobody with it. */

import { beforeEach, expect, test, vi } from "vitest";
import type { Table } from "../src/local/table";
import { choose } from "../src/local/thinking";
import { Refused } from "../src/lib/refused";

interface FakeWorker {
  onmessage: (event: { data: number | string }) => void;
  onerror: (event: { message: string }) => void;
  postMessage: (thought: { seat: number }) => void;
  terminate: () => void;
}

let busy: { worker: FakeWorker; seat: number }[] = [];

class Fake implements FakeWorker {
  onmessage = () => undefined;
  onerror = () => undefined;
  terminate = () => undefined;
  postMessage({ seat }: { seat: number }) {
    busy.push({ worker: this, seat });
  }
}

const match = {
  rules: { module: { about: { game: "g" } } },
  box: new Uint8Array(),
  look: () => [new Uint8Array()],
};
const table = { match, heard: () => new Int32Array() } as unknown as Table;

beforeEach(() => {
  busy = [];
  vi.stubGlobal("Worker", Fake);
  vi.stubGlobal("self", { location: "http://localhost/" });
  vi.stubGlobal("navigator", { hardwareConcurrency: 2 });
});

test("as many as there are cores, the others wait, and a failure is told to whoever asked", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const chosen = [0, 1, 2, 3].map((seat) => choose(table, seat, "easy"));
  expect(busy.map(({ seat }) => seat)).toEqual([0, 1]);
  busy[1]!.worker.onmessage({ data: 11 });
  expect(busy[2]).toEqual({ worker: busy[1]!.worker, seat: 2 });
  busy[0]!.worker.onerror({ message: "out of memory" });
  expect(busy[3]!.seat).toBe(3); // in a worker of its own, not the one that died
  expect(busy[3]!.worker).not.toBe(busy[0]!.worker);
  busy[2]!.worker.onmessage({ data: "no rules" });
  busy[3]!.worker.onmessage({ data: 13 });
  const told = await Promise.all(chosen.map((one) => one.catch((no: unknown) => no)));
  expect(told).toEqual([expect.any(Refused), 11, expect.any(Refused), 13]);
});
