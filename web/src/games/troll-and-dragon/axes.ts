/** What rows and columns of the box are called. */
import type { Axes } from "../../box/board";
import { FACES, TREASURES } from "./constants";

export const AXES: Axes = {
  points: [(i, t) => t(`word-${TREASURES[i]}`)],
  grotto: [(i, t) => t(`word-${FACES[i]}`)],
  treasure: [(i, t) => (i ? t("some-nuggets", { nuggets: i }) : t("word-blank"))],
  dragon: [(i, t) => t("printed-die", { n: i + 1 })],
};
