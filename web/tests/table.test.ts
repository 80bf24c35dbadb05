import { beforeEach, expect, test, vi } from "vitest";
import type { Refused } from "../src/lib/refused";
import type { Line } from "../src/lib/line";
import { TableClient } from "../src/lib/table";
import type { Asked, ClientMessage, SeatInfo, TableInfo } from "../src/lib/wire";

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  said: ClientMessage[] = [];
  closed = false;
  deaf = false;

  send(text: string): void {
    if (this.deaf) return this.break();
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  hear(...messages: object[]): void {
    for (const message of messages) this.onmessage!({ data: JSON.stringify(message) });
  }
  break(code = 1006): void {
    this.onclose!({ code });
  }
}

let lines: FakeLine[];
let refusals: string[];
let client: TableClient;
const last = () => lines.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  refusals = [];
  const open = () => (lines.push(new FakeLine()), last());
  client = new TableClient(
    open,
    () => undefined,
    (no: Refused) => refusals.push(no.why),
  );
  client.connect();
});

const SEAT: SeatInfo = {
  taken: "person",
  name: "Mira",
  level: "",
  away: false,
  here: true,
  left: null,
  ticking: false,
  agreed: null,
  ends: null,
  luck: "",
  seal: "",
};
const TABLE = { id: "t", game: "mount-drago", seats: [SEAT, { ...SEAT, name: "Bo" }] } as TableInfo;
const welcome = (me = [0]) => ({ type: "welcome", version: 2, table: TABLE, box: {}, me, now: 5 });
const asked = (at: number, moves = [1, 2]): Asked => ({ at, moves, wait: {} });
const line = (n: number, move = 1) => ({ kind: "move", n, who: 0, move, time: 0 });
const scene = (
  n: number,
  told: object[] = [],
  question: Asked | null = null,
  seat: number | null = 0,
) => ({
  type: "scene",
  seat,
  n,
  view: { a: 1, b: [1, 2] },
  told,
  actors: [0],
  asked: question,
  undo: "no",
});
const change = (
  n: number,
  view: object,
  question: Asked | null = null,
  seat: number | null = 0,
) => ({
  type: "change",
  seat,
  n,
  time: 9,
  steps: [{ who: 1, move: 7, view }],
  actors: [0],
  asked: question,
  left: [],
});

function begin(question: Asked | null = null): void {
  last().onopen!();
  last().hear(welcome(), scene(3, [line(2), line(3)], question));
}

test("says hello with what it has seen, and nothing before", () => {
  expect(last().said).toEqual([]);
  begin();
  expect(last().said).toEqual([{ type: "hello", version: 2, seen: -1, pace: "normal" }]);
  last().break();
  vi.advanceTimersByTime(1000);
  last().onopen!();
  expect(last().said).toEqual([{ type: "hello", version: 2, seen: 3, pace: "normal" }]);
});

