/** Whether log and chat lie beside the table: on a wide one as it was left, but never at the board's cost while empty; before a narrow one when called. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../lib/page.svelte";
import type { Live } from "./live.svelte";

export class Column {
  private readonly wide = new MediaQuery("min-width: 64rem");
  /** The board, as high as the window, leaves this much beside it. */
  private readonly spare = new MediaQuery("min-aspect-ratio: 7/5");
  private readonly empty = $derived.by(() => !this.told() && !this.live.chat.length);
  open = $derived.by(
    () => this.wide.current && settings.column && (this.spare.current || !this.empty),
  );

  constructor(
    private readonly live: Live,
    /** Whether the log tells anything yet. */
    private readonly told: () => boolean,
  ) {
    $effect(() => {
      if (this.open) live.listen();
    });
  }

  /** It lies over the table. */
  get above(): boolean {
    return this.open && !this.wide.current;
  }

  /** How much was said while nobody listened. */
  get unheard(): number {
    return settings.mute || this.open ? 0 : this.live.unheard;
  }

  fold = (): void => {
    this.open = !this.open;
    if (this.wide.current) settings.column = this.open;
  };
}
