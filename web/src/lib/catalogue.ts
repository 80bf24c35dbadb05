/** What is known of each game: of those this page was built with by itself, of any other by the server. */

import { LINES } from "../facts";
import { answered, ask } from "./http";
import { part } from "./parts";
import { clauses } from "./rules";
import type { Language } from "./texts.svelte";
import type { Clause, GameInfo, GameLine, Games, Rulebook } from "./wire";

const FACTS = import.meta.glob<GameInfo>(["../facts/*.ts", "!../facts/index.ts"], {
  import: "INFO",
});
const RULES = import.meta.glob<string>(
  ["../../../src/wyrmhoard/games/*/RULES.md", "../../../src/wyrmhoard/games/*/texts/*.md"],
  { query: "?raw", import: "default" },
);
const TEXTS = import.meta.glob<string>("../../../src/wyrmhoard/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
/** What is printed on cardboard, with comments. */
const BOXES = import.meta.glob<string>("../../../src/wyrmhoard/games/*/box.toml", {
  query: "?raw",
  import: "default",
});
/** What only a board on the page says, beside the game's own texts. */
const BOARDS = import.meta.glob<string>("../games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Where a game lies, beside the page. */
const folder = (game: string) => `../../../src/wyrmhoard/games/${game.replaceAll("-", "_")}`;

/** The games that need no server to be known. */
export const ownGames = (): GameLine[] => LINES;

/** All games of this server. */
export const games = async (): Promise<GameLine[]> => (await ask<Games>("GET", "/api/games")).games;

export function game(name: string): Promise<GameInfo> {
  const own = FACTS[`../facts/${name}.ts`];
  return own ? part(own) : ask("GET", `/api/games/${name}`);
}

/** Its rules: in English, where there is no translation. */
export async function rules(name: string, lang: Language): Promise<Clause[]> {
  const own = RULES[`${folder(name)}/texts/${lang}.md`] ?? RULES[`${folder(name)}/RULES.md`];
  if (own) return clauses(await part(own));
  return (await ask<Rulebook>("GET", `/api/games/${name}/rules/${lang}`)).clauses;
}

/** Its box as the program reads it; of games this page was built with. */
export const printedBox = (name: string): (() => Promise<string>) | undefined =>
  BOXES[`${folder(name)}/box.toml`];

/** Its words in Fluent, and the language they are in: English, until somebody has translated them. */
interface Words {
  texts: string[];
  lang: Language;
}

export async function words(name: string, lang: Language): Promise<Words> {
  const at = `${folder(name)}/texts`;
  if (!(`${at}/en.ftl` in TEXTS)) return wordsFromServer(name, lang);
  const spoken = `${at}/${lang}.ftl` in TEXTS ? lang : "en";
  const loads = [TEXTS[`${at}/${spoken}.ftl`], BOARDS[`../games/${name}/texts/${spoken}.ftl`]];
  return { texts: await Promise.all(loads.flatMap((load) => load?.() ?? [])), lang: spoken };
}

async function wordsFromServer(name: string, lang: Language): Promise<Words> {
  const answer = await answered("GET", `/api/games/${name}/texts/${lang}`);
  const english = answer.headers.get("x-language") === "en";
  return { texts: [await answer.text()], lang: english ? "en" : lang };
}
