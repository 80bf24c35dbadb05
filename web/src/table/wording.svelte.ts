/** Who sits where, by name, and moves in sentences that name them. */

import { CHANCE, type Move } from "../lib/board";
import { Moves } from "../lib/moves";
import { seatName } from "../lib/names";
import { say } from "../lib/page.svelte";
import { seatWords } from "../lib/texts.svelte";
import type { EventInfo, GameInfo } from "../lib/wire";
import type { Live } from "./live.svelte";

interface What {
  who: number;
  move: number;
  events?: number[][] | null;
}

export class Wording {
  readonly moves: Moves;
  readonly seats = $derived.by(() =>
    this.live.table!.seats.map((seat, p) => ({ ...seat, name: seatName(seat, p, say) })),
  );
  readonly names = $derived.by(() => this.seats.map(({ name }) => name));
  readonly words = $derived.by(() => seatWords(this.names));

  constructor(
    private readonly live: Live,
    private readonly game: GameInfo,
  ) {
    this.moves = new Moves(game.verbs);
  }

  /** A move in words, as offered, or as told of the seat `who` (or CHANCE) to seat `me`. */
  tell = (words: string[], who?: number, me?: number | null): string => {
    const name = who === undefined ? undefined : who === CHANCE ? "" : this.names[who];
    return say.tellMove(words, this.words, name, who === me);
  };

  get happened(): EventInfo[] {
    return this.game.events;
  }

  /** What came of a move, to the one in seat `me`; else the move itself. */
  tellWhat({ who, move, events }: What, me: number | null): string {
    if (!events?.length) return this.tell(this.moves.words(move), who, me);
    return events.map((one) => say.tellEvent(this.happened, one, this.names, me)).join(" ");
  }

  move(move: number): Move {
    return { move, words: this.moves.words(move) };
  }

  tellMove(move: number): string {
    return this.tell(this.moves.words(move));
  }
}
