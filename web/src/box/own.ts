/** A box of somebody's own, as a table is opened with it. */

import { differences, type Box } from "./values";

export interface Own {
  box: Box;
  box_name: string;
}

/** Only what is not as printed: a table may have wishes of its own for the rest. What is printed needs no name. */
export function own(printed: Box, box: Box, name: string): Own {
  const keys = new Set(differences(printed, box).map(([key]) => key));
  const kept = Object.entries(box).filter(([key]) => keys.has(key));
  return { box: Object.fromEntries(kept), box_name: keys.size ? name : "" };
}
