/** Which of my boxes of a game lies open, and that it is kept as it is changed. */

import { newSeed } from "../lib/names";
import { page, say } from "../lib/page.svelte";
import { Refused } from "../lib/refused";
import type { Desk } from "./desk.svelte";
import { boxOf, linkOf, tidy } from "./link";
import { forgetMine, keepMine, mine, type Mine } from "./mine";
import type { Box } from "./values";

export class Shelf {
  boxes: Mine[] = $state.raw([]);
  /** Of the one that lies open; null: it is not kept yet. */
  id: string | null = $state(null);
  name = $state("");
  /** False once the browser would not keep it. */
  keeps = $state(true);
  /** It came by a link, and is not mine yet. */
  visiting = $state(false);
  private opened: Box | null = null; // as it was when it was opened

  constructor(readonly desk: Desk) {
    this.boxes = mine(desk.game);
  }

  /** What a link tells, or else the box I changed last. */
  begin(link: string): void {
    const [latest] = this.boxes;
    if (!link) return latest ? this.take(latest.id) : this.begun();
    try {
      const { name, box } = boxOf(link, this.desk.printed);
      this.show(null, name || this.freeName(), box);
      this.visiting = true;
    } catch (no) {
      this.begun();
      throw no;
    }
  }

  /** A new one, as printed. */
  begun(): void {
    this.show(null, this.freeName(), this.desk.printed);
  }

  take(id: string): void {
    const found = this.boxes.find((one) => one.id === id);
    if (!found) return this.begun();
    try {
      this.show(id, found.name, boxOf(found.link, this.desk.printed).box);
    } catch (no) {
      if (!(no instanceof Refused)) throw no;
      this.show(null, found.name, this.desk.printed); // the kept one stays as it is
      page.tell(say.t(no.why));
    }
  }

  /** A box from a file is mine at once. */
  put(name: string, box: Box): void {
    this.show(null, tidy(name) || this.freeName(), box);
    this.keep();
  }

  remove(): void {
    if (this.id) this.keeps = forgetMine(this.id);
    this.boxes = mine(this.desk.game);
    this.begin("");
  }

  /** Called whenever it may have changed: what was only looked at is not kept. */
  note(box: Box, called: string): void {
    const known = this.boxes.find(({ id }) => id === this.id);
    const link = linkOf(called, this.desk.printed, box);
    if (known ? known.link !== link : box !== this.opened) this.keep();
  }

  keep(): void {
    this.id ??= newSeed();
    this.visiting = false;
    const { id, desk, called, link } = this;
    this.keeps = keepMine({ id, game: desk.game, name: called, link });
    if (this.keeps) this.boxes = mine(desk.game);
  }

  get link(): string {
    return linkOf(this.called, this.desk.printed, this.desk.editing.box);
  }

  /** Its name as others may read it. */
  get called(): string {
    return tidy(this.name) || say.t("own-new-name");
  }

  private show(id: string | null, name: string, box: Box): void {
    [this.id, this.name, this.visiting, this.opened] = [id, name, false, box];
    this.desk.editing.open(box);
  }

  private freeName(): string {
    const taken = this.boxes.map(({ name }) => name);
    const name = say.t("own-new-name");
    for (let n = 2; ; n++) {
      const free = n === 2 ? name : `${name} ${n - 1}`;
      if (!taken.includes(free)) return free;
    }
  }
}
