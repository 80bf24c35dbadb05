import type { BoardProps, SummaryLine } from "../../lib/board";
import { list, one } from "../../lib/view";
import type { Values } from "../../lib/wire";
import { OVER } from "./constants";

export { foretell } from "./ahead";
export { default as Board } from "./Board.svelte";
export { sounds } from "./sounds";
export { duration } from "./motion";

export function summary(view: Values, box: Record<string, unknown>, seat: number): SummaryLine[] {
  const purse = { label: "purse", value: list(view, "purse")[seat]!, glyph: "●" };
  // A chest stays shut till the end, unless the house rules open it.
  const open = box.open_chests || one(view, "phase") === OVER;
  return open
    ? [purse, { label: "chest", value: list(view, "chest")[seat]!, glyph: "▣" }]
    : [purse];
}

export function counted(view: Values, seat: number, t: BoardProps["t"]): string[] {
  return ["purse", "chest"].map((where) => `${t(where)}: ${list(view, where)[seat]}`);
}
