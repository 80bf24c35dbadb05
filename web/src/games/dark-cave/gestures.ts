/** Fingers, mouse and wheel on the map. */

import * as cam from "./model/camera";
import type { Point } from "./model/shape";

interface Held {
  camera: () => cam.Camera;
  /** Where on the map's screen an event is. */
  here: (event: MouseEvent) => Point;
  move: (camera: cam.Camera) => void;
}

const SLIP = 6; // pixels a press may slip and still be a press

/** One finger drags, two pinch, the wheel zooms; a drag that ends on a control does not press it. */
export function gestures(node: HTMLElement, { camera, here, move }: Held): () => void {
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

  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
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
