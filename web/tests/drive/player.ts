/** Plays in WebAssembly what a job tells, and answers with digests of every byte. */

import { Bot } from "../../src/local/bots";
import { RulesFailed, type Module } from "../../src/local/module";
import { CHANCE, Rules } from "../../src/local/rules";

type Log = [who: number, move: number][];
export interface Job {
  box: string;
  seats: number;
  moves: Log;
  bot?: { way: string; effort: number; seed: number; seat: number };
}

/** Whatever works out a SHA-256 there. */
export interface Digest {
  update(data: Uint8Array): unknown;
  hex(): string;
}

/** Answers jobs, one after the other. */
export function player(module: Module, digest: () => Digest): (job: Job) => unknown {
  const { about } = module;
  const rules = new Rules(module);
  const bots = new Map<string, Bot>();
  let sounds: number[][] = []; // who moved and what was heard, by seat

  function bytes(data: { buffer: ArrayBufferLike; byteOffset: number; byteLength: number }) {
    return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  }

  /** Lists, weights, views, what is heard and what came of it, points and the state, at every step to the end. */
  function follow(seats: number, moves: Log): string {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const told = digest();
    sounds = all.map(() => []);
    for (const [who, move] of moves) {
      if (who === CHANCE) told.update(bytes(rules.odds().weights));
      told.update(bytes(rules.legal(who)));
      const before = rules.look(all);
      told.update(before);
      const heard = rules.hears(all, who, move);
      told.update(bytes(heard));
      for (const seat of all) sounds[seat]!.push(who, Number(heard[seat]));
      told.update(
        bytes(Int32Array.from([...all.map((p) => rules.score(p)), rules.play(who, move)])),
      );
      told.update(rules.state.bytes);
      const events = rules.events(all, before, rules.look(all), who, heard);
      told.update(new TextEncoder().encode(JSON.stringify(events)));
    }
    if (!rules.actors()) told.update(bytes(rules.outcome()));
    return told.hex();
  }

  /** The move, and a digest of all that was written down to find it. */
  function think({ way, effort, seed, seat }: NonNullable<Job["bot"]>): [number, string] {
    about.levels[`${way} ${effort}`] = [way, effort];
    const bot = bots.get(`${way} ${effort}`) ?? new Bot(module, `${way} ${effort}`, seed);
    bots.set(`${way} ${effort}`, bot);
    for (const records of bot.notes) records.bytes.fill(0); // as those of a new one
    bot.seed(seed);
    rules.look([seat]);
    const move = bot.choose(rules.box, rules.views, seat, Int32Array.from(sounds[seat]!));
    const told = digest();
    for (const records of bot.notes) told.update(records.bytes);
    return [move, told.hex()];
  }

  function answer({ box, seats, moves, bot }: Job): unknown {
    rules.box.bytes.set(Uint8Array.from(atob(box), (c) => c.charCodeAt(0)));
    rules.setUp(seats);
    const digest = follow(seats, moves);
    return bot ? think(bot) : digest;
  }

  return (job) => {
    try {
      return answer(job);
    } catch (error) {
      if (!(error instanceof RulesFailed)) throw error;
      return { failed: error.message };
    }
  };
}
