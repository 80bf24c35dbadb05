/** What happened, in sentences, as the one who looks knows it. */

import { folded } from "../lib/events";
import { say } from "../lib/page.svelte";
import type { LogLine, LogUndo } from "../lib/wire";
import type { Live } from "./live.svelte";
import type { Perspective } from "./perspective.svelte";
import { takenBack } from "./undone";
import type { Wording } from "./wording.svelte";

const NEWS = 2; // lines told where the log does not lie open

export class LogLines {
  private readonly log = $derived.by(() => this.perspective.sight?.log ?? []);
  readonly all = $derived.by(() => {
    const undone = takenBack(this.log);
    const lines = this.log.map((line, i) => ({
      line,
      key: `${line.n} ${i}`,
      undone: undone.has(line),
      events: line.kind === "move" ? line.events : [],
    }));
    return folded(this.wording.happened, lines).map(({ line, key, undone, events }) => ({
      key,
      undone,
      mine: this.live.me.includes(line.who),
      hidden: this.hides(line, events),
      text: this.worded(line, events),
    }));
  });
  /** What came of the last moves; what was only done in secret is no news. */
  readonly news = $derived.by(() =>
    this.all
      .filter(({ hidden, undone }) => !hidden && !undone)
      .slice(-NEWS)
      .map(({ text }) => text),
  );
  /** How often moves were taken back. */
  readonly undos = $derived.by(() => this.log.filter(({ kind }) => kind === "undo").length);

  constructor(
    private readonly live: Live,
    private readonly perspective: Perspective,
    private readonly wording: Wording,
  ) {}

  private hides(line: LogLine, events: number[][] | null): boolean {
    if (line.kind === "undo" || events?.length) return false;
    return this.wording.moves.words(line.move)[0]!.includes("hidden");
  }

  private worded(line: LogLine, events: number[][] | null): string {
    if (line.kind === "undo") return this.undone(line);
    return this.wording.tellWhat({ ...line, events }, this.perspective.seat);
  }

  private undone({ who, moves }: LogUndo): string {
    return say.t("undone-told", { who: this.wording.names[who] ?? "", n: moves });
  }
}
