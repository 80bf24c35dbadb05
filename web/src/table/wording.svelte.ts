/** Who sits where, by name, and moves in sentences that name them. */

import { CHANCE, type Move } from "../lib/board";
import { Moves } from "../lib/moves";
import { seatName } from "../lib/names";
import { say } from "../lib/page.svelte";
import { seatWords } from "../lib/texts.svelte";
import type { GameInfo } from "../lib/wire";
import type { Live } from "./live.svelte";

export class Wording {
  readonly moves: Moves;
  readonly seats = $derived.by(() =>
    this.live.table!.seats.map((seat, p) => ({ ...seat, name: seatName(seat, p, say) })),
  );
  readonly names = $derived.by(() => this.seats.map(({ name }) => name));
  readonly words = $derived.by(() => seatWords(this.names));

  constructor(
    private readonly live: Live,
    game: GameInfo,
  ) {
    this.moves = new Moves(game.verbs);
  }

  /** A move in words, as offered, or as told of the seat `who` (or CHANCE). */
  tell = (words: string[], who?: number): string => {
    const name = who === undefined ? undefined : who === CHANCE ? "" : this.names[who];
    return say.tellMove(words, this.words, name);
  };

  move(move: number): Move {
    return { move, words: this.moves.words(move) };
  }

  tellMove(move: number): string {
    return this.tell(this.moves.words(move));
  }
}
