/** Writes sw.js: the service worker, told which files the page consists of. */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";

const WORKER = "src/sw.js";
/** Pictures for a system that installs the page, and licences: nothing that the page shows. */
const NOT_SHOWN = /\.(png|txt)$/;

export function offline(): Plugin {
  let out = "";
  return {
    name: "offline",
    apply: "build",
    configResolved: ({ build }) => void (out = build.outDir),
    writeBundle: { order: "post", handler: () => write(out) },
  };
}

function write(out: string): void {
  const files = readdirSync(out, { recursive: true })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => statSync(`${out}/${name}`).isFile() && !NOT_SHOWN.test(name))
    .sort();
  const version = createHash("sha256");
  for (const name of files) version.update(readFileSync(`${out}/${name}`));
  const text = readFileSync(WORKER, "utf-8")
    .replace("FILES = []", `FILES = ${JSON.stringify(files.map(address))}`)
    .replace('VERSION = ""', `VERSION = "${version.digest("hex").slice(0, 16)}"`);
  writeFileSync(`${out}/sw.js`, text);
}

/** Where a file is asked for. */
const address = (name: string) => (name === "index.html" ? "./" : name);
