/** A step as a short film: what is drawn when, and what flies between. The last frame is the view. */

import type { Shown } from "../../lib/board";
import { list, one } from "../../lib/view";
import { DIAMOND, GROTTO_DICE, NUGGET, SHARING, TROLL } from "./constants";
import { total, type Table, type Treasure } from "./read";

export const TUMBLE = 760;
export const DASH = 300; // dice in the race
export const FLY = 460;
const GRAB = 620;
const WAKE = 1100;

/** Treasure that goes from one place to another: "heap", "find", "gathered", "hand", "dropped", "pack-2". */
export interface Flow {
  kind: "diamond" | "nugget";
  from: string;
  to: string;
  n: number;
}

export interface Frame {
  at: number;
  table: Table;
  flows: Flow[];
  shake?: boolean;
}

/** Milliseconds a step wants, told from what was heard of it. In the race gold flies on meanwhile. */
export function duration({ words, before }: Shown): number {
  const verb = words[0]!;
  const count = (word: string) => words.filter((w) => w === word).length;
  if (verb.startsWith("show")) {
    const come = count("diamond") && one(before, "grotto") ? FLY : 0;
    const troll = total(list(before, "blocked")) + count("troll") === GROTTO_DICE;
    return TUMBLE + come + (troll ? 200 + GRAB * 1.5 + FLY : 0);
  }
  if (verb === "stir") return count("dragon") === 2 ? DASH + WAKE + FLY + 440 : DASH;
  return (
    {
      roll_grotto: 260,
      set_aside: 360,
      enter: 500,
      find: DASH,
      leave: FLY + 160,
      take: FLY,
      begin: 400,
    }[verb] ?? 0
  );
}

export function frames(
  { words, who }: Pick<Shown, "words" | "who">,
  before: Table,
  after: Table,
): Frame[] {
  const verb = words[0]!;
  if (verb.startsWith("show")) return falls(words.slice(1), before, after);
  if (verb === "find") return finds(before, after);
  if (verb === "stir") return stirs(words.slice(1), before, after);
  if (verb === "leave") return leaves(who, before, after);
  if (verb === "take") return [{ at: 0, table: after, flows: shared(before, after) }];
  return [{ at: 0, table: after, flows: [] }];
}

/** TD-8, TD-9: the dice fall, trolls block and diamonds come, then perhaps the Troll. */
function falls(faces: string[], before: Table, after: Table): Frame[] {
  const shown = ["diamond", "key", "door", "troll"].map(
    (face) => faces.filter((word) => word === face).length,
  );
  const fallen: Table = { ...before, showing: shown, rolling: [{ dice: "grotto", landing: true }] };
  const lying: Table = {
    ...before,
    showing: [...shown.slice(0, TROLL), 0],
    blocked: after.blocked,
    grotto: after.grotto,
    rolling: [],
  };
  const n = before.grotto - after.grotto;
  const flows = some([{ kind: "diamond", from: "heap", to: "gathered", n }]);
  const film: Frame[] = [
    { at: 0, table: fallen, flows: [] },
    { at: TUMBLE, table: lying, flows },
  ];
  const later = TUMBLE + (n ? FLY : 0);
  if (total(after.blocked) < GROTTO_DICE) return [...film, { at: later, table: after, flows: [] }];
  const lost = before.gathered[DIAMOND] + n;
  const seized: Table = { ...lying, gathered: [0, 0], caught: true };
  const grab = some([{ kind: "diamond", from: "gathered", to: "hand", n: lost }]);
  const rich: Table = { ...lying, gathered: [lost, 0], caught: true };
  return [
    ...film,
    { at: later + 200, table: rich, flows: [] },
    { at: later + 200 + GRAB / 2, table: seized, flows: grab },
    { at: later + 200 + GRAB / 2 + GRAB + FLY, table: after, flows: [] },
  ];
}

function finds(before: Table, after: Table): Frame[] {
  const fallen: Table = {
    ...before,
    found: after.found,
    rolling: [{ dice: "treasure", landing: true }],
  };
  const n = before.cavern - after.cavern;
  if (!n)
    return [
      { at: 0, table: fallen, flows: [] },
      { at: DASH, table: after, flows: [] },
    ];
  const lying: Table = { ...fallen, cavern: after.cavern, rolling: [] };
  const flows = some([{ kind: "nugget", from: "find", to: "gathered", n }]);
  return [
    { at: 0, table: fallen, flows: [] },
    { at: DASH, table: lying, flows },
    { at: DASH + FLY, table: after, flows: [] },
  ];
}

/** TD-16, TD-18: an eye opens for each dragon; with both open, all is lost. */
function stirs(shown: string[], before: Table, after: Table): Frame[] {
  const dragon = shown.map((word) => Number(word === "dragon"));
  const fallen: Table = { ...before, rolling: [{ dice: "dragon", landing: true }] };
  const film: Frame[] = [{ at: 0, table: { ...fallen, dragon }, flows: [] }];
  if (total(dragon) < 2)
    return [
      ...film,
      { at: DASH, table: after, flows: [], shake: total(dragon) > total(before.dragon) },
    ];
  const awake: Table = { ...before, dragon, eyes: dragon, rolling: [], caught: true };
  const dropped: Table = { ...awake, gathered: [0, 0], hand: after.hand };
  return [
    ...film,
    { at: DASH, table: awake, flows: [], shake: true },
    { at: DASH + WAKE, table: dropped, flows: shared(before, after) },
    { at: DASH + WAKE + FLY + 440, table: after, flows: [] },
  ];
}

function leaves(who: number, before: Table, after: Table): Frame[] {
  const flows = some([
    { kind: "diamond", from: "gathered", to: `pack-${who}`, n: before.gathered[DIAMOND] },
    { kind: "nugget", from: "gathered", to: `pack-${who}`, n: before.gathered[NUGGET] },
  ]);
  const gone: Table = { ...before, gathered: [0, 0] };
  return [
    { at: 0, table: gone, flows },
    { at: flows.length ? FLY + 160 : 200, table: after, flows: [] },
  ];
}

/** Where the packs' and the dropped treasure's gain came from: the adventurer first, then the Troll. */
function shared(before: Table, after: Table): Flow[] {
  const gains = after.packs.map((pack, p) => ({
    to: `pack-${p}`,
    got: minus(pack, before.packs[p]!),
  }));
  if (after.phase === SHARING && before.phase !== SHARING)
    gains.push({ to: "dropped", got: after.dropped });
  const left: Record<string, Treasure> = {
    gathered: [...before.gathered],
    dropped: [...before.dropped],
    hand: [before.hand - after.hand, 0],
  };
  const flows: Flow[] = [];
  for (const { to, got } of gains) {
    for (const kind of [NUGGET, DIAMOND] as const) {
      for (const from of ["gathered", "dropped", "hand"].filter((from) => from !== to)) {
        const n = Math.min(got[kind], left[from]![kind]);
        got[kind] -= n;
        left[from]![kind] -= n;
        flows.push({ kind: kind === NUGGET ? "nugget" : "diamond", from, to, n });
      }
    }
  }
  return some(flows);
}

const minus = (a: Treasure, b: Treasure): Treasure => [
  Math.max(0, a[0] - b[0]),
  Math.max(0, a[1] - b[1]),
];
const some = (flows: Flow[]): Flow[] => flows.filter(({ n }) => n > 0);
