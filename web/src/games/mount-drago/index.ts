import type { SummaryLine } from "../../lib/board";
import { list } from "../../lib/view";
import type { Values } from "../../lib/wire";
import { minus } from "./describe";

export { default as Board } from "./Board.svelte";
export { sounds } from "./sounds";
export { revealed } from "./end";
export { foretell } from "./describe";
export { duration } from "./motion";

export function summary(view: Values, _box: Record<string, unknown>, seat: number): SummaryLine[] {
  return [
    { label: "points", value: minus(list(view, "points")[seat]!), glyph: "★" },
    { label: "cards", value: list(view, "holds")[seat]!, glyph: "▮" },
  ];
}
