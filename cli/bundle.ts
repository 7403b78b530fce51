import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** Where the command line lies in few files, and the digest of the sources that they were made from. */
export const bundleFolder = join(root, "dist/cli");
export const digestFile = join(bundleFolder, ".sources");

/** What else a bundle is made from: the site's table of addresses, and the packages that npm has installed. */
const OTHERS = [
  "site/route-table.ts",
  "package.json",
  "node_modules/.package-lock.json",
];

/** A digest of all files that a bundle is made from, by their bytes: it holds in a copy of the folder as well. */
export function digestSources(): string {
  const sources = readdirSync(here, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join("cli", name))
    .toSorted();
  let digest = 0;
  for (const name of [...sources, ...OTHERS])
    digest = crc32(readFileSync(join(root, name)), crc32(name, digest));
  return digest.toString(36);
}

/** The module that a start goes on with: of the bundle, when it was made from these very sources. */
export function findProgram(): string {
  try {
    if (readFileSync(digestFile, "utf8") === digestSources())
      return join(bundleFolder, "bin.js");
  } catch {
    // There is no bundle, or a source is out of reach.
  }
  return join(here, "bin.ts");
}