test("changes are applied in order, with the view before and after each step", () => {
  begin();
  last().hear(change(4, { a: 2 }), change(5, { b: [[1, 9]] }));
  const sight = client.sights.get(0)!;
  expect(sight.view).toEqual({ a: 2, b: [1, 9] });
  expect(sight.steps.map(({ before, after }) => [before.a, after.a])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(sight.log.map(({ n }) => n)).toEqual([2, 3, 4, 5]);
  expect(sight.count).toBe(2);
});

test("a change heard twice is made once", () => {
  begin();
  last().hear(change(4, { a: 2 }), change(4, { a: 3 }));
  expect(client.sights.get(0)!.view.a).toBe(2);
  expect(client.sights.get(0)!.log).toHaveLength(3);
});

test("after a break the log goes on without loss or duplicates", () => {
  begin();
  last().hear(change(4, { a: 2 }));
  last().break();
  expect(client.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  last().onopen!();
  last().hear(welcome(), scene(6, [line(5), line(6)]));
  expect(client.status).toBe("open");
  expect(client.sights.get(0)!.log.map(({ n }) => n)).toEqual([2, 3, 4, 5, 6]);
  expect(client.sights.get(0)!.steps).toEqual([]);
});

test("a whole log replaces what was known of it", () => {
  begin();
  last().hear(scene(4, [line(2), line(3), line(4)]));
  expect(client.sights.get(0)!.log.map(({ n }) => n)).toEqual([2, 3, 4]);
});

test("two seats at one device: what both know is what was seen", () => {
  last().onopen!();
  last().hear(welcome([0, 1]), scene(3), scene(3, [], null, 1), change(4, { a: 2 }, null, 0));
  last().break();
  vi.advanceTimersByTime(1000);
  last().onopen!();
  expect(last().said).toEqual([{ type: "hello", version: 2, seen: 3, pace: "normal" }]);
});

test("seats that changed hands in the break are asked for from the start", () => {
  begin();
  last().break();
  vi.advanceTimersByTime(1000);
  last().onopen!();
  const cut = last();
  cut.hear(welcome([1]), scene(6, [line(6)], null, 1));
  expect(cut.closed).toBe(true);
  last().onopen!();
  expect(last().said).toEqual([{ type: "hello", version: 2, seen: -1, pace: "normal" }]);
  expect(client.sights.size).toBe(0);
});

test("a move says which question it answers, and is done with when that is another", () => {
  begin(asked(3));
  client.play(0, 2);
  expect(last().said.at(-1)).toMatchObject({ type: "play", seat: 0, at: 3, move: 2 });
  expect(client.sent).not.toBeNull();
  last().hear(change(4, {}, null));
  expect(client.sent).toBeNull();
});

test("a move that is not offered is not sent", () => {
  begin(asked(3));
  client.play(0, 5);
  expect(last().said).toHaveLength(1);
});

test("a move made in a break is sent when the question still stands", () => {
  begin(asked(3));
  last().break();
  client.play(0, 2);
  vi.advanceTimersByTime(1000);
  last().onopen!();
  last().hear(welcome(), scene(3, [], asked(3)));
  expect(last().said.filter(({ type }) => type === "play")).toEqual([
    { type: "play", seat: 0, at: 3, move: 2, id: expect.any(Number) },
  ]);
});

test("and forgotten when it does not", () => {
  begin(asked(3));
  client.play(0, 2);
  last().break();
  vi.advanceTimersByTime(1000);
  last().onopen!();
  last().hear(welcome(), scene(5, [line(4), line(5)], asked(5)));
  expect(last().said.filter(({ type }) => type === "play")).toEqual([]);
  expect(client.sent).toBeNull();
});

test("a refused move may be chosen again", () => {
  begin(asked(3));
  client.play(0, 2);
  last().hear({ type: "refusal", id: client.sent!.id, why: "too-late", blanks: {} });
  expect(client.sent).toBeNull();
  expect(refusals).toEqual(["too-late"]);
});

test("questions find their answers, and fail when the line does", async () => {
  begin();
  const why = client.why(0, 4);
  const id = (last().said.at(-1) as { id: number }).id;
  last().hear({ type: "because", id, why: "why-x", clauses: ["MD-1"], blanks: {} });
  expect((await why).clauses).toEqual(["MD-1"]);
  const hint = client.hint(0);
  last().break();
  await expect(hint).rejects.toMatchObject({ why: "connection-lost" });
});

test("waits longer each time, and no longer when woken", () => {
  for (let i = 0; i < 8; i++) {
    last().break();
    vi.advanceTimersByTime(10_000);
  }
  expect(lines).toHaveLength(9);
  last().break();
  vi.advanceTimersByTime(4000);
  expect(lines).toHaveLength(9);
  client.wake();
  expect(lines).toHaveLength(10);
});

test("a silent line is given up", () => {
  begin();
  vi.advanceTimersByTime(20_000);
  expect(last().said.at(-1)).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(8_000);
  expect(client.status).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(2);
});

test("a table that is not there is not asked for again", () => {
  last().break(4004);
  vi.advanceTimersByTime(60_000);
  expect([client.status, lines.length]).toEqual(["gone", 1]);
});

test("what may be taken back is told once the table rests, and no longer after a move", () => {
  begin();
  last().hear({ type: "undo-changed", seat: 0, n: 3, undo: "free" });
  expect(client.sights.get(0)!.undo).toBe("free");
  last().hear(change(4, {}));
  expect(client.sights.get(0)!.undo).toBe("no");
  last().hear({ type: "undo-changed", seat: 0, n: 3, undo: "free" });
  expect(client.sights.get(0)!.undo).toBe("no");
});

test("chat lines are heard once", () => {
  begin();
  const said = { type: "said", n: 4, seat: 0, name: "Mira", text: "<b>", time: 0 };
  last().hear(said, said);
  expect(client.chat).toHaveLength(1);
});

test("a spectator who sits down looks from that seat alone", () => {
  last().onopen!();
  last().hear(welcome([]), scene(3, [], null, null));
  last().hear(scene(4, [line(4)], null, 1), {
    type: "table-changed",
    table: TABLE,
    me: [1],
    now: 5,
  });
  expect([...client.sights.keys()]).toEqual([1]);
});

test("a wish is sent, or kept until we are welcome as somebody else, or refused", () => {
  begin();
  const chat = (text: string) => ({ type: "say", text }) as const;
  expect(client.wish(chat("now"))).toBe(true);
  expect(last().said.at(-1)).toMatchObject(chat("now"));
  client.begin();
  expect(client.wish(chat("soon"))).toBe(true);
  expect(last().said).toEqual([]);
  begin();
  expect(last().said.slice(1)).toMatchObject([chat("soon")]);
  last().break();
  expect(client.wish(chat("never"))).toBe(false);
  expect(refusals).toEqual(["connection-lost"]);
});

test("what is said when nobody hears it any more is refused, and the line opened again", async () => {
  begin();
  last().deaf = true;
  expect(client.wish({ type: "say", text: "never" })).toBe(false);
  expect([client.status, refusals]).toEqual(["lost", ["connection-lost"]]);
  vi.advanceTimersByTime(1000);
  begin();
  last().deaf = true;
  await expect(client.hint(0)).rejects.toMatchObject({ why: "connection-lost" });
});

test("a sign of life that nobody hears does not cut the next line, however slow", () => {
  begin();
  last().deaf = true;
  client.wake();
  expect(client.status).toBe("lost");
  vi.advanceTimersByTime(15_000);
  expect([last().closed, lines.length]).toEqual([false, 2]);
});
