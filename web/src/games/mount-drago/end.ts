/** At the end: the cards nobody else has seen. */

import type { Ended } from "../../lib/board";
import { COLOURS } from "./constants";
import { read, type Card } from "./read";

export function revealed({ views, box, names, t }: Ended): string[] {
  const said = ({ dragon, value }: Card) => `${t(`word-${COLOURS[dragon]!}`)} ${value}`;
  return names.flatMap((who, p) => {
    const { hand } = read(views[p]!, box);
    return hand.length ? [t("end-held", { who, a: hand.map(said).join(", ") })] : [];
  });
}
