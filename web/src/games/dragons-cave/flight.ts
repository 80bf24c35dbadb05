/** Pieces in motion: what is drawn is already the new view, so a flight starts where things were. */

import type { Shown } from "../../lib/board";
import { COLOURS, LAIR } from "./constants";
import { perch, stand, type Plan, type Point } from "./geometry";
import { COINS, FLIP, flows, LEG, POUNCE, walks } from "./motion";
import type { Cave } from "./read";

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

export class Flight {
  private running: Animation[] = [];
  private coins: Element[] = [];

  constructor(
    private root: HTMLElement,
    private plan: Plan,
  ) {}

  /** Starts all; says after how many milliseconds the coins have arrived. */
  start(step: Shown, before: Cave, after: Cave, mine: boolean): number {
    const verb = step.words[0]!;
    if (verb === "place") this.swoop(before, after, mine);
    if (verb.startsWith("lay")) this.lay(step.who, mine ? step.words[1] : undefined);
    if (verb.startsWith("reveal")) return this.settle(before, after);
    if (verb === "lose") return this.pay(before, after, FLIP, before.picked);
    return 0;
  }

  stop(): void {
    for (const animation of this.running) animation.cancel();
    for (const coin of this.coins) coin.remove();
    this.running = [];
    this.coins = [];
  }

  private settle(before: Cave, after: Cave): number {
    const moved = walks(before, after);
    this.pounce(before, after);
    let longest = 0;
    for (const { seat, dwarf, squares, caught } of moved) {
      const delay = FLIP + (caught ? POUNCE * 0.75 : 0) + seat * 60;
      const time = Math.min(squares.length - 1, 5) * LEG;
      this.walk(`dwarf-${seat}-${dwarf}`, squares, delay, time);
      longest = Math.max(longest, delay + time);
    }
    return this.pay(before, after, longest || FLIP);
  }

  private walk(piece: string, squares: number[], delay: number, duration: number): void {
    const end = this.plan.spots[squares.at(-1)!]!;
    const hop = this.plan.tile * 0.5;
    const frames = squares.flatMap((spot, i) => {
      const { x, y } = this.plan.spots[spot]!;
      const to = { transform: move(x - end.x, y - end.y) };
      if (!i) return [to];
      const from = this.plan.spots[squares[i - 1]!]!;
      const up = { transform: move((x + from.x) / 2 - end.x, (y + from.y) / 2 - end.y - hop) };
      return [up, to];
    });
    this.animate(`[data-piece="${piece}"]`, frames, { duration, delay, easing: "ease-in-out" });
  }

  /** The dragon leaps at whoever laid its colour. */
  private pounce(before: Cave, after: Cave): void {
    const home = perch(this.plan, after.perch);
    const prey = after.players.filter(({ shown }) => shown && shown === COLOURS[after.perch - 1]);
    const leaps = prey.map(({ seat, mover }): Point => {
      const spot = before.players[seat]!.spots[mover ?? 0] ?? 0;
      return stand(this.plan, Math.min(spot, LAIR), 0, 1);
    });
    if (!leaps.length) return;
    const still = { transform: "none" };
    const frames = leaps.map(({ x, y }) => ({
      transform: `${move(x - home.x, y - home.y)} scale(1.12)`,
    }));
    this.animate('[data-piece="dragon"]', [still, ...frames, still], {
      duration: POUNCE * (1 + leaps.length),
      delay: FLIP - 120,
      easing: EASE,
    });
  }

  private swoop(before: Cave, after: Cave, mine: boolean): void {
    const [from, to] = [perch(this.plan, before.perch), perch(this.plan, after.perch)];
    const [dx, dy] = mine ? [0, 0] : [from.x - to.x, from.y - to.y];
    const frames = [
      { transform: move(dx, dy) },
      { transform: `${move(dx / 2, dy / 2 - this.plan.tile)} scale(1.06)` },
      { transform: "none" },
    ];
    this.animate('[data-piece="dragon"]', frames, { duration: POUNCE, easing: EASE });
  }

  private lay(who: number, card: string | undefined): void {
    const laid = this.find(`slot-${who}`)?.querySelector("[data-laid]");
    if (!laid) return;
    const from = card && this.find(`card-${card}`)?.getBoundingClientRect();
    const to = laid.getBoundingClientRect();
    const start = from
      ? `${move(middle(from).x - middle(to).x, middle(from).y - middle(to).y)} scale(${from.width / to.width})`
      : move(0, -24);
    const frames = [
      { transform: start, opacity: from ? 1 : 0 },
      { transform: "none", opacity: 1 },
    ];
    this.play(laid, frames, { duration: 360, easing: EASE });
  }

  private pay(before: Cave, after: Cave, delay: number, fist?: string | null): number {
    const all = flows(before, after);
    for (const { seat, from, to, coins } of all) {
      const out = fist ? `fist-${fist}` : from === "purse" ? `purse-${seat}` : from;
      this.arc(out, to === "treasure" ? to : `${to}-${seat}`, Math.min(coins, 8), delay);
    }
    return all.length ? delay + COINS : delay;
  }

  private arc(from: string, to: string, coins: number, delay: number): void {
    const [a, b] = [this.find(from), this.find(to)].map(
      (e) => e && middle(e.getBoundingClientRect()),
    );
    if (!a || !b) return;
    const base = this.root.getBoundingClientRect();
    for (let i = 0; i < coins; i++) {
      const coin = this.root.appendChild(document.createElement("span"));
      coin.className = "dc-coin";
      coin.ariaHidden = "true";
      this.coins.push(coin);
      const frames = [
        { transform: move(a.x - base.x, a.y - base.y), opacity: 1 },
        { transform: move((a.x + b.x) / 2 - base.x, Math.min(a.y, b.y) - base.y - 40), opacity: 1 },
        { transform: move(b.x - base.x, b.y - base.y), opacity: 1 },
      ];
      const timing = { duration: 420, delay: delay + i * 40, easing: EASE };
      void this.play(coin, frames, { ...timing, fill: "none" }).finished.then(
        () => coin.remove(),
        () => undefined,
      );
    }
  }

  private animate(selector: string, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    const piece = this.root.querySelector(selector);
    if (piece) this.play(piece, frames, timing);
  }

  private play(piece: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = piece.animate(frames, { fill: "backwards", ...timing });
    this.running.push(animation);
    return animation;
  }

  private find(place: string): Element | null {
    return this.root.querySelector(`[data-place="${place}"]`);
  }
}

const move = (x: number, y: number) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
const middle = (r: DOMRect): Point => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });
