/** What this browser keeps for us, if it keeps anything: some forbid it, and still play. */

type Store = "localStorage" | "sessionStorage";

export function kept(store: Store, key: string): unknown {
  try {
    return JSON.parse(globalThis[store].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Whether it is kept. */
export function keep(store: Store, key: string, value: unknown): boolean {
  try {
    globalThis[store].setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
