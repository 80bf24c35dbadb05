import type { Sound } from "../../lib/sound";

export const sounds: Record<string, Sound> = {
  play: "card",
  discard: "card",
  "event-scored": "coin",
};
