import { constants, type Dirent } from "node:fs";
import { access, readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { cacheDir } from "../../compile/cache/cache-dir.ts";
import {
  fail,
  ok,
  warn,
  type Finding,
  type DoctorContext,
} from "./format-findings.ts";

/** A cache with more bytes is reported. */
const MAX_CACHE_BYTES = 500_000_000;

/** Checks that there is a folder of static files. */
export async function checkPublic({
  folders: { publicDirs },
  show,
}: DoctorContext): Promise<Finding> {
  for (const folder of publicDirs) {
    const items = await readAll(folder).catch(() => undefined);
    if (items === undefined) continue;
    return ok(`${show(folder)}: ${items.length} files and folders.`);
  }
  return warn(
    "There is no folder public/ beside the content folder.",
    "Create it if pages show images or offer files: `mkdir public`.",
  );
}

/** Checks that the output folder, or the nearest existing folder above it, is writable. */
export async function checkWritable({
  folders: { outDir },
  show,
}: DoctorContext): Promise<Finding> {
  let folder = outDir;
  for (;;) {
    const facts = await stat(folder).catch(() => undefined);
    if (facts !== undefined && !facts.isDirectory())
      return fail(
        `${show(folder)} is a file; the output needs a folder.`,
        "Move it, or name another folder with --out DIR.",
      );
    if (facts !== undefined) break;
    folder = dirname(folder);
  }
  try {
    await access(folder, constants.W_OK);
    return ok(`${show(outDir)} can be written.`);
  } catch {
    return fail(
      `${show(folder)} cannot be written.`,
      "Allow writing there, or name another folder with --out DIR.",
    );
  }
}

/** Reports the size of the cache. */
export async function checkCache({
  folders: { outDir },
  show,
}: DoctorContext): Promise<Finding> {
  const folder = cacheDir(outDir);
  const items = await readAll(folder).catch(() => []);
  let bytes = 0;
  for (const { name, parentPath } of items) {
    const facts = await stat(join(parentPath, name)).catch(() => undefined);
    if (facts?.isFile()) bytes += facts.size;
  }
  if (bytes === 0) return ok("There is no cache yet.");
  const size =
    bytes < 1_000_000
      ? `${Math.ceil(bytes / 1000)} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return bytes <= MAX_CACHE_BYTES
    ? ok(`The cache takes ${size}.`)
    : warn(
        `The cache takes ${size}.`,
        `Remove ${show(folder)}: the next build creates it again.`,
      );
}

/** Everything in a folder, at any depth. With file types, because otherwise `readdir` follows links without end. */
function readAll(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true });
}

/** Warns on a file system that ignores case: a name in the wrong case works there and is missing on the server. */
export async function checkCase({
  folders: { contentDir },
}: DoctorContext): Promise<Finding> {
  const name = basename(contentDir);
  const other =
    name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  const [own, renamed] = await Promise.all([
    stat(contentDir),
    stat(join(dirname(contentDir), other)).catch(() => undefined),
  ]);
  if (other === name || own.ino !== renamed?.ino || own.dev !== renamed.dev)
    return ok("The file system distinguishes upper and lower case.");
  return warn(
    "The file system ignores upper and lower case; the server's does not.",
    "Rename in two steps with git: `git mv A.md tmp`, `git mv tmp a.md`. `content validate` checks the case of every name.",
  );
}
