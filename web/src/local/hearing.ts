/** What each seat has heard of a match so far. It goes along with the match, move by move. */

import { Match } from "./match";

export class Hearing {
  private readonly behind: Match; // a move sounds as it does in the state it was made in
  private readonly logs: number[][];

  constructor(private readonly match: Match) {
    this.behind = new Match(match.rules, match.seats, match.box);
    this.logs = Array.from({ length: match.seats }, () => []);
  }

  /** The seat's own log: who moved, and the move as it sounded, in turn. */
  of(seat: number): Int32Array {
    for (const [who, move] of this.match.moves.slice(this.behind.moves.length)) {
      this.hear(who, move);
    }
    return Int32Array.from(this.logs[seat]!);
  }

  private hear(who: number, move: number): void {
    const heard = this.behind.heard([...this.logs.keys()], who, move);
    heard.forEach((sound, seat) => this.logs[seat]!.push(who, sound));
    this.behind.make(who, move);
  }
}
