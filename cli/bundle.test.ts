import { execFileSync } from "node:child_process";
import {
  cpSync,
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

/** A project with a program that says where it was started from, and a bundle of it. */
function createProject(): void {
  write("cli/bin.ts", "console.log('sources');");
  write("cli/model/a.ts", "export const a = 1;");
  write("cli/model/a.test.ts", "");
  write("package.json", '{ "type": "module" }');
  write("site/route-table.ts", "");
  write("node_modules/.package-lock.json", "{}");
  write("dist/cli/bin.js", "console.log('bundle');");
  const root = dirname(import.meta.dirname);
  for (const name of [
    "cli/content.mjs",
    "cli/bundle.ts",
    "runtime/hand-over.mjs",
  ])
    cpSync(join(root, name), join(folder, name));
  const url = pathToFileURL(join(folder, "cli/bundle.ts")).href;
  const print = `import { digestSources } from ${JSON.stringify(url)};
process.stdout.write(digestSources());`;
  const args = ["--input-type=module", "--eval", print];
  write(
    "dist/cli/.sources",
    execFileSync(process.execPath, args, { encoding: "utf8" }),
  );
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
  createProject();
  change();
  expect(start()).toBe(from);
});
