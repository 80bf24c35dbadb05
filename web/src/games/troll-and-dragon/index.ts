import type { BoardProps, SummaryLine } from "../../lib/board";
import { list } from "../../lib/view";
import type { Values } from "../../lib/wire";
import { KINDS } from "./constants";
import { worth, type Treasure } from "./read";

export { foretell } from "./ahead";
export { default as Board } from "./Board.svelte";
export { sounds } from "./sounds";
export { duration } from "./frames";

export function summary(view: Values, box: Record<string, unknown>, seat: number): SummaryLine[] {
  const pack = list(view, "pack").slice(KINDS * seat, KINDS * (seat + 1)) as Treasure;
  return [
    { label: "points", value: worth(pack, box.points as number[]) },
    { label: "word-diamond", value: pack[0], glyph: "◆" },
    { label: "word-nugget", value: pack[1], glyph: "●" },
  ];
}

export function counted(view: Values, seat: number, t: BoardProps["t"]): string[] {
  const [diamonds, nuggets] = list(view, "pack").slice(KINDS * seat) as Treasure;
  return [t("some-diamonds", { diamonds }), t("some-nuggets", { nuggets })];
}
