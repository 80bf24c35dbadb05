/** All that the page may ask of the worker, by name. */

import { explore, preview } from "./previewing";
import { replayed } from "./replayed";
import * as tables from "./tables";

export const answers = {
  ...tables,
  preview,
  explore,
  replay: replayed,
} as Record<string, (...given: never[]) => unknown>;
