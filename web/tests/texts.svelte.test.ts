import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";
import { LANGUAGES, Texts, seatWords, spoken, type Language } from "../src/lib/texts.svelte";

/** Every game whose texts lie beside the page. */
const GAMES = Object.keys(import.meta.glob("../../src/wyrmhoard/games/*/texts/en.ftl")).map(
  (file) => file.split("/").at(-3)!.replaceAll("_", "-"),
);
const NAMES = seatWords(["Mira", "Bo"]);

async function speaking(lang: Language, game?: string): Promise<Texts> {
  const say = new Texts();
  await say.load(lang, game);
  return say;
}

test.each(Object.keys(LANGUAGES) as Language[])("all games speak %s", async (lang) => {
  for (const game of GAMES) {
    const say = await speaking(lang, game);
    expect(say.t("title")).toBe("Wyrmhoard");
    expect(say.t("name")).not.toBe("");
  }
});

test("a move is told as offered and as made, with words, numbers and names", async () => {
  const say = await speaking("en", "mount-drago");
  expect(say.tellMove(["discard", "red", "3"], NAMES)).toBe("Discard: ◆\u00a0red 3");
  expect(say.tellMove(["begin", "p1"], NAMES, "")).toContain("Bo");
  expect(say.tellMove(["discard", "red", "3"], NAMES, "Mira")).toMatch(/^Mira .*◆\sred 3/);
  expect(say.tellMove(["draw_hidden"], NAMES)).toBe("A hidden card is drawn");
});

test("a number below nothing is a way to the other side", async () => {
  const say = await speaking("en", "dark-cave");
  expect(say.tellMove(["at", "-3", "2"], NAMES)).toBe(
    "There: 2 cards north and 3 cards west of the start",
  );
  expect(say.tellMove(["climb", "4", "-1"], NAMES, "Mira")).toBe(
    "Mira takes the ladder: 1 card south and 4 cards east of the start.",
  );
});

test("a text that is not there is an error", async () => {
  const say = await speaking("en");
  expect(say.has("title")).toBe(true);
  expect(say.has("name")).toBe(false);
  expect(() => say.t("name")).toThrow('"name"');
});

/** A server that knows a game the page was built without, in English alone. */
function serveTexts(texts: string) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(texts, { headers: { "X-Language": "en" } });
  });
  return asked;
}

test("a game the page was built without speaks through the server", async () => {
  const asked = serveTexts("name = Pebbles\ncoins = { $n ->\n    [one] one\n   *[other] many\n}");
  const say = await speaking("fr", "pebbles");
  vi.unstubAllGlobals();
  expect(asked).toEqual(["/api/games/pebbles/texts/fr"]);
  expect([say.lang, say.gameLang]).toEqual(["fr", "en"]);
  expect([say.t("name"), say.t("language")]).toEqual(["Pebbles", "Langue"]);
  expect(say.t("coins", { n: 0 })).toBe("many"); // English counts so, French does not
});

test("what is shown follows the language", async () => {
  const say = await speaking("en");
  const shown: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push(say.t("language")));
  });
  flushSync();
  await say.load("ru");
  flushSync();
  stop();
  expect(shown).toEqual(["Language", "Язык"]);
});

test("the last language wished for stays, however the files arrive", async () => {
  let arrive: (file: { default: string }) => void = () => undefined;
  const late = new Promise<{ default: string }>((resolve) => (arrive = resolve));
  vi.resetModules();
  vi.doMock("../src/texts/fr.ftl?raw", () => late);
  const say = new (await import("../src/lib/texts.svelte")).Texts();
  const first = say.load("fr");
  await say.load("nl");
  arrive({ default: "language = Langue" });
  await first;
  expect([say.lang, say.t("language")]).toEqual(["nl", "Taal"]);
});

test("the first language we speak is taken", () => {
  expect(spoken(["eo", "pt-BR", "fr"])).toBe("pt");
  expect(spoken(["eo"])).toBe("en");
});
