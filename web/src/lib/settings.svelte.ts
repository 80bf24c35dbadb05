/** What somebody likes, kept in this browser. */

import { LANGUAGES, spoken, type Language } from "./texts.svelte";
import type { Level } from "./wire";

export type Theme = "system" | "light" | "dark";
export type Speed = "normal" | "quick" | "off";
/** When a chosen move is sent. */
export type Sending = "moment" | "now" | "confirm";

export const THEMES: Theme[] = ["system", "light", "dark"];
export const SPEEDS: Speed[] = ["normal", "quick", "off"];
export const SENDINGS: Sending[] = ["moment", "now", "confirm"];
export const LEVELS: Level[] = ["easy", "medium", "hard"];

const KEY = "wyrmhoard";

export class Settings {
  lang: Language = $state(spoken(navigator.languages));
  theme: Theme = $state("system");
  speed: Speed = $state("normal");
  sending: Sending = $state("moment");
  level: Level = $state("easy");
  mute = $state(false);
  keys = $state(true);
  column = $state(true);
  /** The moves in words lie open. */
  words = $state(false);

  constructor() {
    const kept = read();
    this.lang = one(Object.keys(LANGUAGES) as Language[], kept.lang, this.lang);
    this.theme = one(THEMES, kept.theme, this.theme);
    this.speed = one(SPEEDS, kept.speed, this.speed);
    this.sending = one(SENDINGS, kept.sending, this.sending);
    this.level = one(LEVELS, kept.level, this.level);
    this.mute = kept.mute === true;
    this.keys = kept.keys !== false;
    this.column = kept.column !== false;
    this.words = kept.words === true;
  }

  keep(): void {
    const { lang, theme, speed, sending, level, mute, keys, column, words } = this;
    const kept = JSON.stringify({ lang, theme, speed, sending, level, mute, keys, column, words });
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

function read(): Record<string, unknown> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function one<T>(known: T[], kept: unknown, otherwise: T): T {
  return known.includes(kept as T) ? (kept as T) : otherwise;
}
