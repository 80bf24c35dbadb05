/** Rules in the worker: those of one game and version at a time, for a search tree is large. */

import { Refused } from "../lib/refused";
import { aboutOf, codeOf, isHere, today } from "./found";
import { Module } from "./module";
import { Rules } from "./rules";

let latest: { game: string; version: number; rules: Promise<Rules> } | null = null;

export function loadRules(game: string, version = today(game)): Promise<Rules> {
  const known = today(game);
  if (!isHere(game)) return Promise.reject(new Refused("local-not-here"));
  if (!isHere(game, version)) {
    return Promise.reject(new Refused("log-unknown-rules", { game, given: version, known }));
  }
  if (latest?.game === game && latest.version === version) return latest.rules;
  const loaded = { game, version, rules: load(game, version) };
  loaded.rules.catch(() => (latest = latest === loaded ? null : latest)); // next time it may work
  latest = loaded;
  return loaded.rules;
}

async function load(game: string, version: number): Promise<Rules> {
  const code = fetch(codeOf(game, version));
  const [about, answer] = await Promise.all([aboutOf(game, version), code]);
  if (!answer.ok) throw new Refused("server-not-reached");
  return new Rules(await Module.open(await answer.arrayBuffer(), about));
}
