/** Fingers, mouse and wheel: on the map, and on a card that is carried there. */

import * as cam from "./model/camera";
import type { Point } from "./model/shape";

interface Held {
  camera: () => cam.Camera;
  /** Where on the map's screen an event is. */
  here: (event: MouseEvent) => Point;
  move: (camera: cam.Camera) => void;
  /** Fingers are on the map. */
  hold: (held: boolean) => void;
}

const SLIP = 6; // pixels a press may slip and still be a press

/** One finger drags, two pinch, the wheel zooms; a drag that ends on a control does not press it. */
export function gestures(node: HTMLElement, { camera, here, move, hold }: Held): () => void {
  const fingers = new Map<number, Point>();
  let dragged = false;

  function down(event: PointerEvent): void {
    if (!fingers.size) dragged = false;
    fingers.set(event.pointerId, here(event));
  }

  function drag(event: PointerEvent): void {
    const was = fingers.get(event.pointerId);
    if (!was) return;
    const now = here(event);
    if (!dragged && Math.hypot(now.x - was.x, now.y - was.y) < SLIP) return;
    if (!dragged) node.setPointerCapture(event.pointerId);
    dragged = true;
    hold(true);
    const old = [...fingers.values()];
    fingers.set(event.pointerId, now);
    const [a, b] = [...fingers.values()] as [Point, Point];
    if (old.length === 2) move(cam.pinched(camera(), old as [Point, Point], [a, b]));
    else move(cam.moved(camera(), now.x - was.x, now.y - was.y));
  }

  function turn(event: WheelEvent): void {
    event.preventDefault();
    move(cam.zoomed(camera(), Math.exp(-event.deltaY / 400), here(event)));
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (!fingers.size) hold(false);
  }
  const unlessDragged = (event: MouseEvent) => {
    if (dragged && event.detail) event.stopPropagation();
  };
  const off = new AbortController();
  const { signal } = off;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", drag, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", up, { signal });
  node.addEventListener("wheel", turn, { signal, passive: false });
  node.addEventListener("click", unlessDragged, { signal, capture: true });
  return () => off.abort();
}

export interface Carrying {
  lift: () => void;
  over: (at: Point) => void;
  drop: (at: Point) => void;
  /** The gesture was broken off, or the card is gone from under it. */
  cancel: () => void;
}

/** A card that follows the finger once it has slipped; a mere press stays one. */
export function carried(node: HTMLElement, { lift, over, drop, cancel }: Carrying): () => void {
  let from: (Point & { id: number }) | null = null;
  let lifted = false;

  const at = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

  function down(event: PointerEvent): void {
    if (event.button || !event.isPrimary) return;
    from = { ...at(event), id: event.pointerId };
    lifted = false;
    node.setPointerCapture(event.pointerId); // a quick hand is past its edge before it is seen to move
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== from?.id) return;
    const { x, y } = at(event);
    if (!lifted && Math.hypot(x - from.x, y - from.y) < SLIP) return;
    if (!lifted) lift();
    lifted = true;
    over({ x, y });
  }

  function up(event: PointerEvent): void {
    if (event.pointerId === from?.id && lifted) drop(at(event));
    from = null;
  }

  function broken(): void {
    if (from && lifted) cancel();
    from = null;
  }
  const unlessLifted = (event: MouseEvent) => {
    if (lifted && event.detail) event.stopImmediatePropagation();
  };
  const off = new AbortController();
  const { signal } = off;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", move, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", broken, { signal });
  node.addEventListener("click", unlessLifted, { signal, capture: true });
  return () => {
    broken();
    off.abort();
  };
}
