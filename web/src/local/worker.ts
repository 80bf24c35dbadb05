/** What runs beside the page: it never waits for rules or bots. */

import { Refused } from "../lib/refused";
import type { Answer, Question } from "./host";
import { answers } from "./answers";

addEventListener("message", ({ data }: MessageEvent<Question>) => void answer(data));

async function answer({ id, what, given }: Question): Promise<void> {
  try {
    reply({ id, result: await answers[what]!(...(given as never[])) });
  } catch (no) {
    if (no instanceof Refused) reply({ id, refused: { why: no.why, blanks: no.blanks } });
    else reply({ id, failed: String(no) });
  }
}

const reply = (answer: Answer) => postMessage(answer);
