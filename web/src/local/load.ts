/** Rules in the worker: those of one game at a time, for a search tree is large. */

import { Refused } from "../lib/refused";
import { aboutOf, codeOf, isHere } from "./found";
import { Module } from "./module";
import { Rules } from "./rules";

let latest: { game: string; rules: Promise<Rules> } | null = null;

export function loadRules(game: string): Promise<Rules> {
  if (!isHere(game)) return Promise.reject(new Refused("local-not-here"));
  if (latest?.game === game) return latest.rules;
  const loaded = { game, rules: load(game) };
  loaded.rules.catch(() => (latest = latest === loaded ? null : latest)); // next time it may work
  latest = loaded;
  return loaded.rules;
}

async function load(game: string): Promise<Rules> {
  const [about, answer] = await Promise.all([aboutOf(game), fetch(codeOf(game))]);
  if (!answer.ok) throw new Refused("server-not-reached");
  return new Rules(await Module.open(await answer.arrayBuffer(), about));
}
