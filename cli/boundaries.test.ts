import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));

interface Import {
  from: string;
  to: string;
}

async function readImports(): Promise<Import[]> {
  const names = await readdir(root, { recursive: true });
  const files = names.filter(
    (name) =>
      name.endsWith(".ts") &&
      !name.includes(".test.") &&
      !/testing|fixtures/u.test(name),
  );
  const imports = await Promise.all(
    files.map(async (from) => {
      const text = await readFile(join(root, from), "utf8");
      const found = text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/gu);
      return [...found].map(([, name = ""]) => ({
        from,
        to: name.startsWith(".")
          ? relative(root, join(root, dirname(from), name))
          : name,
      }));
    }),
  );
  return imports.flat();
}

/** Folder -> what it may import inside cli/. */
const allowed: Record<string, RegExp> = {
  schema: /^schema\//u,
  model: /^(?:model\/|rules\/catalogue\.ts)/u,
  rules: /^(?:rules|model|markdown)\//u,
  markdown: /^(?:markdown|model)\//u,
  compile: /^(?:compile|rules|model)\//u,
  reporters: /^(?:(?:reporters|model|list)\/|rules\/catalogue\.ts)/u,
};

test("keeps every folder to what it may import", async () => {
  const crossings = (await readImports()).filter(({ from, to }) => {
    const rule = allowed[from.split("/")[0] ?? ""];
    return rule !== undefined && to.endsWith(".ts") && !rule.test(to);
  });
  expect(crossings).toEqual([]);
});

test("lets a stage import no other stage: only the composers, compile-*.ts, know the order", async () => {
  const crossings = (await readImports()).filter(
    ({ from, to }) =>
      from.startsWith("compile/") &&
      to.startsWith("compile/") &&
      !basename(from).startsWith("compile-"),
  );
  expect(crossings).toEqual([]);
});

test("keeps the door to zod alone, and everything else to the door", async () => {
  const imports = await readImports();
  expect(
    imports.filter(
      ({ from, to }) =>
        from.startsWith("schema/") &&
        !to.startsWith("schema/") &&
        to !== "zod/mini",
    ),
  ).toEqual([]);
  expect(
    imports.filter(
      ({ from, to }) => !from.startsWith("schema/") && to.startsWith("schema/"),
    ),
  ).toEqual([]);
});

async function readSources(): Promise<{ name: string; text: string }[]> {
  const names = await readdir(root, { recursive: true });
  const sources = names.filter((name) => /(?<!\.test)\.ts$/u.test(name));
  return Promise.all(
    sources.map(async (name) => {
      return { name, text: await readFile(join(root, name), "utf8") };
    }),
  );
}

test("touches process and console at the edge only", async () => {
  const touching = (await readSources())
    .filter(({ text }) => /(?<!-)\b(?:process|console)\.\w/u.test(text))
    .map(({ name }) => name);
  expect(touching.toSorted()).toEqual([
    "bin.ts",
    "compile/compile-body-process.ts",
  ]);
});

test("keeps files small and the bin under 20 lines", async () => {
  const long = (await readSources())
    .filter(({ name, text }) => {
      return text.split("\n").length > (name === "bin.ts" ? 20 : 300);
    })
    .map(({ name }) => name);
  expect(long).toEqual([]);
});

test("loads nothing but commander before a command runs", async () => {
  const loaded = new Set<string>();
  const packages = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const text = await readFile(join(root, file), "utf8");
    const found = text.matchAll(/^import (?!type )[^;]*?from "([^"]+)"/gmu);
    for (const [statement, name = ""] of found) {
      const isTypesOnly = /^import \{(?:\s*type \w+,?\s*)+\}/u.test(statement);
      if (isTypesOnly || name.startsWith("node:")) continue;
      if (name.startsWith(".")) await follow(join(dirname(file), name));
      else packages.add(name);
    }
  };
  await follow("run.ts");
  expect([...loaded]).toContain("commands/build.ts");
  expect([...packages]).toEqual(["commander"]);
});
