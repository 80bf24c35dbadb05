/** The printed box's file, which says in comments what is what: read, and written with other values. */

import { isTable, type Box, type Cell, type Change } from "./values";

type Range = [from: number, to: number];

const TOKEN =
  /#[^\n]*|^\[([\w-]+)\]|^([\w-]+)[ \t]*=|"(?:[^"\\\n]|\\.)*"|[-+]?\d+|\b(?:true|false)\b/gm;

/** Where in the text each key's cells stand. */
export function places(text: string, printed: Box): Record<string, Range[]> {
  const byName: Record<string, Record<string, Range[]>> = {};
  let [table, row] = ["", ""];
  for (const token of text.matchAll(TOKEN)) {
    const [said, header, key] = token;
    if (said.startsWith("#")) continue;
    if (header !== undefined) table = header;
    else if (key !== undefined) row = key;
    else ((byName[table || row] ??= {})[table && row] ??= []).push(range(token));
  }
  const rows = (key: string) => (isTable(printed[key]) ? Object.keys(printed[key]) : [""]);
  const found = (key: string) => rows(key).flatMap((name) => byName[key]?.[name] ?? []);
  return Object.fromEntries(Object.keys(printed).map((key) => [key, found(key)]));
}

const range = ({ index, 0: said }: RegExpExecArray): Range => [index, index + said.length];

/** The same text with other values: comments and order stay as they are. */
export function written(text: string, printed: Box, changes: Change[], name: string): string {
  const where = places(text, printed);
  const edits = changes.map(([key, at, cell]) => ({ range: where[key]![at]!, cell }));
  edits.sort((a, b) => b.range[0] - a.range[0]); // from the end, so that places stay right
  let made = text;
  for (const { range, cell } of edits) {
    made = made.slice(0, range[0]) + literal(cell) + made.slice(range[1]);
  }
  return `# ${name}\n${made}`;
}

const literal = (cell: Cell): string =>
  typeof cell === "string" ? JSON.stringify(cell) : String(cell);

/** What the comments say of a key. */
export interface Remark {
  clauses: string[];
  /** Nobody has told us: it is reconstructed. */
  unsure: boolean;
}

/** Comments beside a key are about it, else those at the head of its paragraph. */
export function remarks(text: string): Record<string, Remark> {
  const found: Record<string, Remark> = {};
  let table = false;
  for (const paragraph of text.split(/\n\s*\n/)) {
    let [head, key] = ["", ""];
    const beside: Record<string, string> = {};
    for (const line of paragraph.split("\n")) {
      const comment = /#(.*)$/.exec(line)?.[1] ?? "";
      const begun = /^\[([\w-]+)\]|^([\w-]+)\s*=/.exec(line);
      if (begun && !table) beside[(key = begun[1] ?? begun[2]!)] = "";
      table ||= begun?.[1] !== undefined;
      if (key) beside[key] += comment;
      else head += comment;
    }
    for (const [name, said] of Object.entries(beside)) {
      found[name] = remark(CLAUSE.test(said) ? said : head);
    }
  }
  return found;
}

const CLAUSE = /[A-Z]{2}-\d+/;

const remark = (said: string): Remark => ({
  clauses: [...new Set(said.match(new RegExp(CLAUSE, "g")))],
  unsure: said.includes("[X]"),
});
