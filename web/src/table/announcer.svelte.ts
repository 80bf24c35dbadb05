/** Whoever does not look at the board is told as well: read aloud, and by the window's title. */

import { page, say } from "../lib/page.svelte";
import type { LogLines } from "./loglines.svelte";
import type { Perspective } from "./perspective.svelte";
import type { Turn } from "./turn.svelte";

const MOST = 8; // lines read aloud at once

export function announce(lines: LogLines, perspective: Perspective, turn: Turn): void {
  const yours = $derived(turn.free && !perspective.racing);
  let read = -1;
  let last = "";

  $effect(() => {
    if (perspective.watching) return;
    const asked = yours ? turn.asks : "";
    const grown = read > 0 && lines.all[read - 1]?.text !== last ? 1 : 0; // a run goes on
    const unread = read < 0 ? lines.all.slice(-1) : lines.all.slice(read - grown).slice(-MOST);
    read = lines.all.length;
    last = lines.all.at(-1)?.text ?? "";
    const told = [...unread.map(({ text }) => text), turn.regretted, asked].filter(Boolean);
    if (told.length) page.spoken = told.join(" ");
  });

  $effect(() => {
    document.title = `${yours ? "● " : ""}${say.t("name")} · ${say.t("title")}`;
    return () => (document.title = `${say.t("name")} · ${say.t("title")}`);
  });
  $effect(() => () => page.hush());
}
