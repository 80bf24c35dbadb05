import { expect, test, vi } from "vitest";
import { Player, SOUNDS, type Sound } from "../src/lib/sound";
import type { GameInfo } from "../src/lib/wire";

type Named = Record<string, unknown>;
const FACTS = import.meta.glob<GameInfo>("../src/facts/*-*.ts", { import: "INFO", eager: true });
const GAMES = import.meta.glob<Named>("../src/games/*/sounds.ts", {
  import: "sounds",
  eager: true,
});

test.each(Object.entries(GAMES))("%s names verbs and events of its game", (path, sounds) => {
  const game = FACTS[path.replace("games", "facts").replace("/sounds", "")]!;
  const known = [...Object.keys(game.verbs), ...game.events.map(({ text }) => text)];
  expect(Object.keys(sounds).filter((name) => !known.includes(name))).toEqual([]);
});

/** A device's sound as far as it is used: what was started, and when. */
class FakeContext {
  state = "suspended";
  currentTime = 0;
  sampleRate = 1000;
  destination = {};
  started: number[] = [];
  loudest = 0;

  constructor(private readonly touched: Promise<void>) {}

  async resume(): Promise<void> {
    await this.touched;
    this.state = "running";
  }
  createGain() {
    const setValueAtTime = (value: number) => (this.loudest = Math.max(this.loudest, value));
    const gain = { setValueAtTime, exponentialRampToValueAtTime: vi.fn() };
    return { gain, connect: (to: unknown) => to };
  }
  createBuffer = (_: number, length: number) => ({ getChannelData: () => Array(length).fill(0) });
  createBiquadFilter = () => ({ type: "", frequency: { value: 0 }, connect: (to: unknown) => to });
  createOscillator = () => ({ ...this.source(), type: "", frequency: { value: 0 } });
  createBufferSource = () => ({ ...this.source(), buffer: null });
  private source = () => ({
    connect: (to: unknown) => to,
    start: (at: number) => void this.started.push(at),
    stop: vi.fn(),
  });
}

function playing(touched = Promise.resolve()) {
  const context = new FakeContext(touched);
  const make = vi.fn(() => context as unknown as AudioContext);
  return { context, make, player: new Player(make) };
}

test.each(Object.keys(SOUNDS) as Sound[])("%s is a few soft tones of one context", async (name) => {
  const { context, make, player } = playing();
  expect(make).not.toHaveBeenCalled(); // a page that is silent opens nothing
  await player.play(name);
  expect(context.started).toEqual(SOUNDS[name].map(({ at }) => at));
  expect(context.loudest).toBeLessThanOrEqual(0.1);
  context.currentTime = 5;
  await player.play(name);
  expect(context.started.length).toBe(2 * SOUNDS[name].length);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a whole hand that is dealt is one sound", async () => {
  const { context, player } = playing();
  for (let i = 0; i < 6; i++) await player.play("card");
  expect(context.started.length).toBe(1);
});

test("what could not sound in its time does not sound later", async () => {
  vi.useFakeTimers();
  let touch = () => {};
  const { context, player } = playing(new Promise((done) => (touch = done)));
  const late = player.play("coin");
  vi.advanceTimersByTime(10_000);
  touch();
  await late;
  expect(context.started).toEqual([]);
  await player.play("coin");
  expect(context.started.length).toBe(2);
  vi.useRealTimers();
});
