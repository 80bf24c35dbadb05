/** What the moves offered would do, as one view lets know; another view has another foresight, so
 *  that whatever is answered late is shown to nobody. */

import { SvelteMap } from "svelte/reactivity";
import type { Explore, Foresee, Foreseen, Run } from "../lib/foreseen";
import type { GameInfo, Values } from "../lib/wire";
import { isHere } from "../local/found";
import { ask } from "../local/host";

export class Foresight {
  private readonly known = new SvelteMap<string, unknown>();
  private readonly asked = new Set<string>();
  private waiting = $state(0);

  constructor(
    private readonly game: GameInfo,
    private readonly box: Record<string, unknown>,
    private readonly view: Values,
    private readonly seat: number,
  ) {}

  see: Foresee = (line, follow) => this.answer<Foreseen>("preview", { line, follow });

  explore: Explore = (runs) => this.answer<Run[]>("explore", { ...runs });

  /** Asked once, when it is first looked for; what is drawn with it is drawn anew when it is known. */
  private answer<T>(what: string, asked: object): T | null {
    const key = JSON.stringify([what, asked]);
    if (!this.asked.has(key)) void this.ask(key, what, asked);
    return (this.known.get(key) as T | undefined) ?? null;
  }

  /** Something is still being worked out. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  private async ask(key: string, what: string, asked: object): Promise<void> {
    this.asked.add(key);
    const { name, rules } = this.game;
    if (!isHere(name, rules)) return;
    const { box, view, seat } = this;
    await Promise.resolve(); // what is being drawn just now asks, and must not change by asking
    this.waiting++;
    try {
      this.known.set(key, await ask(what, name, rules, box, { view, seat, ...asked }));
    } catch (no) {
      console.warn(`nothing is foreseen: ${String(no)}`); // the board is played without it
    } finally {
      this.waiting--;
    }
  }
}
