import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Addition, Insertion } from "./additions.ts";

/** The project that these tests belong to. */
export const projectRoot = resolve(import.meta.dirname, "../..");

const PARTS = [
  ".vscode",
  "bench",
  "cli",
  "public",
  "runtime",
  "scripts",
  "server",
  "site",
  "tests",
  "package.json",
  "package-lock.json",
  "playwright.config.ts",
  "tsconfig.json",
  "vite.config.ts",
  "vitest.config.ts",
];

/**
 * Copies the project into a temporary folder, with the content that only tests own and the packages of this project.
 * @returns the folder
 */
export function copyProject(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "adding-")));
  const copies = PARTS.map((part) => [part, part] as const);
  for (const [from, to] of [...copies, ["tests/fixture-content", "content"]])
    cpSync(join(projectRoot, from), join(root, to), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  return root;
}

/** Writes a file of a copy, and creates its folders. */
export function writeIn(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function insert(text: string, insertion: Insertion): string {
  const isAbove = "above" in insertion;
  const line = isAbove ? insertion.above : insertion.below;
  const parts = text.split(`\n${line}\n`);
  if (parts.length !== 2)
    throw new Error(`The line stands there ${parts.length - 1} times: ${line}`);
  const { text: added } = insertion;
  const lines = isAbove ? `${added}\n${line}` : `${line}\n${added}`;
  return parts.join(`\n${lines}\n`);
}

/** Adds one thing to a copy of the project. */
export function add(root: string, { files, lines }: Addition): void {
  for (const [path, text] of Object.entries(files)) writeIn(root, path, text);
  for (const [path, insertions] of Object.entries(lines)) {
    const text = readFileSync(join(root, path), "utf8");
    writeIn(root, path, insertions.reduce(insert, text));
  }
}
