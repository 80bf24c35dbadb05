/** Treasure in the air: it is drawn where it comes from or where it goes, and flies between. */

import type { Flow } from "./frames";

const MOST = 9; // of one flow; more would only be a cloud

export class Flight {
  private flying = new Set<{ element: Element; animation: Animation }>();

  constructor(private root: HTMLElement) {}

  start(flows: Flow[]): void {
    flows.forEach((flow, i) => this.arc(flow, i * 50));
  }

  stop(): void {
    for (const { element, animation } of this.flying) {
      animation.cancel();
      element.remove();
    }
    this.flying.clear();
  }

  private arc({ kind, from, to, n }: Flow, delay: number): void {
    const [a, b] = [this.middle(from), this.middle(to)];
    if (!a || !b) return;
    for (let i = 0; i < Math.min(n, MOST); i++) {
      const element = this.root.appendChild(document.createElement("span"));
      element.className = `td-${kind}`;
      element.ariaHidden = "true";
      const high = Math.min(a.y, b.y) - 30 - (i % 3) * 16;
      const frames = [
        { transform: `${move(a.x, a.y)} scale(0.7)`, opacity: 1 },
        { transform: `${move((a.x + b.x) / 2, high)} rotate(160deg) scale(1.15)`, opacity: 1 },
        { transform: `${move(b.x, b.y)} rotate(330deg)`, opacity: 1 },
      ];
      const animation = element.animate(frames, {
        duration: 400,
        delay: delay + i * 30,
        easing: "ease-in-out",
      });
      const entry = { element, animation };
      this.flying.add(entry);
      const land = () => {
        element.remove();
        this.flying.delete(entry);
      };
      animation.finished.then(land, land);
    }
  }

  /** The middle of a place in the picture, or of its count above it. */
  private middle(place: string): { x: number; y: number } | null {
    const found =
      this.root.querySelector(`[data-place="${place}"]`) ??
      this.root.querySelector(`[data-count="${place}"]`);
    if (!found) return null;
    const [box, base] = [found.getBoundingClientRect(), this.root.getBoundingClientRect()];
    return { x: box.x + box.width / 2 - base.x, y: box.y + box.height / 2 - base.y };
  }
}

const move = (x: number, y: number) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
