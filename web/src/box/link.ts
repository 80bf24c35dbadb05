/** A box in an address: its name, and what is not as printed. It comes from anybody and is read like that. */

import { Refused } from "../lib/refused";
import { cells, changed, differences, type Box, type Cell, type Change } from "./values";

export const NAME = 40; // characters of a box's name
const LONGEST = 12_000; // characters of a link

const esc = encodeURIComponent; // leaves none of the signs between the parts

/** Our%20cave?coins=3:5,7:2&path=0:blue */
export function linkOf(name: string, printed: Box, box: Box): string {
  const byKey = new Map<string, string[]>();
  for (const [key, at, cell] of differences(printed, box)) {
    byKey.set(key, [...(byKey.get(key) ?? []), `${at}:${esc(String(cell))}`]);
  }
  const parts = [...byKey].map(([key, all]) => `${esc(key)}=${all.join(",")}`);
  return `${esc(name)}?${parts.join("&")}`;
}

/** What such a link tells; whether it may be so, the rules say. */
export function boxOf(link: string, printed: Box): { name: string; box: Box } {
  const found = /^([^?]*)\?(.*)$/.exec(link);
  if (link.length > LONGEST || !found) throw new Refused("box-link-broken");
  const parts = found[2]!.split("&").filter(Boolean);
  const changes = parts.flatMap((part) => changesOf(part, printed));
  return { name: tidy(decoded(found[1]!)), box: changed(printed, changes) };
}

function changesOf(part: string, printed: Box): Change[] {
  const [key = "", all = ""] = part.split("=");
  const name = decoded(key);
  if (!Object.hasOwn(printed, name)) throw new Refused("box-link-broken");
  const most = cells(printed[name]).length;
  return all.split(",").map((one) => {
    const [, at, said] = /^(\d{1,4}):(.*)$/.exec(one) ?? [];
    if (said === undefined || Number(at) >= most) throw new Refused("box-link-broken");
    return [name, Number(at), meant(decoded(said))];
  });
}

/** A number, yes or no, or a word. */
function meant(said: string): Cell {
  if (/^-?\d{1,9}$/.test(said)) return Number(said);
  return said === "true" || (said === "false" ? false : said);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refused("box-link-broken");
  }
}

/** A name that may be shown: one short line. */
export const tidy = (name: string): string =>
  [...name.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").trim()].slice(0, NAME).join("").trim();
