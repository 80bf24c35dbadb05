import type { Sound } from "../../lib/sound";

export const sounds: Record<string, Sound> = {
  at: "card",
  play: "card",
  discard: "card",
  discard_hidden: "card",
  turn_up: "card",
  unmask: "card",
  "event-dug": "coin",
  "event-stolen": "coin",
  "event-bridge": "coin",
  "event-tunnel": "coin",
};
