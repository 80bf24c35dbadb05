/** What a roll risks and what leaving saves, as the rules foresee it. */

import type { Glance, Move } from "../../lib/board";
import { chance, type Foreseen } from "../../lib/foreseen";
import { Moves } from "../../lib/moves";
import { percent } from "../../lib/texts.svelte";
import type { Values } from "../../lib/wire";
import { GROTTO, RACING } from "./constants";
import { read, worth } from "./read";

export interface Danger {
  /** Who may come. */
  kind: "troll" | "dragon";
  /** At the roll after this one. */
  later: boolean;
  chance: number;
  /** Points gathered and not yet safe. */
  stake: number;
}

type Line = [string, ...string[]][];

/** The rolls in question: those of this move, or the next ones if it is none itself. */
function rolls([verb, ...words]: string[], beats: boolean): Line | null {
  const race: Line = beats ? [["roll_treasure"]] : [["roll_treasure"], ["roll_dragon"]];
  if (verb === "roll_grotto" || verb === "roll_dragon") return [[verb]];
  if (verb === "set_aside") return [[verb, ...words], ["roll_grotto"]];
  if (verb === "enter") return [[verb], ...race];
  return verb === "roll_treasure" ? race : null;
}

/** The danger that lies in a move; none where there is no roll, or it is not known. */
export function danger(move: Move, glance: Glance): Danger | null {
  const line = rolls(move.words, glance.box.race === "beats");
  const vocabulary = new Moves(glance.game.verbs);
  const ahead =
    line &&
    glance.foresee?.(
      line.map((words) => vocabulary.number(...words)),
      "luck",
    );
  if (!ahead) return null;
  const troll = line.at(-1)![0] === "roll_grotto";
  return {
    kind: troll ? "troll" : "dragon",
    later: line.length > 1,
    chance: caught(ahead, troll ? GROTTO : RACING),
    stake: gathered(glance.view, glance),
  };
}

/** Whoever is not caught goes on where they were. */
function caught(ahead: Foreseen, goesOn: number): number {
  return chance(ahead, ({ phase }) => phase !== goesOn);
}

function gathered(view: Values, { game, box }: Glance): number {
  return worth(read(view, game.view).gathered, box.points as number[]);
}

/** The points that leaving would make safe. */
export function saved(move: Move, glance: Glance): number | null {
  const ahead = move.words[0] === "leave" && glance.foresee?.([move.move], "nothing");
  if (!ahead || glance.seat === null) return null;
  const points = (view: Values) =>
    worth(read(view, glance.game.view).packs[glance.seat!]!, glance.box.points as number[]);
  return points(ahead.ways[0]!.view) - points(glance.view);
}

/** The same in sentences. */
export function foretell(move: Move, glance: Glance): string[] {
  const { t } = glance;
  const [risk, safe] = [danger(move, glance), saved(move, glance)];
  if (safe) return [t("points-safe", { n: safe })];
  if (!risk) return [];
  const odds = risk.kind === "dragon" ? "dragon-odds" : risk.later ? "troll-next" : "troll-odds";
  const stake = risk.stake ? [t("points-lost", { n: risk.stake })] : [];
  return [t(odds, { chance: percent(risk.chance) }), ...stake];
}
