/** What rows and columns of the box are called. */
import type { Axes, Axis } from "../../box/board";
import { ACTS, GOALS, RAT } from "./constants";

const ROMAN = ["I", "II", "III"];
const LEAST = 2; // players

const level: Axis = (i) => ROMAN[i]!;
/** "Rat (I)": the same of all levels. */
const act: Axis = (i, t) => t(`word-${ACTS[i]}-1`).replace(/ \(I\)$/, "");
const players: Axis = (i, t) => t("printed-players", { n: LEAST + i });
const card: Axis = (i, t, box) => t(`word-${Object.keys(box["cards"] as object)[i]}`);
const roads: Axis = (i, t, box) => {
  const name = Object.keys(box["cards"] as object)[i]!;
  if (name === "start") return t("start-card");
  return (GOALS as readonly string[]).includes(name)
    ? t("printed-goal", { what: t(`word-${name}`) })
    : t(`word-${name}`);
};
const special: Axis = (i, t) =>
  t(
    ["word-goal-lair", "word-goal-ladder", "printed-bridge", "printed-tunnel", "word-goal-gold"][
      i
    ]!,
  );

export const AXES: Axes = {
  path_cards: [level],
  action_cards: [level],
  specials: [special],
  copies: [card],
  actions: [act, level],
  moves: [(i, t, box) => act(RAT + i, t, box)],
  corners: [players],
  hands: [players, level],
  cards: [roads],
};
