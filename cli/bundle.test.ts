import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "bundle-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A project with a program that says where it was started from, and a bundle of it.
 * @param isLater true if it was started long after the last change, which keeps the stamps of the sources
 */
function createProject(isLater: boolean): void {
  write("cli/bin.ts", "console.log('sources');");
  write("cli/model/a.ts", "export const a = 1;");
  write("cli/model/a.test.ts", "");
  write("package.json", '{ "type": "module" }');
  write("site/route-table.ts", "");
  write("node_modules/.package-lock.json", "{}");
  write("dist/cli/bin.js", "console.log('bundle');");
  const root = dirname(import.meta.dirname);
  for (const name of ["cli/content.mjs", "cli/bundle.ts", "runtime"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  const url = pathToFileURL(join(folder, "cli/bundle.ts")).href;
  const bundle = `import { writeFileSync } from "node:fs";
import { digestFile, digestSources, findProgram } from ${JSON.stringify(url)};
writeFileSync(digestFile, digestSources());
findProgram(Date.now() + ${isLater ? 60_000 : 0});`;
  const args = ["--input-type=module", "--eval", bundle];
  execFileSync(process.execPath, args);
  expect(existsSync(join(folder, "dist/cli/.stamps"))).toBe(isLater);
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

function start(): string {
  const bin = join(folder, "cli/content.mjs");
  return execFileSync(process.execPath, [bin], { encoding: "utf8" }).trim();
}

test.each<[what: string, change: () => void, from: string]>([
  ["nothing has changed", () => undefined, "bundle"],
  ["a test has changed", () => write("cli/model/a.test.ts", "1"), "bundle"],
  ["a source has grown", () => write("cli/model/a.ts", "1; 2; 3"), "sources"],
  [
    "a source has another time, as in a copy",
    () => utimesSync(join(folder, "cli/model/a.ts"), 1, 1),
    "bundle",
  ],
  [
    "a source has changed and not its size",
    () => write("cli/model/a.ts", "export const a = 2;"),
    "sources",
  ],
  ["there is another source", () => write("cli/b.ts", ""), "sources"],
  ["a source is gone", () => rmSync(join(folder, "cli/model/a.ts")), "sources"],
  [
    "a package was installed",
    () => write("node_modules/.package-lock.json", "{ }"),
    "sources",
  ],
  [
    "the bundle was not finished",
    () => rmSync(join(folder, "dist/cli/.sources")),
    "sources",
  ],
])("when %s, starts from the right files", (_, change, from) => {
  createProject(true);
  change();
  expect(start()).toBe(from);
});

test("compares bytes while a source has just changed", () => {
  createProject(false);
  expect(start()).toBe("bundle");
  write("cli/model/a.ts", "export const a = 2;");
  expect(start()).toBe("sources");
});

test("compares bytes when the stamps are incomplete", () => {
  createProject(true);
  write("dist/cli/.stamps", "");
  write("cli/model/a.ts", "export const a = 2;");
  expect(start()).toBe("sources");
});
