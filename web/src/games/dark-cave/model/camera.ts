/** What part of the map is seen: a map point p is shown at x + k * p. */

import type { Point } from "./shape";

export interface Camera extends Point {
  k: number;
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
  /** What lies over the map there. */
  corner?: Size;
}

export const CLOSEST = 2.6;
export const FARTHEST = 0.16;
const MARGIN = 12;
const NEARBY = 55; // a card and its border, from its middle
const THUMB = 22; // half of one
const EDGE = 32;
const DRIFT = 5; // pixels a frame

/** How near one is, until one says otherwise: fields side by side are a thumb apart, or a pointer. */
export const READABLE = { thumb: 1.33, pointer: 1.1 };

export function frame(points: Point[], around: number): Frame {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - around,
    top: Math.min(...ys) - around,
    right: Math.max(...xs) + around,
    bottom: Math.max(...ys) + around,
  };
}

const within = (k: number, least: number, most: number) => Math.min(most, Math.max(least, k));

/** All of a frame in the middle, but no closer than `most`. */
export function fit(seen: Frame, size: Size, most = 1.6): Camera {
  const wide = (size.width - 2 * MARGIN) / (seen.right - seen.left);
  const high = (size.height - 2 * MARGIN) / (seen.bottom - seen.top);
  return centred(middle(seen), within(Math.min(wide, high), FARTHEST, most), size);
}

export function middle(seen: Frame): Point {
  return { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
}

export function centred(at: Point, k: number, size: Size): Camera {
  return { x: size.width / 2 - k * at.x, y: size.height / 2 - k * at.y, k };
}

/** Nearer or farther, with the point of the screen `at` staying where it is. */
export function zoomed(camera: Camera, by: number, at: Point): Camera {
  const k = within(camera.k * by, FARTHEST, CLOSEST);
  const grown = k / camera.k;
  return { x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown, k };
}

export function moved(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The least shift that brings a frame into sight; its middle if it is too big. */
export function showing(camera: Camera, seen: Frame, size: Size): Camera {
  const shift = (from: number, to: number, room: number) => {
    if (to - from > room - 2 * MARGIN) return (room - from - to) / 2;
    return Math.max(0, MARGIN - from) || Math.min(0, room - MARGIN - to);
  };
  const { left, top, right, bottom } = shownAt(camera, seen);
  const near = moved(camera, shift(left, right, size.width), shift(top, bottom, size.height));
  return uncovered(near, seen, size);
}

function shownAt(camera: Camera, seen: Frame): Frame {
  const { x: left, y: top } = onScreen(camera, { x: seen.left, y: seen.top });
  const { x: right, y: bottom } = onScreen(camera, { x: seen.right, y: seen.bottom });
  return { left, top, right, bottom };
}

/** Out from under what lies over the corner, to the side or down, where there is room for it. */
function uncovered(camera: Camera, seen: Frame, size: Size): Camera {
  const { left, top, right, bottom } = shownAt(camera, seen);
  const aside = Math.max(0, (size.corner?.width ?? 0) - left);
  const down = Math.max(0, (size.corner?.height ?? 0) - top);
  if (!aside || !down) return camera;
  const ways = [
    { dx: aside, dy: 0, fits: right + aside <= size.width },
    { dx: 0, dy: down, fits: bottom + down <= size.height },
  ].filter(({ fits }) => fits);
  const [least] = ways.sort((a, b) => a.dx + a.dy - b.dx - b.dy);
  return least ? moved(camera, least.dx, least.dy) : camera;
}

/** What happens, and what belongs to it if there is room. */
export interface Action {
  at: Point[];
  around: Point[];
}

/**
 * After the action: as near as before, moved as little as need be, and not at all where somebody
 * has put it (`own`) while any of the action is in sight.
 */
export function following(
  camera: Camera,
  { at, around }: Action,
  size: Size,
  own: boolean,
): Camera {
  if (!at.length) return camera;
  if (own && at.some((point) => reaches(camera, point, size))) return camera;
  const wide = showing(camera, frame([...at, ...around], NEARBY), size);
  const all = [...at, ...around].every((point) => reaches(wide, point, size));
  return all ? wide : showing(camera, frame(at, NEARBY), size);
}

/** Where a point of the map is on the screen. */
export function onScreen({ x, y, k }: Camera, at: Point): Point {
  return { x: x + k * at.x, y: y + k * at.y };
}

/** Can a thumb be put there? Something may lie over the first corner. */
export function reaches(camera: Camera, at: Point, { width, height, corner }: Size): boolean {
  const { x, y } = onScreen(camera, at);
  const inside = (from: number, room: number) => from >= THUMB && from <= room - THUMB;
  const under = corner && x < corner.width + THUMB && y < corner.height + THUMB;
  return inside(x, width) && inside(y, height) && !under;
}

/** With a place in sight, wherever it was. */
export function revealing(camera: Camera, at: Point, size: Size): Camera {
  const near = showing(camera, frame([at], NEARBY), size);
  return reaches(near, at, size) ? near : centred(at, camera.k, size);
}

/** The place of the map in the middle of the screen. */
export function middleOf({ x, y, k }: Camera, { width, height }: Size): Point {
  return { x: (width / 2 - x) / k, y: (height / 2 - y) / k };
}

/** How the map moves on under a card that is carried to its edge. */
export function drift(at: Point, { width, height }: Size): Point {
  const by = (from: number, room: number) =>
    from < 0 || from > room ? 0 : from < EDGE ? DRIFT : from > room - EDGE ? -DRIFT : 0;
  const inside = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height;
  return inside ? { x: by(at.x, width), y: by(at.y, height) } : { x: 0, y: 0 };
}

/** Two fingers: from where they were to where they are. */
export function pinched(camera: Camera, was: [Point, Point], now: [Point, Point]): Camera {
  const mid = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const apart = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
  const shift = moved(camera, mid(now).x - mid(was).x, mid(now).y - mid(was).y);
  return zoomed(shift, apart(now) / apart(was), mid(now));
}

/** Of these places, the nearest in a direction (dx, dy) from one of them. */
export function toward<T extends Point>(
  from: Point,
  all: T[],
  dx: number,
  dy: number,
): T | undefined {
  const cost = (p: Point) => {
    const ahead = (p.x - from.x) * dx + (p.y - from.y) * dy;
    const aside = Math.abs((p.x - from.x) * dy) + Math.abs((p.y - from.y) * dx);
    return ahead > 1 ? ahead + 2 * aside : Infinity;
  };
  const best = [...all].sort((a, b) => cost(a) - cost(b))[0];
  return best && cost(best) < Infinity ? best : undefined;
}
