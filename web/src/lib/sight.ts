/** All that a seat knows of a match, made of scenes and changes. */

import { apply } from "./view";
import type { Asked, Change, LogLine, Scene, UndoChanged, Values } from "./wire";

/** One step of the match, with the view before and after it. */
export interface Seen {
  who: number;
  move: number;
  events: number[][] | null;
  before: Values;
  after: Values;
}

/** What a seat (null: a spectator) knows. A new object whenever something changes. */
export interface Sight {
  seat: number | null;
  n: number;
  view: Values;
  log: LogLine[];
  actors: number[];
  /** Whoever of them is quicker moves first. */
  racing: boolean;
  asked: Asked | null;
  /** When the question came, by our clock: `asked.wait` counts from then. */
  askedAt: number;
  undo: UndoChanged["undo"];
  /** Steps since the last scene, the newest last, and how many there were in all. */
  steps: Seen[];
  count: number;
  scene: number;
}

const STEPS_KEPT = 64;

/** The whole anew; of the log only what we have not heard. */
export function withScene(
  old: Sight | undefined,
  message: Scene,
  now: number,
  scene: number,
): Sight {
  const { seat, n, view, told, actors, racing, asked, undo } = message;
  const first = told[0]?.n ?? Infinity;
  const log = [...(old?.log ?? []).filter((line) => line.n < first), ...told];
  const steps: Seen[] = [];
  return { seat, n, view, log, actors, racing, asked, undo, askedAt: now, steps, count: 0, scene };
}

export function withChange(old: Sight, message: Change, now: number): Sight {
  const { n, time, actors, racing, asked } = message;
  const steps = played(old.view, message.steps);
  const lines = steps.map(({ who, move, events }) => ({
    kind: "move" as const,
    n,
    who,
    move,
    time,
    events,
  }));
  return {
    ...old,
    n,
    view: steps.at(-1)?.after ?? old.view,
    log: [...old.log, ...lines],
    actors,
    racing,
    asked,
    undo: "no",
    askedAt: now,
    steps: [...old.steps, ...steps].slice(-STEPS_KEPT),
    count: old.count + steps.length,
  };
}

function played(before: Values, steps: Change["steps"]): Seen[] {
  return steps.map(({ who, move, events, view: changes }) => {
    const step = { who, move, events, before, after: apply(before, changes) };
    before = step.after;
    return step;
  });
}
