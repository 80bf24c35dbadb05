/** What a move would do: the rules play it in worlds imagined from a view, never in the true one. */

import type { Follow, Foreseen, Way } from "../lib/foreseen";
import type { Values } from "../lib/wire";
import type { Records } from "./module";
import { CHANCE, LUCK, Rules } from "./rules";

const WORLDS = 64; // imagined where something is hidden: enough to meet each of six cards
const MOST = 400; // ways followed one by one
const SOME = 200; // of more than that, so many are drawn
const FAR = 60; // moves after which nobody looks on

interface World {
  bytes: Uint8Array;
  share: number;
}

interface Step {
  who: number;
  move: number;
  share: number;
}

interface Path {
  /** Of the moves asked about. */
  left: number[];
  chance: number;
  length: number;
  /** Luck has spoken after the last of them. */
  spoken: boolean;
}

export interface Asked {
  view: Values;
  seat: number;
  line: number[];
  follow: Follow;
}

/** The same question is answered alike every time. */
export function foresee(rules: Rules, asked: Asked): Foreseen {
  const [seed, worlds] = imagined(rules, asked);
  const all = new Lookout(rules, asked, null);
  all.follow(worlds);
  if (!all.tired) return all.foreseen(worlds.length > 1);
  const some = new Lookout(rules, asked, drawing(seed));
  for (let n = 0; n < SOME / worlds.length; n++) some.follow(worlds);
  return some.foreseen(true);
}

interface Place {
  view: Records;
  world: Records;
  luck: Records;
}
const places = new WeakMap<Rules, Place>();

function placeFor(rules: Rules): Place {
  const { module } = rules;
  const place = places.get(rules) ?? {
    view: module.records("view"),
    world: module.records("state"),
    luck: module.records("luck"),
  };
  places.set(rules, place);
  return place;
}

/** Worlds that look like the view, those that are alike as one; and the seed of their luck. */
function imagined(rules: Rules, asked: Asked): [number, World[]] {
  const { view, world, luck } = placeFor(rules);
  const worlds = new Map<string, World>();
  view.put(asked.view);
  const seed = digest(view.bytes);
  rules.module.seed(luck, seed);
  for (let n = 0; n < WORLDS; n++) {
    world.bytes.fill(0);
    const share = rules.imagine(view, asked.seat, luck, world);
    const key = text(world.bytes);
    const like = worlds.get(key) ?? { bytes: world.bytes.slice(), share: 0 };
    worlds.set(key, { ...like, share: like.share + share });
  }
  return [seed, [...worlds.values()]];
}

/** Any world that looks like the view. */
export function aWorld(rules: Rules, seen: Values, seat: number): Uint8Array {
  const { view, world, luck } = placeFor(rules);
  view.put(seen);
  rules.module.seed(luck, digest(view.bytes));
  world.bytes.fill(0);
  rules.imagine(view, seat, luck, world);
  return world.bytes.slice();
}

/** Goes through what may follow, and gathers how it looks in the end. */
class Lookout {
  tired = false;
  private seen = 0;
  private othersChose = false;
  private readonly ways = new Map<string, Way>();

  /** `draw`: a number from 0 up to 1, where not every way is followed. */
  constructor(
    private readonly rules: Rules,
    private readonly asked: Asked,
    private readonly draw: (() => number) | null,
  ) {}

  follow(worlds: World[]): void {
    for (const { bytes, share } of worlds) {
      this.rules.state.bytes.set(bytes);
      this.on({ left: this.asked.line, chance: share, length: 0, spoken: false });
    }
  }

  foreseen(guessed: boolean): Foreseen {
    const ways = [...this.ways.values()];
    const whole = ways.reduce((sum, { chance }) => sum + chance, 0);
    for (const way of ways) way.chance /= whole;
    ways.sort((a, b) => b.chance - a.chance);
    const odds = this.othersChose ? "open" : guessed && ways.length > 1 ? "about" : "exact";
    return { ways, odds };
  }

  private on(path: Path): void {
    const steps = path.length < FAR ? this.steps(path) : [];
    if (!steps.length) return this.arrive(path.chance);
    const { state } = this.rules;
    const before = steps.length > 1 ? state.bytes.slice() : null;
    for (const step of steps) {
      if (this.tired) return;
      if (before) state.bytes.set(before);
      this.rules.play(step.who, step.move);
      this.on(after(path, step));
    }
  }

  /** What may come next; nothing where the view stops. */
  private steps({ left, spoken }: Path): Step[] {
    const mask = this.rules.actors();
    const { seat, follow } = this.asked;
    if (mask === LUCK) return left.length || follow !== "nothing" ? this.luck() : [];
    if (left.length) return this.mover(mask, left[0]!);
    const mine = (mask >> seat) & 1;
    return follow === "others" && mask && !mine && !spoken ? this.theirs(first(mask)) : [];
  }

  private luck(): Step[] {
    if (this.draw) return [{ who: CHANCE, move: this.rules.toss(this.draw()), share: 1 }];
    const { moves, weights } = this.rules.odds();
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    return [...moves].map((move, i) => ({ who: CHANCE, move, share: weights[i]! / whole }));
  }

  /** Whoever may make this move: the one who asks before any other. */
  private mover(mask: number, move: number): Step[] {
    const { seat } = this.asked;
    const seats = [seat, ...bits(mask).filter((p) => p !== seat)];
    const who = seats.find((p) => (mask >> p) & 1 && this.rules.legal(p).includes(move));
    return who === undefined ? [] : [{ who, move, share: 1 }];
  }

  private theirs(who: number): Step[] {
    this.othersChose = true;
    const moves = [...this.rules.legal(who)];
    if (!this.draw) return moves.map((move) => ({ who, move, share: 1 / moves.length }));
    return [{ who, move: moves[Math.floor(this.draw() * moves.length)]!, share: 1 }];
  }

  private arrive(chance: number): void {
    const { rules, asked } = this;
    const key = text(rules.look([asked.seat]));
    const known = this.ways.get(key);
    if (known) known.chance += chance;
    else this.ways.set(key, { chance, view: rules.views.values(), moves: this.offered() });
    this.tired = this.draw === null && ++this.seen > MOST;
  }

  private offered(): number[] {
    const { rules, asked } = this;
    return (rules.actors() >> asked.seat) & 1 ? [...rules.legal(asked.seat)] : [];
  }
}

function after({ left, chance, length, spoken }: Path, { who, share }: Step): Path {
  return {
    left: who === CHANCE ? left : left.slice(1),
    chance: chance * share,
    length: length + 1,
    spoken: spoken || (who === CHANCE && !left.length),
  };
}

function bits(mask: number): number[] {
  return [...Array(CHANCE).keys()].filter((p) => (mask >> p) & 1);
}

const first = (mask: number): number => bits(mask)[0]!;

const latin = new TextDecoder("latin1"); // a letter for each byte
const text = (bytes: Uint8Array): string => latin.decode(bytes);

/** FNV-1a. */
function digest(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Numbers from 0 up to 1, the same from the same seed: mulberry32. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let n = Math.imul(state ^ (state >>> 15), state | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return ((n ^ (n >>> 14)) >>> 0) / 2 ** 32;
  };
}
