import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** The bundle of the command line, and the file with the digest of the sources that it was made from. */
export const bundleFolder = join(root, "dist/cli");
export const digestFile = join(bundleFolder, ".sources");

/** Other inputs of the bundle: the site's route table and the installed packages. */
const OTHERS = [
  "site/route-table.ts",
  "package.json",
  "node_modules/.package-lock.json",
];

/** A CRC-32 of the names and bytes of all inputs of the bundle, so that it is the same in a copy of the project. */
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

/** The path of the program to run: the bundle if it was made from these sources, otherwise the sources. */
export function findProgram(): string {
  try {
    if (readFileSync(digestFile, "utf8") === digestSources())
      return join(bundleFolder, "bin.js");
  } catch {
    // There is no bundle, or a source cannot be read.
  }
  return join(here, "bin.ts");
}
