import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";

const root = resolve(import.meta.dirname, "..");
const folders = ["cli", "server", "site", "scripts"];
const doors: Record<string, string> = {
  "#schema": "cli/schema/index.ts",
  "#contract": "server/contract/index.ts",
  "#routes": "site/route-table.ts",
};

/** One source file: its path from the project's root, its text, and what it imports. */
export interface SourceFile {
  path: string;
  text: string;
  imports: SourceImport[];
}

/** An import line: what it says, and the file of ours it names, if it is one. */
export interface SourceImport {
  specifier: string;
  typeOnly: boolean;
  /** Loaded when it runs, not when the file is. */
  lazy: boolean;
  target: string | undefined;
}

const importLine =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^"'();]*?\sfrom\s+)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/gu;

function parseImports(path: string, text: string): SourceImport[] {
  return [...text.matchAll(importLine)].map((match) => {
    const specifier = match[2] ?? match[3] ?? "";
    const target = specifier.startsWith(".")
      ? relative(root, resolve(root, dirname(path), specifier))
          .split(sep)
          .join("/")
      : doors[specifier];
    return {
      specifier,
      typeOnly: match[1] !== undefined,
      lazy: match[3] !== undefined,
      target,
    };
  });
}

/** Every TypeScript file of the four code folders. */
export function readSourceFiles(): SourceFile[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), {
        recursive: true,
        encoding: "utf8",
      }).map((name) => join(folder, name)),
    )
    .map((path) => path.split(sep).join("/"))
    .filter((path) => /\.tsx?$/u.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return { path, text, imports: parseImports(path, text) };
    });
}

/** True for tests and what only tests use: they may reach across. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\/|^site\/e2e\//u.test(path);
}
