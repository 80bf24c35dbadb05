/** Moves that were taken back stay in the log, and count no more. */

import type { LogLine } from "../lib/wire";

export function takenBack(log: LogLine[]): Set<LogLine> {
  const undone = new Set<LogLine>();
  const standing: LogLine[] = [];
  for (const line of log) {
    if (line.kind === "move") standing.push(line);
    else for (const gone of standing.splice(-line.moves)) undone.add(gone);
  }
  return undone;
}
