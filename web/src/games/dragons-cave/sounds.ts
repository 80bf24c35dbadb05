import type { Sound } from "../../lib/sound";

export const sounds: Record<string, Sound> = {
  lay: "card",
  lay_for: "card",
  lay_hidden: "card",
  lay_hidden_for: "card",
  reveal: "card",
  reveal_for: "card",
  "event-stowed": "coin",
  "event-robbed": "coin",
  "event-entered": "coin",
};
