/** Results and ratings as pages tell of them. */

import { botName } from "../lib/names";
import type { Texts } from "../lib/texts.svelte";
import type { MyRating, RatingInfo, ResultLine, ResultPart } from "../lib/wire";

/** A game with so many players: what was played, and what came of it for my rating. */
export interface Pool {
  game: string;
  seats: number;
  results: ResultLine[];
  rating: MyRating | undefined;
}

/** The last played first. */
export function pools(results: ResultLine[], ratings: MyRating[]): Pool[] {
  const found = new Map<string, Pool>();
  for (const line of results) {
    const [game, seats] = [line.game, line.parts.length];
    const rating = ratings.find((one) => one.game === game && one.seats === seats);
    const pool = found.get(`${game} ${seats}`) ?? { game, seats, results: [], rating };
    pool.results.push(line);
    found.set(`${game} ${seats}`, pool);
  }
  return [...found.values()];
}

/** From the first of these matches to the last; nothing where there is no way between them. */
export function curve(results: ResultLine[]): RatingInfo[] {
  const rated = results.filter(({ after }) => after).toReversed();
  return rated.length ? [rated[0]!.before!, ...rated.map(({ after }) => after!)] : [];
}

/** 23 ± 4 */
export function number({ rating, margin }: Pick<RatingInfo, "rating" | "margin">, say: Texts) {
  const whole = (n: number) => new Intl.NumberFormat(say.lang).format(Math.round(n));
  return `${whole(rating)} ± ${whole(margin)}`;
}

/** The same, and whether it is worth much yet. */
export function told(info: RatingInfo, say: Texts): string {
  const plain = number(info, say);
  return info.provisional ? `${plain} (${say.t("season-provisional")})` : plain;
}

/** What a match did to a rating. */
export const change = (before: RatingInfo, after: RatingInfo, say: Texts): string =>
  say.t("rated-change", { before: number(before, say), after: told(after, say) });

export function partName({ name, taken, level }: ResultPart, seat: number, say: Texts): string {
  if (taken !== "bot") return name || say.t("seat-program");
  return `${name || botName(seat)} (${say.t("seat-bot-level", { level: say.t(`level-${level}`) })})`;
}
