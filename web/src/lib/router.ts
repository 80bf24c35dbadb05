/** Which page an address shows. */

export type Route =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null; move: number | null }
  | { page: "device"; code: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "missing" };

export function route(path: string, hash = ""): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length) return { page: "missing" };
  if (first === undefined) return { page: "start" };
  if (first === "replay") return { page: "replay", id: second ?? null, move: moveOf(hash) };
  if (second === undefined) return { page: "missing" };
  if (first === "t") return { page: "table", id: second };
  if (first === "device") return { page: "device", code: second };
  if (first === "rules") return { page: "rules", game: second, clause: hash.slice(1) };
  return { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function moveOf(hash: string): number | null {
  return /^#\d+$/.test(hash) ? Number(hash.slice(1)) : null;
}

/** Whether a click on this link is ours to follow without a new page. */
export function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const here = link.origin === location.origin && !link.pathname.startsWith("/api/");
  const jump = link.pathname === location.pathname && link.hash !== "";
  return plain && here && !jump && !link.download && !link.target && !event.defaultPrevented;
}
