/** The service worker: it keeps the page for when there is no network. The build fills in what to keep. */

const FILES = []; // filled in by offline.ts
const VERSION = ""; // likewise: of all their contents

const HOME = registration.scope;
const OURS = `wyrmhoard ${HOME} `; // another copy of the page may live at the same host
const CACHE = OURS + VERSION;
const AT_ONCE = 3; // files, so that whoever plays meanwhile has the network, too
const PATIENCE = 3000; // ms with the network, until the page is shown as it was kept

addEventListener("install", (event) => event.waitUntil(keepAll()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(HOME)) return;
  const path = url.slice(HOME.length);
  if (path.startsWith("api/")) return; // tables and people are never told from memory
  if (mode === "navigate") event.respondWith(page(event.request));
  else if (lasts(path) || FILES.includes(path)) event.respondWith(kept(event.request));
});

addEventListener("push", (event) => event.waitUntil(show(event.data)));
addEventListener("notificationclick", (event) => event.waitUntil(follow(event.notification)));
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** A notice of the server's, in its words; the same one again takes the place of the first. */
async function show(data) {
  const { title, body, tag, lang, url } = data.json();
  const icon = new URL("icon-192.png", HOME).href;
  await registration.showNotification(title, { body, tag, lang, icon, data: { url } });
}

/** To the page that shows it already, or to a new one; never to another site. */
async function follow(notification) {
  notification.close();
  const { url } = notification.data;
  const there = url.startsWith(HOME) ? url : HOME;
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url.split(/[?#]/)[0] === there);
  await (open ? open.focus() : clients.openWindow(there));
}

/** The browser has let its subscription go: a new one takes its place at the server. */
async function renew({ oldSubscription: old, newSubscription }) {
  const next = newSubscription ?? (old && (await registration.pushManager.subscribe(old.options)));
  if (!next) return;
  const { endpoint: address, keys } = next.toJSON();
  const key = encode(next.options.applicationServerKey);
  const form = { kind: "push", address, point: keys.p256dh, auth: keys.auth, key };
  await fetch(new URL("api/me/reach", HOME), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...form, instead: old?.endpoint ?? "" }),
  });
}

const SIGNS = { "+": "-", "/": "_", "=": "" };
const encode = (key) =>
  btoa(String.fromCharCode(...new Uint8Array(key))).replace(/[+/=]/g, (sign) => SIGNS[sign]);

/** Its name changes with its content. */
const lasts = (path) => path.startsWith("assets/");

async function keepAll() {
  const cache = await caches.open(CACHE);
  const files = [...FILES];
  const one = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await keep(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** What an older page kept is not fetched again. */
async function keep(cache, file) {
  const known = lasts(file) && (await caches.match(new URL(file, HOME)));
  const answer = known || (await fetch(file, { cache: lasts(file) ? "default" : "reload" }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await cache.put(file, answer);
}

/** Called when no page is open that an older one serves: nothing changes in mid-match. */
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** A page that begins is the server's newest, so that the two understand each other. */
async function page(request) {
  const late = new Promise((_, no) => setTimeout(no, PATIENCE));
  try {
    return await Promise.race([fresh(request), late]);
  } catch {
    const cache = await caches.open(CACHE);
    return (await cache.match(HOME)) ?? fetch(request);
  }
}

/** A proxy before a server that is down answers, too. */
async function fresh(request) {
  const answer = await fetch(request);
  if (answer.status >= 500) throw new Error(answer.statusText);
  return answer;
}

const kept = async (request) => (await caches.match(request)) ?? fetch(request);
