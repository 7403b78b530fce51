import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, sep } from "node:path";
import { versions } from "node:process";
import { fileURLToPath } from "node:url";
import { documentTable, pageIds, routeTable } from "#routes";

/** The folders whose code decides what a file compiles to, what is reported about it, and what is cached. */
const ROOMS = ["compile", "model", "rules", "schema"];

let key: string | undefined;

/**
 * Identifies everything besides the content that a result depends on: this tool, and the Unicode tables of Node.
 * Results with another key are compiled again.
 */
export function readToolKey(): string {
  key ??= `${digestTool()}-${versions.unicode}`;
  return key;
}

/** A digest of this tool's code and schemas, the pages of the site, and the installed packages. */
function digestTool(): string {
  const hash = createHash("sha256");
  for (const name of ROOMS)
    addFolder(fileURLToPath(new URL(`../../${name}`, import.meta.url)), name);
  hash.update(JSON.stringify([routeTable, documentTable, pageIds]));
  hash.update(describePackages());
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

/**
 * Everything that npm has installed, with the dependencies of dependencies. If another tool installed the packages,
 * this is unknown and nothing is kept between runs.
 */
function describePackages(): string {
  const inside = `${sep}node_modules${sep}`;
  const one = createRequire(import.meta.url).resolve("zod/mini");
  const folder = one.slice(0, one.indexOf(inside) + inside.length);
  try {
    return readFileSync(join(folder, ".package-lock.json"), "utf8");
  } catch {
    return randomUUID();
  }
}
