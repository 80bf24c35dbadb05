/** What I alone know: whom I work for, and what I have looked at. */

import type { BoardProps, Ended } from "../../../lib/board";
import { list, one } from "../../../lib/view";
import type { Values } from "../../../lib/wire";
import { FACE_DOWN, GOALS, LOYAL, SABOTEUR } from "../constants";
import { bits } from "./cave";
import { Names } from "./words";

type Say = BoardProps["t"];

export function secret(view: Values, seat: number, names: string[], t: Say): string[] {
  const loyalty = list(view, "loyalty");
  const clan = list(view, "clan")[seat]!;
  const open = (p: number) => ((one(view, "open_clan") >> p) & 1) === 1;
  if (!loyalty[seat]) return [];
  const works = t(loyalty[seat] === LOYAL ? "secret-loyal" : "secret-saboteur", { clan });
  const seen = bits(list(view, "saw_clan")[seat]!).filter((p) => !open(p) && loyalty[p]);
  const goals = list(view, "goal");
  const faceDown = list(view, "card").slice(1, 1 + goals.length);
  const known = faceDown.flatMap((card, k) => (card === FACE_DOWN && goals[k] ? [k + 1] : []));
  const goal = (place: number) => GOALS[goals[place - 1]! - 1]!;
  return [
    ...(open(seat) ? [] : [works]),
    ...known.map((place) => t("goal-known", { n: place, a: t(`word-${goal(place)}`) })),
    ...seen.map((p) =>
      t(loyalty[p] === SABOTEUR ? "works-against" : "works-loyal", { who: names[p]! }),
    ),
  ];
}

/** At the end: the goals as they lay, and the cards still in the hands. */
export function revealed({ views, steps, game, names, t }: Ended): string[] {
  const words = new Names(game.verbs);
  const laid = steps.flatMap(({ words: [verb, goal] }) => (verb === "goal" ? [goal!] : []));
  const held = (view: Values) =>
    list(view, "mine").flatMap((n, kind) =>
      n > 0 ? [`${n > 1 ? `${n} × ` : ""}${t(`word-${words.cards[kind]}`)}`] : [],
    );
  return [
    ...laid.map((goal, i) => t("goal-was", { n: i + 1, a: t(`word-${goal}`) })),
    ...names.flatMap((who, p) => {
      const cards = held(views[p]!);
      return cards.length ? [t("end-held", { who, a: cards.join(", ") })] : [];
    }),
  ];
}
