/** From the second visit on the page needs no network. */

const AFTER = 2000; // ms for a first visit that has the network for itself

export function keepForOffline(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    addEventListener("load", () => setTimeout(register, AFTER));
}

function register(): void {
  const worker = `${import.meta.env.BASE_URL}sw.js`;
  navigator.serviceWorker.register(worker).catch(() => undefined); // a browser that keeps nothing still plays
}
