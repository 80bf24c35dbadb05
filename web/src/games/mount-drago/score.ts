/** The score track: how far it reaches, and how riders with like points stand on it. */

export function span(points: number[], gains: number[] | null): { from: number; to: number } {
  const all = points.flatMap((n, q) => [n, n + (gains?.[q] ?? 0)]);
  const most = Math.max(20, ...all),
    least = Math.min(0, ...all);
  return { from: Math.floor(least / 5) * 5, to: Math.ceil((most + 1) / 10) * 10 };
}

export interface Token {
  q: number;
  /** Where the points are. */
  at: number;
  /** Where the head is: a pin leads from it to the points. */
  head: number;
}

/** Riders too near to one another move aside, half to the left and half to the right, within 0 and `room`. */
export function tokens(xs: number[], size: number, room: number): Token[] {
  const inOrder = xs.map((at, q) => ({ q, at, head: at })).sort((a, b) => a.at - b.at || a.q - b.q);
  for (let round = 0; round < 12; round++) {
    inOrder.forEach((right, i) => {
      const left = inOrder[i - 1];
      const lack = left ? size - (right.head - left.head) : 0;
      if (left && lack > 0) [left.head, right.head] = [left.head - lack / 2, right.head + lack / 2];
    });
    for (const one of inOrder) one.head = Math.min(room - size / 2, Math.max(size / 2, one.head));
  }
  return inOrder.sort((a, b) => a.q - b.q);
}
