/** What happened, in sentences, as the one who looks knows it. */

import { say } from "../lib/page.svelte";
import type { LogLine, LogUndo } from "../lib/wire";
import type { Live } from "./live.svelte";
import type { Perspective } from "./perspective.svelte";
import { takenBack } from "./undone";
import type { Wording } from "./wording.svelte";

export class LogLines {
  private readonly log = $derived.by(() => this.perspective.sight?.log ?? []);
  readonly all = $derived.by(() => {
    const undone = takenBack(this.log);
    return this.log.map((line, i) => ({
      ...this.worded(line),
      key: `${line.n} ${i}`,
      undone: undone.has(line),
    }));
  });
  /** What somebody else did last. */
  readonly news = $derived.by(
    () => this.all.findLast(({ mine, hidden, undone }) => !mine && !hidden && !undone)?.text,
  );
  /** How often moves were taken back. */
  readonly undos = $derived.by(() => this.log.filter(({ kind }) => kind === "undo").length);

  constructor(
    private readonly live: Live,
    private readonly perspective: Perspective,
    private readonly wording: Wording,
  ) {}

  private worded(line: LogLine) {
    const words = line.kind === "move" ? this.wording.moves.words(line.move) : null;
    return {
      mine: this.live.me.includes(line.who),
      hidden: words?.[0]!.includes("hidden") ?? false,
      text: line.kind === "move" ? this.wording.tell(words!, line.who) : this.undone(line),
    };
  }

  private undone({ who, moves }: LogUndo): string {
    return say.t("undone-told", { who: this.wording.names[who] ?? "", n: moves });
  }
}
