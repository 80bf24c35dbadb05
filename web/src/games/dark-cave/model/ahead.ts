/** What a move would do in the cave, as the rules foresee it. */

import type { Glance, Move } from "../../../lib/board";
import { Moves } from "../../../lib/moves";
import { list, one } from "../../../lib/view";
import type { Values } from "../../../lib/wire";
import { Cave, bits } from "./cave";
import type { Point } from "./shape";
import { inReach, walks, type Walk } from "./walks";
import { WAIT, type Cell } from "./words";

/** The fields that are in reach once the card lies. */
export interface Reach {
  fields: Point[];
  /** What they lead to, in words. */
  marks: string[];
}

/** With the card laid at a cell: `first` is the move that plays it, if that is still to be made. */
export function reachFrom(cell: Cell, first: Move | undefined, glance: Glance): Reach | null {
  const at = new Moves(glance.game.verbs).number("at", String(cell.x), String(cell.y));
  return reach(first ? [first.move, at] : [at], glance);
}

function reach(line: number[], glance: Glance): Reach | null {
  const { game, box, foresee, t } = glance;
  const view = foresee?.(line, "nothing")?.ways[0]?.view;
  if (!view || one(view, "wait") !== WAIT.walking) return null;
  const runs = inReach(glance, line);
  if (!runs) return null;
  const cave = new Cave(game, box, view);
  const fields = walks(runs, view).map(({ field }) => field);
  const marks = [...new Set(fields.flatMap((field) => mark(cave, field, t)))];
  return { fields: fields.map((field) => cave.point(field)), marks };
}

/** What is worth a walk. */
function mark(cave: Cave, field: number, t: Glance["t"]): string[] {
  const card = cave.card(field)!;
  const feature = cave.feature(field);
  if (card.faceDown) return [t("goal-face-down", { n: card.goal })];
  if (feature === "gold" && card.vein) return [t("word-goal-gold")];
  return feature === "exit" ? [t("word-goal-exit")] : [];
}

/** In sentences: what a card opens, or what a step costs and brings. */
export function foretell(move: Move, glance: Glance): string[] {
  const view = glance.foresee?.([move.move], "nothing")?.ways[0]?.view;
  if (!view) return [];
  const opens = move.words[0] === "at" ? opened(reach([move.move], glance), glance) : [];
  return [...opens, ...effects(glance.view, view, glance)];
}

export function opened(reach: Reach | null, { t }: Glance): string[] {
  if (!reach) return [];
  const what = reach.marks.join(", ");
  const n = reach.fields.length;
  return [t("reach-then", { n }), ...(what ? [t("reach-marks", { what })] : [])];
}

/** How far a way is, and what befalls whom on it. */
export function foretellWalk({ legs, field }: Walk, cave: Cave, glance: Glance): string[] {
  const { t, view } = glance;
  const there = legs.at(-1)!.view;
  const vein = cave.card(field)!.vein && cave.feature(field) === "gold";
  const goesOn = one(there, "wait") === WAIT.walking;
  return [
    t("way-moves", { n: legs.length }),
    ...effects(view, there, glance),
    ...(vein && goesOn ? [t("vein-here")] : []),
  ];
}

/** How many of what befalls a dwarf, told by two views of it. */
const BEFALLS: Record<string, (before: Values, after: Values, p: number) => number> = {
  "gold-lost": (before, after, p) => list(before, "gold")[p]! - list(after, "gold")[p]!,
  "gold-won": (before, after, p) => list(after, "gold")[p]! - list(before, "gold")[p]!,
  "card-lost": (before, after, p) => list(before, "limit")[p]! - list(after, "limit")[p]!,
  "knocked-down": (before, after, p) => newly(before, after, "lying", p),
  attacked: (before, after, p) => newly(before, after, "victims", p),
  "clan-shown": (before, after, p) => newly(before, after, "exposed", p),
  "leaves-cave": (before, after, p) =>
    Number(one(after, "turn") === p && one(after, "leaving") > one(before, "leaving")),
};

const newly = (before: Values, after: Values, field: string, p: number): number =>
  Number(bits(one(after, field)).includes(p) && !bits(one(before, field)).includes(p));

function effects(before: Values, after: Values, { seats, t }: Glance): string[] {
  const befalls = seats.flatMap(({ name }, p) =>
    Object.entries(BEFALLS).flatMap(([id, much]) => {
      const n = much(before, after, p);
      return n > 0 ? [t(id, { who: name, n })] : [];
    }),
  );
  const turns = one(after, "turning") && !one(before, "turning");
  return turns ? [...befalls, t("goal-turns")] : befalls;
}
