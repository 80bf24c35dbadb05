/** What the board says in words: what is asked, and what a card turned up tells. */

import type { BoardProps } from "../../../lib/board";
import { list, one } from "../../../lib/view";
import { SABOTEUR } from "../constants";
import type { Cave } from "./cave";
import type { Changes } from "./changes";
import { BEASTS, WAIT } from "./words";

interface Saying extends Pick<BoardProps, "seats" | "t"> {
  cave: Cave;
}

const COUNTED = ["creeping", "walking"] as const;
const ASKS = Object.fromEntries(COUNTED.map((name) => [WAIT[name], name]));

export function pickedUp(card: string, lays: boolean, { t }: Saying): string {
  return t(lays ? "choose-place" : `word-${card}`);
}

/** What the question under the board does not say: the card in play, the moves left. */
export function asks(me: boolean, { cave: { view, names }, t }: Saying): string {
  const wait = one(view, "wait");
  if (wait === WAIT.over) return t("match-over");
  const playing = names.cards[one(view, "playing") - 1];
  if (me && playing && (wait === WAIT.placing || wait === WAIT.aiming)) return t(`word-${playing}`);
  if (!me || !ASKS[wait]) return "";
  const a = wait === WAIT.creeping ? t(BEASTS[one(view, "creeps")]!) : "";
  return t(`ask-${ASKS[wait]}`, { n: one(view, "steps"), a });
}

export interface Flourish {
  text: string;
  seat?: number;
  clan?: number;
  loyalty?: number;
  goal?: string;
  secret: boolean;
}

/** A clan card turned up for all, or a goal or a clan card seen by me alone. */
export function turnsInTheLight(
  { unmasked, learnt }: Changes,
  { cave: { view, names }, seats, t }: Saying,
): Flourish | null {
  if (learnt?.goal) {
    const goal = names.goal(list(view, "goal")[learnt.goal - 1]!);
    return { text: t("goal-known", { n: learnt.goal, a: t(`word-${goal}`) }), goal, secret: true };
  }
  const seat = unmasked ?? learnt?.seat;
  if (seat === undefined) return null;
  const loyalty = list(view, "loyalty")[seat]!;
  const text = t(loyalty === SABOTEUR ? "works-against" : "works-loyal", {
    who: seats[seat]?.name ?? "",
  });
  return { text, seat, clan: list(view, "clan")[seat]!, loyalty, secret: unmasked === null };
}
