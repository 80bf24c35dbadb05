import type { BoardProps, SummaryLine } from "../../lib/board";
import { list, one } from "../../lib/view";
import type { Values } from "../../lib/wire";
import { OVER } from "./constants";

export { foretell } from "./ahead";
export { default as Board } from "./Board.svelte";
export { sounds } from "./sounds";
export { duration } from "./motion";

export function summary(view: Values, box: Record<string, unknown>, seat: number): SummaryLine[] {
  const over = one(view, "phase") === OVER;
  const purse = { label: "purse", value: list(view, "purse")[seat]!, glyph: "●" };
  // A chest stays shut till the end, unless the house rules open it.
  if (!over && !box.open_chests) return [purse];
  const chest = { label: "chest", value: list(view, "chest")[seat]!, glyph: "▣" };
  const coins = { label: "coins", value: purse.value + chest.value };
  return over ? [coins, purse, chest] : [purse, chest];
}

export function counted(view: Values, seat: number, t: BoardProps["t"]): string[] {
  return ["purse", "chest"].map((where) => `${t(where)}: ${list(view, where)[seat]}`);
}
