import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL(".", import.meta.url));

/** The rooms in their order: each imports only rooms before it. */
const ROOMS = [
  "schema",
  "model",
  "rules",
  "compile",
  "report",
  "check",
  "look",
  "change",
  "import",
  "editor",
  "commands",
];
/** The files beside the rooms that stand above all of them. Every room may import the other ones. */
const TOP_FILES = ["bin.ts", "bundle.ts", "program.ts", "run.ts"];

interface Import {
  from: string;
  to: string;
}

/** Every import of production code, types included. */
async function readImports(): Promise<Import[]> {
  const sources = (await readSources()).filter(
    ({ name }) => !name.startsWith("proof/"),
  );
  return sources.flatMap(({ name: from, text }) => {
    const found = text.matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/gu);
    return [...found].map(([, to = ""]) => ({
      from,
      to: to.startsWith(".")
        ? relative(root, join(root, dirname(from), to))
        : to,
    }));
  });
}

/** Where a file stands in the order. */
function rankOf(file: string): number {
  const [room = ""] = file.split("/");
  if (TOP_FILES.includes(room)) return ROOMS.length;
  return ROOMS.indexOf(room);
}

test("imports rooms in one direction only", async () => {
  const names = await readdir(root, { withFileTypes: true });
  const folders = names.filter((item) => item.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(
    [...ROOMS, "proof"].toSorted(),
  );
  const crossings = (await readImports()).filter(
    ({ from, to }) => to.endsWith(".ts") && rankOf(to) > rankOf(from),
  );
  expect(crossings).toEqual([]);
});

test("has no cycle of imports, types included", async () => {
  const graph = Map.groupBy(await readImports(), ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) cycles.push(path.slice(start));
    if (start !== -1 || done.has(file)) return;
    for (const { to } of graph.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  expect(cycles).toEqual([]);
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
