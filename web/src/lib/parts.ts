/** Parts of the page that are fetched when they are needed: the network may be gone by then. */

import { Refused } from "./refused";

/** Offline, the page begins anew once it is online: a browser may keep in mind what it did not get. */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (no) {
    if (!navigator.onLine) addEventListener("online", () => location.reload(), { once: true });
    throw no instanceof Refused ? no : new Refused("server-not-reached");
  }
}

/** Before it is needed. If it cannot be had now, whoever needs it will say so. */
export function early<T>(load: () => Promise<T>): void {
  if (navigator.onLine) load().catch(() => undefined);
}

/** While something tells that it could not be fetched: try again when the network is back. */
export const whenOnline = (act: () => void) => () => {
  addEventListener("online", act);
  return () => removeEventListener("online", act);
};
