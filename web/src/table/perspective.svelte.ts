/** From which seat this device looks. Several people at one device take turns behind a curtain. */

import { untrack } from "svelte";
import { CHANCE } from "../lib/wire";
import type { Live } from "./live.svelte";
import type { Stage } from "./stage.svelte";

export class Perspective {
  /** Who of several has opened the curtain. */
  private opened: number | null = $state(null);
  private readonly looked = $derived.by(() => this.live.sights.get(this.looker) ?? null);
  /** Whoever looks still sees moves being made. */
  readonly watching = $derived.by(
    () => this.stage.playing || (this.looked !== null && this.stage.behind(this.looked)),
  );
  /** Who has to come to the device before anything is shown; null while somebody looks. */
  readonly curtain = $derived.by(() =>
    this.shared && this.playing && this.next !== this.opened && !this.watching ? this.next : null,
  );
  readonly seat = $derived.by(() => (this.curtain === null ? this.looker : null));
  readonly sight = $derived.by(() => (this.curtain === null ? this.looked : null));

  constructor(
    private readonly live: Live,
    private readonly stage: Stage,
  ) {
    $effect(() => {
      if (this.curtain !== null) untrack(() => (this.opened = null));
    });
  }

  open(seat: number): void {
    this.opened = seat;
  }

  /** Whose turn it is: every seat knows. */
  get actors(): number[] {
    return this.anybody.actors;
  }

  /** Whose turn is to be marked: while moves are shown, of whoever makes them. */
  get turn(): number[] {
    const { playing, mover } = this.stage;
    return playing && mover !== CHANCE ? [mover] : this.actors;
  }

  get racing(): boolean {
    return this.anybody.racing;
  }

  private get anybody() {
    return [...this.live.sights.values()][0]!;
  }

  private get shared(): boolean {
    return this.live.me.length > 1;
  }

  private get playing(): boolean {
    return this.live.table!.status === "playing";
  }

  /** Before and after the match there is nothing to hide. */
  private get looker(): number | null {
    const first = this.live.me[0] ?? null;
    return this.shared && this.playing ? this.opened : (this.opened ?? first);
  }

  private get next(): number {
    const asked = this.live.me.filter((p) => this.actors.includes(p));
    const stays = this.opened !== null && (asked.includes(this.opened) || !asked.length);
    return stays ? this.opened! : (asked[0] ?? this.live.me[0]!);
  }
}
