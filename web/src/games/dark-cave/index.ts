import type { Shown, SummaryLine } from "../../lib/board";
import { list, one } from "../../lib/view";
import type { Values } from "../../lib/wire";
import { LEVELS } from "./constants";

export { foretell } from "./model/ahead";
export { counted, decided } from "./model/end";
export { revealed, secret } from "./model/secret";
export { default as Board } from "./Board.svelte";
export { sounds } from "./sounds";

const LONG = ["unmask", "see_goal", "see_clan"]; // a card turns in the light
const SLOW = ["give", "refrain", "lose", "lose_hidden", "turn_up", "orient"];
const SHORT = [
  "draw",
  "draw_hidden",
  "read",
  "read_hidden",
  "tally",
  "mix",
  "clan",
  "clan_hidden",
  "goal_hidden",
];

export function duration({ words }: Shown): number {
  if (LONG.includes(words[0]!)) return 1900;
  if (SLOW.includes(words[0]!)) return 750;
  return SHORT.includes(words[0]!) ? 120 : 450;
}

export function summary(view: Values, _box: Record<string, unknown>, seat: number): SummaryLine[] {
  const levels = list(view, "held").slice(LEVELS * seat, LEVELS * (seat + 1));
  const is = (field: string) => (one(view, field) >> seat) & 1;
  return [
    { label: "nuggets", value: list(view, "gold")[seat]! },
    { label: "hand-levels", value: levels.join("-") },
    ...(is("out") ? [{ label: "out-of-cave", value: "" }] : []),
    ...(is("lying") && !is("out") ? [{ label: "lying-down", value: "" }] : []),
  ];
}
