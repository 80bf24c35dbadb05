/** What people read, in ten languages: the page's own texts and the game's, loaded when needed. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentVariable,
} from "@fluent/bundle";
import { words } from "./catalogue";
import { parts as filled, type Told } from "./events";
import { part } from "./parts";
import type { EventBlank, EventInfo } from "./wire";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  es: "Español",
  pt: "Português",
  nl: "Nederlands",
  ru: "Русский",
  cs: "Čeština",
  sk: "Slovenčina",
};
export type Language = keyof typeof LANGUAGES;
export type Blanks = Record<string, FluentVariable>;

const PAGE = import.meta.glob<string>("../texts/*.ftl", { query: "?raw", import: "default" });
/** The program's own, for whatever a server refuses. */
const PROGRAM = import.meta.glob<string>("../../../src/wyrmhoard/texts/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Beside Fluent's own; the program has the same. */
const functions: Record<string, FluentFunction> = {
  SIGN: ([n]) => ["minus", "none", "plus"][1 + Math.sign((n as FluentNumber).value)]!,
  ABS: ([n]) => new FluentNumber(Math.abs((n as FluentNumber).value)),
};

/** const say = new Texts(); await say.load("fr", "mount-drago"); say.t("points") */
export class Texts {
  lang: Language = $state("en");
  game: string | undefined = $state();
  /** What the game itself speaks. */
  gameLang: Language = $state("en");
  private bundles: FluentBundle[] = $state.raw([]);
  private wanted = 0;

  /** Speak this language, with the words of this game. What is shown changes when all is here. */
  async load(lang: Language, game?: string): Promise<void> {
    const wish = ++this.wanted;
    const own = [
      PAGE[`../texts/${lang}.ftl`]!,
      PROGRAM[`../../../src/wyrmhoard/texts/${lang}.ftl`]!,
    ];
    const [texts, told] = await Promise.all([
      Promise.all(own.map(part)),
      game ? part(() => words(game, lang)) : { texts: [], lang },
    ]);
    if (wish !== this.wanted) return;
    this.bundles = [bundle(lang, texts), bundle(told.lang, told.texts)];
    this.lang = lang;
    this.game = game;
    this.gameLang = told.lang;
  }

  has = (id: string): boolean => this.find(id) !== undefined;

  /** The text of an id, or of one of its attributes: "lay.told". */
  t = (id: string, blanks: Blanks = {}): string => {
    const found = this.find(id);
    if (!found) throw new Error(`${this.lang} has no text "${id}"`);
    return found.bundle.formatPattern(found.pattern, blanks);
  };

  private find(id: string): { bundle: FluentBundle; pattern: Pattern } | undefined {
    const [name, attribute] = id.split(".") as [string, string?];
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return undefined;
  }

  /** A move in a sentence: as offered, or as told of `who`, who may be the one told so. Its words fill $a to $d. */
  tellMove = (
    words: string[],
    names: Record<string, string>,
    who?: string,
    mine = false,
  ): string => {
    const [verb, ...rest] = words;
    const id = verb!.replaceAll("_", "-");
    const blanks: Blanks = {};
    rest.forEach((word, i) => (blanks["abcd"[i]!] = this.meaning(word, names)));
    if (who === undefined) return this.t(id, blanks);
    if (mine && this.has(`${id}.mine`)) return this.t(`${id}.mine`, blanks);
    return this.t(`${id}.told`, { ...blanks, who });
  };

  /** What came of a move, to the one in seat `me`: $me says which blank that seat fills. */
  tellEvent = (happened: EventInfo[], told: Told, names: string[], me: number | null): string => {
    const { text, blanks } = happened[told[0]! - 1]!;
    const numbers = filled(
      Object.values(blanks).map(({ kind }) => kind),
      told,
      1,
    );
    const named = Object.entries(blanks);
    const mine = named.find(([, { kind }], i) => kind === "seat" && numbers[i]![0] === me);
    const said = named.map(([name, blank], i) => [
      name,
      this.filled(blank, numbers[i]!, names, me),
    ]);
    return this.t(text, { ...(Object.fromEntries(said) as Blanks), me: mine?.[0] ?? "nobody" });
  };

  private filled(
    { kind, words }: EventBlank,
    numbers: number[],
    names: string[],
    me: number | null,
  ): FluentVariable {
    if (kind === "number" || kind === "sum") return numbers[0]!;
    if (kind === "seat") return names[numbers[0]!]!;
    if (kind === "case") return words[numbers[0]!]!;
    if (kind === "gains") {
      const gain = (n: number, p: number) => `${p === me ? this.t("you") : names[p]!} ${signed(n)}`;
      return numbers.flatMap((n, p) => (n ? [gain(n, p)] : [])).join(", ");
    }
    const said = kind === "word" ? numbers : numbers.slice(1);
    return said.map((n) => this.phrase(words[n]!)).join(", ");
  }

  /** Some words of moves, one after the other. */
  private phrase(said: string): string {
    return said
      .split(" ")
      .map((word) => this.meaning(word, {}))
      .join(" ");
  }

  /** What is asked where these moves are offered: `.asked` of the last verb that has it. Its blanks are the words
   *  that all moves of the verb share, $who, whose turn it is, and the view's single numbers by name. */
  question = (
    moves: string[][],
    view: Record<string, number | number[]>,
    names: Record<string, string>,
  ): string | null => {
    const verbs = [...new Set(moves.map(([verb]) => verb!))];
    const verb = verbs.findLast((verb) => this.has(`${verb.replaceAll("_", "-")}.asked`));
    if (verb === undefined) return null;
    const blanks: Blanks = { who: names[`p${Number(view["turn"])}`] ?? "" };
    for (const [name, n] of Object.entries(view)) if (typeof n === "number") blanks[name] = n;
    const shared = common(moves.filter(([one]) => one === verb).map(([, ...rest]) => rest));
    shared.forEach((word, i) => {
      if (word !== null) blanks["abcd"[i]!] = this.meaning(word, names);
    });
    return this.t(`${verb.replaceAll("_", "-")}.asked`, blanks);
  };

  /** What a server says, where its words are those of moves. */
  because = (id: string, words: Blanks, names: Record<string, string>): string => {
    const blanks = Object.entries(words).map(([name, word]) => [
      name,
      this.meaning(String(word), names),
    ]);
    return this.t(id, Object.fromEntries(blanks) as Blanks);
  };

  private meaning(word: string, names: Record<string, string>): FluentVariable {
    return /^-*\d+$/.test(word) ? Number(word) : names[word] || this.t(`word-${word}`);
  }
}

/** Place by place, the word that is the same in all moves. */
const common = ([first, ...more]: string[][]): (string | null)[] =>
  first!.map((word, i) => (more.every((words) => words[i] === word) ? word : null));

function bundle(lang: Language, texts: string[]): FluentBundle {
  const made = new FluentBundle(lang, { functions, useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

const signed = (n: number) => (n > 0 ? `+${n}` : `\u2212${-n}`);

/** How likely something is, as a blank of a text. */
export const percent = (chance: number): FluentNumber =>
  new FluentNumber(chance, { style: "percent", maximumSignificantDigits: 2 });

/** Players as moves name them: p0, p1 ... */
export function seatWords(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, seat) => [`p${seat}`, name]));
}

/** The first of these tags we speak, else English. */
export function spoken(tags: readonly string[]): Language {
  const known = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in LANGUAGES);
  return (known ?? "en") as Language;
}
