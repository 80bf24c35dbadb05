/** The server over HTTP. What it refuses is thrown as a Refused, with a text id. */

import { Refused } from "./refused";
import { serverless } from "./router";
import type { Problem } from "./wire";

export const ask = async <T>(method: string, path: string, form?: unknown): Promise<T> =>
  (await (await answered(method, path, form)).json()) as T;

export async function answered(method: string, path: string, form?: unknown): Promise<Response> {
  if (serverless) throw new Refused("needs-server");
  const init: RequestInit = { method, credentials: "same-origin" };
  if (form !== undefined) {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(form);
  }
  const answer = await fetch(path, init).catch(() => {
    throw new Refused("server-not-reached");
  });
  if (answer.ok) return answer;
  throw refused(await answer.json().catch(() => null), answer.status);
}

function refused(problem: Problem | null, status: number): Refused {
  return new Refused(problem?.why ?? "server-not-reached", problem?.blanks ?? {}, status);
}
