/** A table's line: what its other end is, neither page nor client needs to know. */

import { isLocal } from "./local";
import { LocalLine } from "../local/host";

export interface Line {
  /** What is said when nobody hears it any more closes the line. */
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

const BROKEN = 1006; // a WebSocket's code for a break without a goodbye

/** The line to a table. */
export function lineTo(id: string): Line {
  if (isLocal(id)) return new LocalLine(id);
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${encodeURIComponent(id)}`);
  const line = socket as unknown as Line;
  // A socket tells that it is closed when that is done, which can take minutes without a network.
  line.send = (text) => {
    if (socket.readyState === WebSocket.OPEN) WebSocket.prototype.send.call(socket, text);
    else line.onclose?.({ code: BROKEN });
  };
  return line;
}
