import { expect, test, vi } from "vitest";
import { keep, kept } from "../src/lib/kept";

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const all = new Map<string, string>();
  return {
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
  };
}

test("what is kept comes back, and nothing before", () => {
  vi.stubGlobal("sessionStorage", storage());
  expect(kept("sessionStorage", "a")).toBe(null);
  keep("sessionStorage", "a", { n: 4 });
  expect(kept("sessionStorage", "a")).toEqual({ n: 4 });
});

test("what is not ours is as if nothing were kept", () => {
  vi.stubGlobal("localStorage", { getItem: () => "{half" });
  expect(kept("localStorage", "a")).toBe(null);
});

test("a browser that keeps nothing goes on", () => {
  vi.stubGlobal("localStorage", undefined);
  keep("localStorage", "a", 1);
  expect(kept("localStorage", "a")).toBe(null);
});
