/** What rows and columns of the box are called. */
import type { Axes } from "../../box/board";

const square: Axes[string][number] = (i, t) => t("printed-square", { n: i + 1 });

export const AXES: Axes = { path: [square], coins: [square] };
