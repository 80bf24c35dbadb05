/** What happens at the table is heard, by whoever has asked for it and looks. */

import { untrack } from "svelte";
import type { BoardModule, Shown } from "../lib/board";
import { settings } from "../lib/page.svelte";
import { player, type Sound } from "../lib/sound";
import { CHANCE, type EventInfo, type LogLine } from "../lib/wire";
import type { Perspective } from "./perspective.svelte";
import type { Stage } from "./stage.svelte";
import type { Turn } from "./turn.svelte";

/** A page that is not looked at only calls. */
function play(sound: Sound | undefined): void {
  if (!sound || !settings.sound || (document.hidden && sound !== "turn")) return;
  void player.play(sound);
}

/** What came of a step, where that sounds; otherwise the step itself. */
export function soundOf(
  { words, events }: Pick<Shown, "words" | "events">,
  sounds: BoardModule["sounds"] = {},
  happened: EventInfo[],
): Sound | undefined {
  const told = (events ?? []).map(([event]) => sounds[happened[event! - 1]!.text]);
  return told.find(Boolean) ?? sounds[words[0]!];
}

/** Whether it was not this seat itself that led to its question. */
export function called(seat: number | null, log: LogLine[]): boolean {
  const moved = log.findLast((line) => line.kind === "move" && line.who !== CHANCE);
  return moved?.who !== seat;
}

export function sound(
  board: BoardModule,
  happened: EventInfo[],
  stage: Stage,
  perspective: Perspective,
  turn: Turn,
  ended: () => boolean,
): void {
  const yours = $derived(turn.free && !perspective.racing);
  const over = $derived(ended());
  let heard: number | undefined;
  let wasOver = untrack(() => over); // one who comes to look at an old match hears nothing

  $effect(() => {
    const { last } = stage;
    if (last) play(soundOf(last, board.sounds, happened));
  });
  $effect(() => {
    if (!yours || turn.at === heard) return; // a choice was only taken back
    heard = turn.at;
    untrack(() => called(perspective.seat, perspective.sight!.log) && play("turn"));
  });
  $effect(() => {
    if (over && !wasOver) play("end");
    wasOver = over;
  });
}
