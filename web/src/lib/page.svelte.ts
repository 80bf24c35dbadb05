/** What every part of the page shares: texts, settings, the address, who I am, what is announced. */

import { me, takeName } from "./api";
import { Refused } from "./refused";
import { madeUpName } from "./names";
import { address, pathOf, route, serverless, type Route } from "./router";
import { onSheet } from "./sheets";
import { Settings } from "./settings.svelte";
import { Texts, type Language } from "./texts.svelte";

export const say = new Texts();
export const settings = new Settings();

class Page {
  route: Route = $state.raw(route(pathOf(location), location.hash));
  /** The game whose words are spoken here. */
  game: string | undefined = $state();
  /** Why its words are not here. */
  wordless: Refused | null = $state.raw(null);
  name: string | null = $state(null);
  /** How often somebody became known here: lines that are open do not know them yet. */
  arrivals = $state(0);
  /** A line shown for a while. */
  notice: string | null = $state(null);
  /** A line read aloud. */
  spoken = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  go(path: string, replace = false): void {
    if (replace || onSheet()) history.replaceState(null, "", address(path));
    else history.pushState(null, "", address(path));
    this.look();
    scrollTo(0, 0);
  }

  look(): void {
    this.route = route(pathOf(location), location.hash);
  }

  tell(text: string): void {
    clearTimeout(this.timer);
    this.notice = text;
    this.timer = setTimeout(() => (this.notice = null), 6000);
  }

  /** Nothing more of what was said. */
  hush(): void {
    clearTimeout(this.timer);
    this.notice = null;
    this.spoken = "";
  }

  /** Show why something was not done. */
  refused = (no: unknown, texts = say): void => {
    if (!(no instanceof Refused)) throw no;
    this.tell(reason(no, texts));
  };

  /** Whether a way by which I hear of my turns works no more. */
  async who(): Promise<boolean> {
    const known = await me().catch(() => ({ name: this.name ?? "", broken: false }));
    this.name = known.name || null;
    return known.broken ?? false;
  }

  /** What I am called at this device, whether a server knows me or not. */
  nameHere(): string {
    return this.name ?? (settings.name ||= madeUpName());
  }

  /** The name I wish for; without a wish the one I have. Nobody needs one before a first match. */
  async ensureName(wish = ""): Promise<void> {
    wish = wish.trim();
    if (this.name === null) await this.who();
    if (wish ? wish !== this.name : this.name === null) await this.rename(wish || this.nameHere());
  }

  async rename(name: string): Promise<void> {
    if (serverless) return void (settings.name = name.trim());
    const known = this.name !== null;
    this.name = (await takeName(name)).name;
    if (!known) this.arrivals++;
  }
}

export const page = new Page();

export function reason({ why, blanks }: Refused, texts = say): string {
  try {
    return texts.t(why, blanks);
  } catch {
    return say.t("refused-somehow");
  }
}

export interface Title {
  name: string;
  tagline: string;
  /** English, until the game speaks the reader's. */
  lang: Language;
}

/** The games' names and what they are about. */
export async function titles(lang: Language, games: string[]): Promise<Record<string, Title>> {
  const told = await Promise.all(games.map(async (game) => [game, await title(lang, game)]));
  return Object.fromEntries(told) as Record<string, Title>;
}

async function title(lang: Language, game: string): Promise<Title> {
  const words = new Texts();
  await words.load(lang, game);
  return { name: words.t("name"), tagline: words.t("tagline"), lang: words.gameLang };
}
