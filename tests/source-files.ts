import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

const root = resolve(import.meta.dirname, "..");
const folders = ["bench", "cli", "scripts", "server", "site"];
const doors: Record<string, string> = {
  "#schema": "cli/schema/index.ts",
  "#contract": "server/contract/index.ts",
  "#routes": "site/route-table.ts",
};

/** One source file: its path from the project's root, its text, and its imports. */
export interface SourceFile {
  path: string;
  text: string;
  imports: SourceImport[];
}

/** An import, of types or of values: its specifier, and the project file that it refers to, if any. */
export interface SourceImport {
  specifier: string;
  target: string | undefined;
}

/** `import` and `export ... from` at the start of a line, and `import()` anywhere. */
const importLine =
  /^\s*(?:import|export)\s(?:[^"'();]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gmu;

function toPath(...parts: string[]): string {
  return relative(root, resolve(root, ...parts))
    .split(sep)
    .join("/");
}

function parseImports(path: string, text: string): SourceImport[] {
  return [...text.matchAll(importLine)].map((match) => {
    const specifier = match[1] ?? match[2] ?? "";
    const target = specifier.startsWith(".")
      ? toPath(dirname(path), specifier)
      : doors[specifier];
    return { specifier, target };
  });
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), "utf8");
  return { path, text, imports: parseImports(path, text) };
}

/** Every TypeScript file of the code folders. The benchmarks may have packages of their own. */
export function readSourceFiles(): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), {
        recursive: true,
        withFileTypes: true,
      })
        // Without links: they only give a file another name.
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => toPath(parentPath, name)),
    )
    .filter((path) => /\.tsx?$/u.test(path) && !path.includes("node_modules/"))
    .map(readSourceFile);
}

/** True for tests and their helpers, which may import from anywhere. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\/|^cli\/proof\/|^site\/e2e\//u.test(path);
}
