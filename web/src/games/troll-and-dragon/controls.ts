/** The moves offered, in the order of the buttons, with their pictures and keys. */

import type { Move } from "../../lib/board";

export interface Control extends Move {
  picture:
    | "dice"
    | "treasure"
    | "both"
    | "dragon"
    | "key"
    | "door"
    | "diamond"
    | "nugget"
    | "cavern"
    | "out";
  key: " " | "l" | null;
}

const ORDER: Record<string, Pick<Control, "picture" | "key">> = {
  roll_grotto: { picture: "dice", key: " " },
  roll_treasure: { picture: "treasure", key: " " },
  roll_dragon: { picture: "dragon", key: " " },
  set_aside: { picture: "key", key: null },
  take: { picture: "diamond", key: null },
  enter: { picture: "cavern", key: null },
  leave: { picture: "out", key: "l" },
};
const VERBS = Object.keys(ORDER);

/** In beats the Dragon dice roll along with the Treasure dice. */
export function controls(moves: Move[], beats = false): Control[] {
  const place = ({ words }: Move) => VERBS.indexOf(words[0]!);
  return moves
    .map((move) => ({ ...move, ...ORDER[move.words[0]!]!, picture: picture(move.words, beats) }))
    .sort((a, b) => place(a) - place(b) || a.move - b.move);
}

function picture([verb, word]: string[], beats: boolean): Control["picture"] {
  if (verb === "roll_treasure" && beats) return "both";
  return (word as Control["picture"] | undefined) ?? ORDER[verb!]!.picture;
}

/** The move a key stands for: the space bar rolls whatever is mine to roll, L leaves. */
export function byKey(all: Control[], key: string): Control | undefined {
  return all.find((control) => control.key === key.toLowerCase());
}
