/** All that the page may ask of the worker, by name. */

import { explore, preview } from "./previewing";
import { luckOf, replayed } from "./replayed";
import * as tables from "./tables";

export const answers = {
  ...tables,
  preview,
  explore,
  replay: replayed,
  luckOf,
} as Record<string, (...given: never[]) => unknown>;
