/** Pieces in motion: what is drawn is already the new view, so a flight starts where things were. */

import type { Shown } from "../../lib/board";
import { stand, type Plan, type Point, type Stand } from "./geometry";
import { CHANGE, changes, DRAW, hop, LEG } from "./motion";
import { DEALING } from "./constants";
import type { Mountain } from "./read";

const EASE = "cubic-bezier(0.3, 0, 0.2, 1)";

export class Flight {
  private running: Animation[] = [];
  private flying: Element[] = [];

  constructor(
    private root: HTMLElement,
    private plan: Plan,
  ) {}

  /** Starts all; says after how many milliseconds the points may be counted. */
  start(step: Shown, before: Mountain, after: Mountain, mine: boolean): number {
    const verb = step.words[0]!;
    if (verb.startsWith("draw") && before.phase !== DEALING) this.draw(before.turn, mine);
    if (verb === "play" || verb === "discard") this.lay(step.who);
    const moved = this.move(before, after);
    for (const { from, to } of changes(before, after)) this.remount(from, to, after, moved);
    return moved + (changes(before, after).length ? CHANGE : 0);
  }

  stop(): void {
    for (const animation of this.running) animation.cancel();
    for (const card of this.flying) card.remove();
    this.running = [];
    this.flying = [];
  }

  /** The one dragon hops from space to space; those it leaves or joins make room. */
  private move(before: Mountain, after: Mountain): number {
    const going = hop(before, after);
    if (!going) return 0;
    const duration = Math.min(going.spots.length - 1, 5) * LEG;
    for (const { dragon } of after.dragons) {
      const [from, to] = [this.place(before, dragon), this.place(after, dragon)];
      if (dragon === going.dragon) this.hop(dragon, from, to, going.spots, duration);
      else if (from.x !== to.x || from.y !== to.y) {
        this.animate(
          `[data-dragon="${dragon}"]`,
          [{ transform: shift(from, to) }, { transform: "none" }],
          { duration: LEG, easing: EASE },
        );
      }
    }
    return duration;
  }

  private hop(dragon: number, from: Stand, to: Stand, spots: number[], duration: number): void {
    const stops = [from, ...spots.slice(1, -1).map((spot) => stand(this.plan, spot, 0, 1)), to];
    const up = 26 * this.plan.dragon;
    const frames = stops.flatMap((stop, i) => {
      const here = { transform: shift(stop, to) };
      if (!i) return [here];
      const last = stops[i - 1]!;
      const between = { x: (stop.x + last.x) / 2, y: Math.min(stop.y, last.y) - up };
      return [{ transform: shift(between, to) }, here];
    });
    this.animate(`[data-dragon="${dragon}"]`, frames, { duration, easing: "ease-in-out" });
  }

  /** The rider leaps from one back to the other. */
  private remount(from: number, to: number, after: Mountain, delay: number): void {
    const [a, b] = [this.place(after, from), this.place(after, to)];
    const scale = this.plan.dragon * b.size,
      facing = this.plan.facing[spotOf(after, to)]!;
    const x = (a.x - b.x) / scale / facing,
      y = (a.y - b.y) / scale;
    const frames = [
      { transform: `translate(${x}px, ${y}px)` },
      { transform: `translate(${x / 2}px, ${Math.min(y, 0) - 34}px)` },
      { transform: "none" },
    ];
    this.animate(`[data-dragon="${to}"] [data-rider]`, frames, {
      duration: CHANGE,
      delay,
      easing: EASE,
    });
  }

  private draw(who: number, mine: boolean): void {
    const cards = this.root.querySelectorAll("[data-hand]");
    const to = mine && cards.length ? cards[cards.length - 1]! : this.find(`seat-${who}`);
    this.fly(this.find("pile"), to, DRAW);
  }

  private lay(who: number): void {
    const card = this.find("played");
    const from = this.find(`seat-${who}`);
    if (!card || !from) return;
    this.play(card, [{ opacity: 0 }, { opacity: 1 }], { duration: CHANGE, easing: EASE });
    this.fly(from, card, CHANGE);
  }

  private fly(from: Element | null, to: Element | null, duration: number): void {
    if (!from || !to) return;
    const base = this.root.getBoundingClientRect();
    const card = this.root.appendChild(document.createElement("span"));
    card.className = "md-flying";
    card.ariaHidden = "true";
    this.flying.push(card);
    const frames = [from, to].map((end) => {
      const { x, y, width, height } = end.getBoundingClientRect();
      return {
        transform: `translate(${x + width / 2 - base.x}px, ${y + height / 2 - base.y}px)`,
        opacity: 1,
      };
    });
    const gone = () => card.remove();
    void this.play(card, frames, { duration, easing: EASE }).finished.then(gone, gone);
  }

  private place(now: Mountain, dragon: number): Stand {
    const spot = spotOf(now, dragon);
    const here = now.dragons.filter((one) => one.spot === spot);
    return stand(
      this.plan,
      spot,
      here.findIndex((one) => one.dragon === dragon),
      here.length,
    );
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

function spotOf(now: Mountain, dragon: number): number {
  return now.dragons.find((one) => one.dragon === dragon)?.spot ?? 0;
}

const shift = (from: Point, to: Point) =>
  `translate(${(from.x - to.x).toFixed(1)}px, ${(from.y - to.y).toFixed(1)}px)`;
