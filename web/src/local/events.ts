/** What happens at a local table, as its log keeps it: the server's events, as far as one device needs them. */

export interface Opened {
  kind: "opened";
  at: number;
  game: string;
  rules: number;
  seats: number;
  box: Record<string, unknown>;
  /** What its owner calls a box of their own; missing in tables from before there were names. */
  boxName?: string;
  commitment: string;
  secret: string;
  hints: boolean;
  /** The table whose match goes on here, and its moves in words. */
  origin: string;
  moves: string[];
  /** A lesson: all that is played and drawn after them, in words. */
  script?: string[];
}

export interface Sat {
  kind: "sat";
  at: number;
  seat: number;
  taken: "person" | "bot";
  name: string;
  level: string;
  seed: string;
}

export interface Started {
  kind: "started";
  at: number;
}

/** `said` is the move in words: whatever becomes of the rules, the log can be read. */
export interface Moved {
  kind: "moved";
  at: number;
  who: number;
  move: number;
  said: string;
  /** With the last move, by the same seat: both are taken back together. */
  decided?: true;
}

/** The last moves are taken back, that many. */
export interface Undone {
  kind: "undone";
  at: number;
  seat: number;
  moves: number;
}

export interface Spoke {
  kind: "spoke";
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** Stopped before its end. */
export interface Ended {
  kind: "ended";
  at: number;
}

/** Played on at another table, here or at a server. */
export interface Followed {
  kind: "followed";
  at: number;
  table: string;
}

export type TableEvent = Opened | Sat | Started | Moved | Undone | Spoke | Ended | Followed;
