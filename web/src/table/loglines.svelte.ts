/** What happened, in sentences. */

import { say } from "../lib/page.svelte";
import type { LogLine, LogUndo } from "../lib/wire";
import type { Live } from "./live.svelte";
import type { Perspective } from "./perspective.svelte";
import type { Wording } from "./wording.svelte";

export class LogLines {
  readonly all = $derived.by(() => this.perspective.known.log.map((line, i) => this.put(line, i)));
  /** What somebody else did last. */
  readonly news = $derived.by(
    () => this.all.findLast(({ mine, hidden }) => !mine && !hidden)?.text,
  );

  constructor(
    private readonly live: Live,
    private readonly perspective: Perspective,
    private readonly wording: Wording,
  ) {}

  private put(line: LogLine, i: number) {
    const words = line.kind === "move" ? this.wording.moves.words(line.move) : null;
    return {
      key: `${line.n} ${i}`,
      mine: this.live.me.includes(line.who),
      hidden: words?.[0]!.includes("hidden") ?? false,
      text: line.kind === "move" ? this.wording.tell(words!, line.who) : this.undone(line),
    };
  }

  private undone({ who, moves }: LogUndo): string {
    return say.t("undone-told", { who: this.wording.names[who] ?? "", n: moves });
  }
}
