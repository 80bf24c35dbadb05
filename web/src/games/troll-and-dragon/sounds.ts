import type { Sound } from "../../lib/sound";

export const sounds: Record<string, Sound> = {
  show_one: "die",
  show_two: "die",
  show_three: "die",
  show_four: "die",
  find: "die",
  stir: "die",
  "event-left": "coin",
  "event-got": "coin",
};
