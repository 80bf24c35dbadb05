/** What rows and columns of the box are called. */
import type { Axes } from "../../box/board";
import { COLOURS } from "./constants";

const space: Axes[string][number] = (i, t) => (i ? t("printed-space", { n: i }) : t("start"));

export const AXES: Axes = {
  copies: [(i, t) => t(`word-${COLOURS[i]}`), (i) => String(i + 1)],
  spaces: [space],
  numbers: [(i, t) => t(i ? "printed-side-b" : "printed-side-a"), space],
};
