/** What somebody likes, kept in this browser. */

import { keep, kept } from "./kept";
import { LANGUAGES, spoken, type Language } from "./texts.svelte";
import type { Level, Pace } from "./wire";

export type Theme = "system" | "light" | "dark";
/** When a chosen move is sent. */
export type Sending = "moment" | "now" | "confirm";

export const THEMES: Theme[] = ["system", "light", "dark"];
export const SPEEDS: Pace[] = ["normal", "quick", "off"];
export const SENDINGS: Sending[] = ["moment", "now", "confirm"];
export const LEVELS: Level[] = ["novice", "easy", "medium", "hard", "master"];

export interface Begun {
  players?: number;
  level?: Level;
}

const KEY = "wyrmhoard";

export class Settings {
  lang: Language = $state(spoken(navigator.languages));
  theme: Theme = $state("system");
  /** Of others' turns. */
  speed: Pace = $state("normal");
  sending: Sending = $state("moment");
  level: Level = $state("easy");
  /** How many play, and how well bots do, in a match begun with one click: by game. */
  matches: Record<string, Begun> = $state({});
  /** What I am called where no server knows me. */
  name = $state("");
  mute = $state(false);
  /** Off until asked for. */
  sound = $state(false);
  keys = $state(true);
  column = $state(true);
  /** The moves in words lie open. */
  words = $state(false);

  constructor() {
    const was = (kept("localStorage", KEY) ?? {}) as Record<string, unknown>;
    this.lang = one(Object.keys(LANGUAGES) as Language[], was.lang, this.lang);
    this.theme = one(THEMES, was.theme, this.theme);
    this.speed = one(SPEEDS, was.speed, this.speed);
    this.sending = one(SENDINGS, was.sending, this.sending);
    this.level = one(LEVELS, was.level, this.level);
    this.matches = begun(was.matches);
    this.name = typeof was.name === "string" ? was.name : "";
    this.mute = was.mute === true;
    this.sound = was.sound === true;
    this.keys = was.keys !== false;
    this.column = was.column !== false;
    this.words = was.words === true;
  }

  keep(): void {
    const { lang, theme, speed, sending, level, matches, name, mute, sound, keys, column, words } =
      this;
    const all = {
      lang,
      theme,
      speed,
      sending,
      level,
      matches,
      name,
      mute,
      sound,
      keys,
      column,
      words,
    };
    keep("localStorage", KEY, all);
  }
}

function begun(kept: unknown): Record<string, Begun> {
  const all = Object.entries((kept ?? {}) as Record<string, Begun>);
  return Object.fromEntries(
    all.map(([game, was]) => [
      game,
      {
        players: Number.isInteger(was?.players) ? was.players : undefined,
        level: LEVELS.includes(was?.level as Level) ? was.level : undefined,
      },
    ]),
  );
}

function one<T>(known: T[], kept: unknown, otherwise: T): T {
  return known.includes(kept as T) ? (kept as T) : otherwise;
}
