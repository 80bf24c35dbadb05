/** The service worker shows a notice, and leads to its table and nowhere else. */

import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

const HOME = "https://d.test/";
type Handler = (event: Record<string, unknown>) => void;

function worker(pages: { url: string; focus: () => void }[] = []) {
  const handlers: Record<string, Handler> = {};
  const registration = { scope: HOME, showNotification: vi.fn(), pushManager: {} };
  const clients = { matchAll: async () => pages, openWindow: vi.fn() };
  const fetched = vi.fn();
  const code = readFileSync("src/sw.js", "utf-8");
  const listen = (name: string, handler: Handler) => void (handlers[name] = handler);
  new Function("registration", "clients", "addEventListener", "fetch", code)(
    registration,
    clients,
    listen,
    fetched,
  );
  const tell = async (name: string, event: Record<string, unknown>) => {
    let done: unknown;
    handlers[name]!({ ...event, waitUntil: (work: unknown) => void (done = work) });
    await done;
  };
  return { registration, clients, fetched, tell };
}

test("a push is shown in the server's words, the same again in the same place", async () => {
  const { registration, tell } = worker();
  const said = { title: "Your turn", body: "Now", url: `${HOME}t/x`, tag: "a-x-3", lang: "en" };
  await tell("push", { data: { json: () => said } });
  expect(registration.showNotification).toHaveBeenCalledWith(
    "Your turn",
    expect.objectContaining({ body: "Now", tag: "a-x-3", lang: "en", data: { url: `${HOME}t/x` } }),
  );
});

const clicked = (url: string) => ({ notification: { close: vi.fn(), data: { url } } });

test("a click leads to the table, in a page that shows it already if there is one", async () => {
  const fresh = worker();
  await fresh.tell("notificationclick", clicked(`${HOME}t/x`));
  expect(fresh.clients.openWindow).toHaveBeenCalledWith(`${HOME}t/x`);
  const page = { url: `${HOME}t/x#log`, focus: vi.fn() };
  const open = worker([page]);
  await open.tell("notificationclick", clicked(`${HOME}t/x`));
  expect(page.focus).toHaveBeenCalled();
  expect(open.clients.openWindow).not.toHaveBeenCalled();
});

test("a click never leads to another site", async () => {
  const { clients, tell } = worker();
  await tell("notificationclick", clicked("https://elsewhere.test/t/x"));
  expect(clients.openWindow).toHaveBeenCalledWith(HOME);
});

test("a subscription the browser let go is replaced at the server", async () => {
  const { fetched, tell } = worker();
  const next = {
    options: { applicationServerKey: new Uint8Array([251, 255]).buffer },
    toJSON: () => ({ endpoint: "https://p.test/2", keys: { p256dh: "P", auth: "A" } }),
  };
  await tell("pushsubscriptionchange", {
    oldSubscription: { endpoint: "https://p.test/1" },
    newSubscription: next,
  });
  const [url, { body }] = fetched.mock.calls[0]!;
  expect(String(url)).toBe(`${HOME}api/me/reach`);
  expect(JSON.parse(body)).toMatchObject({
    kind: "push",
    address: "https://p.test/2",
    instead: "https://p.test/1",
    key: "-_8",
  });
});
