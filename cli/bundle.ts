import {
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { crc32 } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** The bundle of the command line, and the file with the digest of the sources that it was made from. */
export const bundleFolder = join(root, "dist/cli");
export const digestFile = join(bundleFolder, ".sources");
/** The stamps of the sources when their bytes were last compared, so that most starts need not read them. */
const stampsFile = join(bundleFolder, ".stamps");

/** Other inputs of the bundle: the site's route table and the installed packages. */
const OTHERS = [
  "site/route-table.ts",
  "package.json",
  "node_modules/.package-lock.json",
];
/** Some file systems have clocks this coarse: a file can change twice and keep its times. */
const COARSE_MS = 2000;

/** A CRC-32 of the names and bytes of all inputs of the bundle, so that it is the same in a copy of the project. */
export function digestSources(names = listSources().files): string {
  let digest = 0;
  for (const name of names)
    digest = crc32(readFileSync(join(root, name)), crc32(name, digest));
  return digest.toString(36);
}

/** The path of the program to run: the bundle if it was made from these sources, otherwise the sources. */
export function findProgram(now = Date.now()): string {
  try {
    const digest = readFileSync(digestFile, "utf8");
    if (haveSameStamps(digest) || haveSameBytes(digest, now))
      return join(bundleFolder, "bin.js");
  } catch {
    // There is no bundle, or a source cannot be read.
  }
  return join(here, "bin.ts");
}

/** True if no source has been touched since its bytes were compared. A new or missing file changes its folder. */
function haveSameStamps(digest: string): boolean {
  let text: string;
  try {
    text = readFileSync(stampsFile, "utf8");
  } catch {
    return false;
  }
  const [made, ...lines] = text.split("\n");
  return (
    made === digest &&
    lines.every((line) => {
      const [name = "", stamp] = line.split("\t");
      return stampOf(name).stamp === stamp;
    })
  );
}

/** Compares the bytes of all sources. If they are the same, keeps their stamps for the next start. */
function haveSameBytes(digest: string, now: number): boolean {
  const { files, folders } = listSources();
  const stamps = [...folders, ...files].map((name) => stampOf(name));
  if (digestSources(files) !== digest) return false;
  if (stamps.every(({ changed }) => changed < now - COARSE_MS))
    keepStamps([
      digest,
      ...stamps.map(({ name, stamp }) => `${name}\t${stamp}`),
    ]);
  return true;
}

function keepStamps(lines: readonly string[]): void {
  const temporary = `${stampsFile}.${process.pid}`;
  try {
    writeFileSync(temporary, lines.join("\n"));
    renameSync(temporary, stampsFile);
  } catch {
    // The folder is read-only, and the next start reads the sources again.
  }
}

/** Identity, size and the time of the last change, which programs cannot set. */
function stampOf(name: string) {
  const facts = statSync(join(root, name), { throwIfNoEntry: false });
  const { ctimeMs: changed = 0, ino = 0, size = 0 } = facts ?? {};
  return { name, changed, stamp: `${ino}-${size}-${changed}` };
}

/** Everything that a bundle is made from, and the folders that it lies in. */
function listSources(): { files: string[]; folders: string[] } {
  const items = readdirSync(here, { recursive: true, withFileTypes: true });
  const folders = ["cli"];
  const files: string[] = [];
  for (const item of items) {
    const { name, parentPath } = item;
    const path = join(parentPath, name).slice(root.length + 1);
    if (item.isDirectory()) folders.push(path);
    else if (name.endsWith(".ts") && !name.endsWith(".test.ts"))
      files.push(path);
  }
  return { files: [...files.toSorted(), ...OTHERS], folders };
}
