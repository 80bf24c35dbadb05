/** Where this browser keeps its tables: entries of their logs, and a line for lists. */

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { TableLine } from "../lib/wire";
import type { TableEvent } from "./events";

export interface Store {
  /** False if another page has written this entry first. */
  append(table: string, n: number, events: TableEvent[]): Promise<boolean>;
  read(table: string, from: number): Promise<TableEvent[][]>;
  putLine(line: TableLine): Promise<void>;
  lines(): Promise<TableLine[]>;
  remove(table: string): Promise<void>;
}

interface Schema extends DBSchema {
  entries: { key: [table: string, n: number]; value: TableEvent[] };
  lines: { key: string; value: TableLine };
}

const all = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity]);

class BrowserStore implements Store {
  constructor(private readonly db: IDBPDatabase<Schema>) {}

  async append(table: string, n: number, events: TableEvent[]): Promise<boolean> {
    try {
      await this.db.add("entries", events, [table, n]);
      return true;
    } catch (no) {
      if ((no as DOMException).name === "ConstraintError") return false;
      throw no;
    }
  }

  read(table: string, from: number): Promise<TableEvent[][]> {
    return this.db.getAll("entries", all(table, from));
  }

  async putLine(line: TableLine): Promise<void> {
    await this.db.put("lines", line);
  }

  lines(): Promise<TableLine[]> {
    return this.db.getAll("lines");
  }

  async remove(table: string): Promise<void> {
    await this.db.delete("entries", all(table));
    await this.db.delete("lines", table);
  }
}

/** For a browser that keeps nothing: as long as the page is open. */
class MemoryStore implements Store {
  private readonly entries = new Map<string, TableEvent[][]>();
  private readonly known = new Map<string, TableLine>();

  async append(table: string, n: number, events: TableEvent[]): Promise<boolean> {
    const log = this.entries.get(table) ?? [];
    this.entries.set(table, log);
    if (log.length > n) return false;
    log.push(events);
    return true;
  }

  async read(table: string, from: number): Promise<TableEvent[][]> {
    return (this.entries.get(table) ?? []).slice(from);
  }

  async putLine(line: TableLine): Promise<void> {
    this.known.set(line.id, line);
  }

  async lines(): Promise<TableLine[]> {
    return [...this.known.values()];
  }

  async remove(table: string): Promise<void> {
    this.entries.delete(table);
    this.known.delete(table);
  }
}

/** `keeps`: what is written outlives the page. */
export async function openStore(): Promise<{ store: Store; keeps: boolean }> {
  try {
    const db = await openDB<Schema>("wyrmhoard", 1, {
      upgrade(db) {
        db.createObjectStore("entries");
        db.createObjectStore("lines", { keyPath: "id" });
      },
    });
    return { store: new BrowserStore(db), keeps: true };
  } catch {
    return { store: new MemoryStore(), keeps: false };
  }
}
