import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { versions } from "node:process";

/** Packages whose code decides what a text compiles to: those that the fast path and the reference path go through. */
const packages = [
  "github-slugger",
  "gray-matter",
  "hast-util-to-html",
  "highlight.js",
  "image-size",
  "js-yaml",
  "rehype-raw",
  "rehype-sanitize",
  "remark-gfm",
  "remark-parse",
  "remark-rehype",
  "satteri",
  "yaml",
  "zod",
];
/** The folders of this tool whose code decides what a file compiles to, and what is said of it. */
const FOLDERS = ["markdown", "model", "pipeline", "rules", "schema"];

/**
 * A digest of everything that compiling goes through besides the content: the code of this tool, its schemas among
 * it, and the versions of its packages. What was compiled under another key is compiled again.
 */
export function readToolKey(): string {
  const hash = createHash("sha256");
  for (const name of FOLDERS)
    addFolder(join(import.meta.dirname, "..", name), name);
  const require = createRequire(import.meta.url);
  for (const name of packages) hash.update(versionOf(name, require.resolve));
  hash.update(versions.unicode ?? "");
  return hash.digest("hex").slice(0, 32);

  function addFolder(folder: string, path: string): void {
    const items = readdirSync(folder, { withFileTypes: true });
    items.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const item of items) {
      const inner = `${path}/${item.name}`;
      if (item.isDirectory()) {
        if (item.name !== "fixtures") addFolder(join(folder, item.name), inner);
      } else if (/\.[jt]s$/u.test(item.name) && !/\.test\./u.test(item.name))
        hash.update(inner).update(readFileSync(join(folder, item.name)));
    }
  }
}

/** The nearest package.json above a package's entry point that names the package. */
function versionOf(name: string, resolve: (name: string) => string): string {
  let folder = dirname(resolve(name));
  while (!folder.endsWith(join("node_modules", name))) {
    const above = dirname(folder);
    if (above === folder) return `${name}@`;
    folder = above;
  }
  const facts: unknown = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const version =
    typeof facts === "object" && facts !== null && "version" in facts
      ? String(facts.version)
      : "";
  return `${name}@${version}`;
}
