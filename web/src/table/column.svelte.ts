/** Whether log and chat lie beside the table: on a wide one as it was left, before a narrow one when called. */

import { MediaQuery } from "svelte/reactivity";
import { settings } from "../lib/page.svelte";
import type { Live } from "./live.svelte";

export class Column {
  private readonly wide = new MediaQuery("min-width: 64rem");
  open = $derived.by(() => this.wide.current && settings.column);

  constructor(private readonly live: Live) {
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
