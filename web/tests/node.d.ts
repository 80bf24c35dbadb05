/** The little of Node that the build and tests use. */
declare module "node:fs" {
  export function existsSync(path: string): boolean;
  export function readdirSync(path: string, how?: { recursive: boolean }): string[];
  export function readFileSync(path: string | number, encoding: "utf-8"): string;
  export function readFileSync(path: string): Uint8Array<ArrayBuffer>;
  export function statSync(path: string): { isFile(): boolean };
  export function writeFileSync(path: string, text: string): void;
}
declare module "node:crypto" {
  interface Hash {
    update(data: Uint8Array): Hash;
    digest(encoding: "hex"): string;
  }
  export function createHash(name: "sha256"): Hash;
}
declare const process: { argv: string[]; env: Record<string, string | undefined> };
