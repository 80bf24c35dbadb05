/** From which seat this device looks. Several people at one device take turns behind a curtain. */

import type { Live } from "./live.svelte";

export class Perspective {
  private opened: number | null = $state(null);
  readonly seat = $derived.by(() => (this.shared ? this.opened : (this.live.me[0] ?? null)));
  readonly sight = $derived.by(() => this.live.sights.get(this.seat) ?? null);
  /** What is known from here, or else from any seat of this device. */
  readonly known = $derived.by(() => this.sight ?? [...this.live.sights.values()][0]!);
  /** Who has to come to the device before anything is shown; null while somebody looks. */
  readonly curtain = $derived.by(() =>
    this.shared && this.next !== this.opened && !this.watching() ? this.next : null,
  );

  /** `watching`: whoever looks still sees the last move being made. */
  constructor(
    private readonly live: Live,
    private readonly watching: () => boolean,
  ) {}

  open(seat: number): void {
    this.opened = seat;
  }

  get racing(): boolean {
    return this.known.racing;
  }

  private get shared(): boolean {
    return this.live.me.length > 1;
  }

  private get next(): number | null {
    if (this.live.table!.status !== "playing") return this.opened;
    const asked = this.live.me.filter((p) => this.known.actors.includes(p));
    const stays = this.opened !== null && (asked.includes(this.opened) || !asked.length);
    return stays ? this.opened : (asked[0] ?? this.live.me[0]!);
  }
}
