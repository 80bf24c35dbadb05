import { beforeEach, expect, test, vi } from "vitest";
import { lineTo } from "../src/lib/line";

class FakeSocket {
  static OPEN = 1;
  static said: string[] = [];
  readyState = 1;
  constructor(readonly url: string) {}
  send(text: string): void {
    if (this.readyState !== 1) throw new Error("already in CLOSING or CLOSED state");
    FakeSocket.said.push(text);
  }
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "here" });
  FakeSocket.said = [];
});

test("goes to the table, beside the page", () => {
  expect((lineTo("a b") as unknown as FakeSocket).url).toBe("wss://here/ws/tables/a%20b");
});

test("says what it is given while it is open", () => {
  lineTo("t").send("hello");
  expect(FakeSocket.said).toEqual(["hello"]);
});

test("is closed by what it can no longer say, before the socket tells so", () => {
  const line = lineTo("t");
  const closed: number[] = [];
  line.onclose = ({ code }) => closed.push(code);
  (line as unknown as FakeSocket).readyState = 2;
  line.send("hello?");
  expect([FakeSocket.said, closed]).toEqual([[], [1006]]);
});
