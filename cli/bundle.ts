import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** Where the command line lies in few files, and the stamp of the sources that they were made from. */
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

/** The module that a start goes on with: of the bundle, when it was made from these very sources. */
export function findProgram(): string {
  try {
    if (readFileSync(stampFile, "utf8") === readSourceStamp())
      return join(bundleFolder, "bin.js");
  } catch {
    // There is none, or a source or its time is out of reach.
  }
  return join(here, "bin.ts");
}
