import { randomUUID } from "node:crypto";
import {
  chmod,
  link,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { AppError, cannotWrite } from "../../app-error.ts";

/** A file to write, with the bytes from which the change was made. */
export interface ChangedFile {
  /** Relative to the content folder, with forward slashes. */
  path: string;
  absolutePath: string;
  before: Uint8Array;
  after: Uint8Array;
}

/**
 * Writes each file under a temporary name and renames it, so that readers see the old bytes or the new ones. Follows
 * symbolic links and keeps file permissions.
 * @param root the folder that all files must be in
 * @throws AppError when a file has changed since it was read, or cannot be written. Earlier files are written then,
 * later ones are not.
 */
export async function replaceFiles(
  root: string,
  changes: readonly ChangedFile[],
  onWritten?: (change: ChangedFile) => void,
): Promise<void> {
  const written = new Set<string>();
  for (const change of changes) {
    const target = await realpath(change.absolutePath);
    await refuseOutside(root, target, change.path);
    // Two names of the same file: it is written once.
    if (written.has(target)) continue;
    written.add(target);
    await replaceFile(target, change);
    onWritten?.(change);
  }
}

async function replaceFile(
  target: string,
  { after, before, path }: ChangedFile,
): Promise<void> {
  if (!Buffer.from(before).equals(await readFile(target)))
    throw new AppError(
      "file-changed",
      `"${path}" has changed since it was read, so it was not written.`,
      { hint: "Run the command again." },
    );
  try {
    await writeBeside(target, after, async (temporary) => {
      await chmod(temporary, (await stat(target)).mode);
      await rename(temporary, target);
    });
  } catch (cause) {
    throw cannotWrite(path, cause);
  }
}

/**
 * Writes a new file as a whole, and never replaces one.
 * @param shown its path for messages
 * @throws AppError when the file already exists, or would be outside the folder
 */
export async function writeNewFile(
  root: string,
  path: string,
  bytes: Uint8Array,
  shown: string,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const folder = await realpath(dirname(path));
  await refuseOutside(root, join(folder, basename(path)), shown);
  try {
    await writeBeside(path, bytes, (temporary) => link(temporary, path));
  } catch (cause) {
    const code =
      cause instanceof Error && "code" in cause ? cause.code : undefined;
    if (code === "EEXIST")
      throw new AppError("exists", `${shown} already exists.`, { cause });
    // Some file systems have no hard links.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS")
      throw cause;
    await writeFile(path, bytes, { flag: "wx" });
  }
}

/** Writes a hidden temporary file beside a target. `place` puts it into the target's place. */
async function writeBeside(
  target: string,
  bytes: Uint8Array,
  place: (temporary: string) => Promise<void>,
): Promise<void> {
  const name = `.${basename(target)}.${randomUUID()}.tmp`;
  const temporary = join(dirname(target), name);
  try {
    await writeFile(temporary, bytes, { flag: "wx" });
    await place(temporary);
  } finally {
    await rm(temporary, { force: true });
  }
}

async function refuseOutside(
  root: string,
  target: string,
  shown: string,
): Promise<void> {
  if (target.startsWith(`${await realpath(root)}${sep}`)) return;
  throw new AppError(
    "path-outside",
    `"${shown}" is outside of the content folder, so it was not written.`,
  );
}
