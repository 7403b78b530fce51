import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Imports that run when their file is loaded: neither types nor `import()`. */
const importLine = /^import (?!type )([^;]*?) ?from "([^"]+)"/gmu;
const isTypesOnly = (names: string) =>
  /^\{(?:\s*type \w+,?)+\s*\}$/u.test(names);

/** Follows the imports of a file. Adds the files and the packages that it loads. */
async function follow(
  file: string,
  files: Set<string>,
  packages: Set<string>,
): Promise<void> {
  if (files.has(file)) return;
  files.add(file);
  const text = await readFile(join(import.meta.dirname, file), "utf8");
  for (const [, names = "", specifier = ""] of text.matchAll(importLine)) {
    if (isTypesOnly(names) || specifier.startsWith("node:")) continue;
    if (specifier.startsWith("."))
      await follow(join(dirname(file), specifier), files, packages);
    else packages.add(specifier);
  }
}

test("loads only commander before a command runs", async () => {
  const files = new Set<string>();
  const packages = new Set<string>();
  await follow("run.ts", files, packages);
  expect([...files]).toContain("commands/build.ts");
  expect([...packages]).toEqual(["commander"]);
});
