/** What a board is given and what a game's folder offers. A board shows; it knows no rules. */

import type { Component } from "svelte";
import type { Explore, Foresee } from "./foreseen";
import type { Sound } from "./sound";
import type { Blanks } from "./texts.svelte";
import type { GameInfo, SeatInfo, Values } from "./wire";

/** Luck's seat number in `Shown.who`. */
export { CHANCE } from "./wire";

export interface Move {
  move: number;
  words: string[];
}

/** The step just shown: what was heard of it, and the view before it. */
export interface Shown extends Move {
  who: number;
  before: Values;
  /** What came of it, as GameInfo has events; none: the move tells itself; null: nothing is worth telling. */
  events?: number[][] | null;
}

/** It is sent at once; `joined`: and taken back together with the last move, from which nobody learnt anything. */
export type Decided = "sent" | "joined";

export interface BoardProps {
  game: GameInfo;
  box: Record<string, unknown>;
  view: Values;
  /** Whose view this is; null for a spectator. */
  seat: number | null;
  seats: SeatInfo[];
  /** Whose turn it is, or whose move is being shown. */
  turn: number[];
  /** The moves that may be made now; none if this seat is not asked. */
  moves: Move[];
  /** In a race: milliseconds until a move may be made. */
  wait: Record<number, number>;
  /** `decided`: with what was chosen a question before. */
  choose: (move: number, decided?: Decided) => void;
  /** To be animated; null after a jump. */
  last: Shown | null;
  /** No animation: reduced motion, or somebody skips. */
  still: boolean;
  t: (id: string, blanks?: Blanks) => string;
  /** A move in a sentence: as offered, or as told of the seat `who` (or CHANCE). */
  tell: (words: string[], who?: number) => string;
  /** In a replay with all hands open: every seat's view. */
  open?: Values[];
  /** "Why not?" for a move that is not offered. */
  ask?: (move: number) => void;
  /** "What would this do?" for moves that are; not where the rules cannot be asked. */
  foresee?: Foresee;
  /** "Where could I get, move by move?" in the same places. */
  explore?: Explore;
}

/** What is needed to say what a move would do. */
export type Glance = Pick<
  BoardProps,
  "game" | "box" | "view" | "seat" | "seats" | "t" | "foresee" | "explore"
>;

/** A match that has ended, with everything laid open. */
export interface Ended extends Pick<BoardProps, "game" | "box" | "t"> {
  /** What each seat saw at the end, and last a spectator. */
  views: Values[];
  /** Every move as it truly was. */
  steps: { who: number; words: string[] }[];
  names: string[];
}

/** A line of the seat panel: a text id, a number, and a glyph to stand for the text. */
export interface SummaryLine {
  label: string;
  value: number | string;
  glyph?: string;
}

/** What web/src/games/<game>/index.ts exports; what it leaves out is as in web/src/plain. */
export interface BoardModule {
  Board: Component<BoardProps>;
  /** Milliseconds the animation of this step wants. */
  duration: (step: Shown) => number;
  /** What is public of a seat; the first line is what everybody wants to know. */
  summary: (
    view: Values,
    box: Record<string, unknown>,
    seat: number,
    game: GameInfo,
  ) => SummaryLine[];
  /** What sounds, by verb or by an event's text id; all else is silent. */
  sounds?: Record<string, Sound>;
  /** What a move would do, in sentences; none while it is not known. */
  foretell?: (move: Move, glance: Glance) => string[];
  /** What this seat alone knows and must not forget, in sentences. */
  secret?: (view: Values, seat: number, names: string[], t: BoardProps["t"]) => string[];
  /** At the end: what was hidden until then, in sentences. */
  revealed: (ended: Ended) => string[];
  /** At the end: of what a seat's points are made. */
  counted?: (view: Values, seat: number, t: BoardProps["t"]) => string[];
  /** At the end: what decided the match, where that is not the points of a seat. */
  decided?: (view: Values, t: BoardProps["t"]) => string[];
}
