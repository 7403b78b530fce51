import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** The folder of the bundled command line, and the stamp of the sources it was made from. */
export const bundleFolder = join(root, "dist/cli");
export const stampFile = join(bundleFolder, ".sources");

/** What else a bundle is made from: the site's table of addresses, and the packages that npm has installed. */
const OTHERS = [
  "site/route-table.ts",
  "package.json",
  "node_modules/.package-lock.json",
];

/** A line for each file that a bundle is made from, with its size and time. */
export function readSourceStamp(): string {
  const sources = readdirSync(here, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join("cli", name))
    .toSorted();
  return [...sources, ...OTHERS].map(describeFile).join("");
}

function describeFile(name: string): string {
  const { mtimeMs, size } = statSync(join(root, name));
  return `${name} ${size} ${mtimeMs}\n`;
}

/** The module to start: the bundle if it is up to date, or else the sources. */
export function findProgram(): string {
  try {
    if (readFileSync(stampFile, "utf8") === readSourceStamp())
      return join(bundleFolder, "bin.js");
  } catch {
    // There is no bundle, or a source cannot be read.
  }
  return join(here, "bin.ts");
}
