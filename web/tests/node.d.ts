/** The little of Node that tests use. */
declare module "node:fs" {
  export function existsSync(path: string): boolean;
  export function readdirSync(path: string): string[];
  export function readFileSync(path: string | number, encoding: "utf-8"): string;
  export function readFileSync(path: string): Uint8Array<ArrayBuffer>;
}
declare module "node:crypto" {
  interface Hash {
    update(data: Uint8Array): Hash;
    digest(encoding: "hex"): string;
  }
  export function createHash(name: "sha256"): Hash;
}
declare const process: { argv: string[] };
