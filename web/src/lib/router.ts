/** Which page an address shows, and the address of a page. */

/** Built to be served as files by anyone (`make static`): there is nobody to ask. */
export const serverless = import.meta.env.MODE === "static";

export type Route =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string | null; move: number | null }
  | { page: "device"; code: string }
  | { page: "mail"; what: "confirm" | "stop"; token: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "learn"; game: string }
  | { page: "box"; game: string; link: string }
  | { page: "results" }
  | { page: "season" }
  | { page: "deal"; deal: string }
  | { page: "missing" };

export function route(path: string, hash = ""): Route {
  const [first, second, ...more] = path.split("/").filter(Boolean).map(decode);
  if (more.length) return { page: "missing" };
  if (first === undefined) return { page: "start" };
  if (first === "replay") return { page: "replay", id: second ?? null, move: moveOf(hash) };
  if (second === undefined && (first === "results" || first === "season")) return { page: first };
  if (second === undefined) return { page: "missing" };
  if (first === "t") return { page: "table", id: second };
  if (first === "device") return { page: "device", code: second };
  if (first === "confirm" || first === "stop") return { page: "mail", what: first, token: second };
  if (first === "rules") return { page: "rules", game: second, clause: hash.slice(1) };
  if (first === "deal") return { page: "deal", deal: second };
  if (first === "learn") return { page: "learn", game: second };
  if (first === "box") return { page: "box", game: second, link: hash.slice(1) };
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

/** A page's address: without a server whatever is asked for is asked of one file. */
export function address(path: string): string {
  if (!serverless) return path;
  return path === "/" ? "./" : `?${path}`;
}

/** The path that `address` was given. */
export function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  if (!serverless) return pathname;
  return search.startsWith("?/") ? search.slice(1) : "/";
}

/** To be handed on. */
export const linkTo = (path: string): string => new URL(address(path), location.href).href;

/** A table's link as it is sent: messengers show it in the words of whoever sends it. */
export const invitation = (table: string, lang: string): string =>
  linkTo(`/t/${table}`) + (lang === "en" ? "" : `?lang=${lang}`);

/** Whether a click on this link is ours to follow without a new page. */
export function ours(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const here = link.origin === location.origin && !link.pathname.startsWith("/api/");
  const jump = pathOf(link) === pathOf(location) && link.hash !== "";
  return plain && here && !jump && !link.download && !link.target && !event.defaultPrevented;
}
