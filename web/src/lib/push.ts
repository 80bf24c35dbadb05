/** Notices in this browser: a subscription at its maker's push service, which the server is told of. */

import { addChannel, howIHear } from "./api";
import { Refused } from "./refused";
import type { AddChannel, ChannelInfo, Reach } from "./wire";

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Refused where the person or the browser says no. */
export async function pushOn(key: string, lang: AddChannel["lang"]): Promise<Reach> {
  if ((await Notification.requestPermission()) !== "granted") throw new Refused("push-denied");
  const old = await subscription();
  const same = old && keyOf(old) === key;
  if (old && !same) await old.unsubscribe();
  const held = same ? old : await subscribed(key);
  return addChannel({ ...formOf(held, key), lang, instead: old?.endpoint ?? "" });
}

export async function pushOff(): Promise<void> {
  await (await subscription())?.unsubscribe();
}

/** Which of my channels leads to this browser. */
export async function channelHere(channels: ChannelInfo[]): Promise<ChannelInfo | undefined> {
  const held = canPush() ? await subscription() : null;
  const mark = held && (await digest(held.endpoint));
  return channels.find(({ kind, about }) => kind === "push" && about === mark);
}

/** Whether what is broken was this browser's own channel, and is on again. */
export async function mended(lang: AddChannel["lang"]): Promise<boolean> {
  const { channels, push_key } = await howIHear();
  const broken = channels.filter(({ state }) => state === "broken");
  const here = await channelHere(broken);
  if (!here || !push_key || Notification.permission !== "granted") return false;
  await pushOn(push_key, lang);
  return broken.length === 1;
}

async function registration(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`);
  return navigator.serviceWorker.ready;
}

async function subscription(): Promise<PushSubscription | null> {
  const held = await navigator.serviceWorker.getRegistration();
  return (await held?.pushManager.getSubscription()) ?? null;
}

async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await registration();
  return pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => Promise.reject(new Refused("push-not-here")));
}

function formOf(held: PushSubscription, key: string) {
  const { endpoint = "", keys = {} } = held.toJSON();
  const { p256dh: point = "", auth = "" } = keys;
  return { kind: "push" as const, address: endpoint, point, auth, key, room: "", token: "" };
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** As the server shows it: addresses of browsers are long, and keys. */
async function digest(endpoint: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").slice(0, 16);
}
