/** Rules as text: parts to be shown bold, and clauses that match what is looked for. */

import type { Clause } from "./wire";

export interface Part {
  text: string;
  strong: boolean;
}

/** Where a sentence comes from, such as [R], is for who writes rules; "[D: all of it]" is a remark too. */
const unmarked = (text: string) =>
  text
    .replace(/ ?\[[A-Z](?:\/[A-Z])*\]/g, "")
    .replace(/\[[A-Z]: ([^\]]*)\]/g, "($1)")
    .trimStart();

/** `race = live` is for who writes boxes: readers are told the house rule's name, or nothing. */
const named = (text: string, house: House) =>
  text
    .replace(
      /`(\w+)(?: = (\w+))?`/g,
      (code, option: string, value?: string) => house(option, value) ?? code,
    )
    .replace(/ \(`[^`]*`\)/g, "");

/** What a house rule is called; undefined if it has no name. */
export type House = (option: string, value?: string) => string | undefined;

/** Markdown's **bold** and *slanted* alike become strong; code marks go. */
export function parts(text: string, house: House = () => undefined): Part[] {
  const pieces = named(unmarked(text), house)
    .replaceAll("`", "")
    .split(/\*\*(.+?)\*\*|\*(.+?)\*/);
  const found: Part[] = [];
  pieces.forEach((piece, i) => {
    if (piece) found.push({ text: piece, strong: i % 3 !== 0 });
  });
  return found;
}

const CLAUSE = /^- \*\*([A-Z]{2}-\d+)\*\* (.+)$/;
const HEADING = /^##+ (.+)$/;

/** A game's rules in Markdown, clause by clause: what is neither clause nor heading is for who writes rules. */
export function clauses(markdown: string): Clause[] {
  const found: Clause[] = [];
  let heading = "";
  for (const line of markdown.split(/\r?\n/)) {
    heading = HEADING.exec(line)?.[1] ?? heading;
    const [, number, text] = CLAUSE.exec(line) ?? [];
    if (number) found.push({ number, text: text!, heading });
  }
  return found;
}

/** The clauses behind these moves, each by the longest entry its words begin with. */
export function clausesOf(known: Record<string, string>, moves: string[][]): string[] {
  const behind = moves.flatMap((words) => {
    const starts = words.map((_, i) => words.slice(0, words.length - i).join(" "));
    return (
      starts
        .map((start) => known[start])
        .find(Boolean)
        ?.split(" ") ?? []
    );
  });
  return [...new Set(behind)];
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Clauses that hold every word looked for, whatever the accents. */
export function search(clauses: Clause[], wanted: string): Clause[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return clauses.filter(({ number, text, heading }) => {
    const all = plain(`${number} ${heading} ${text}`);
    return words.every((word) => all.includes(word));
  });
}

/** Clauses under their headings, in the order of the book. */
export function chapters(clauses: Clause[]): { heading: string; clauses: Clause[] }[] {
  const found: { heading: string; clauses: Clause[] }[] = [];
  for (const clause of clauses) {
    if (found.at(-1)?.heading !== clause.heading)
      found.push({ heading: clause.heading, clauses: [] });
    found.at(-1)!.clauses.push(clause);
  }
  return found;
}
