import { randomUUID } from "node:crypto";
import {
  chmod,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join, sep } from "node:path";
import { AppError } from "../../app-error.ts";

/** A file to write, with the bytes that it was read with. */
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
  const realRoot = await realpath(root);
  const written = new Set<string>();
  for (const change of changes) {
    const target = await realpath(change.absolutePath);
    if (!target.startsWith(`${realRoot}${sep}`))
      throw new AppError(
        "path-outside",
        `"${change.path}" leads out of the content folder, so it is not written.`,
      );
    // A file with two names is written once.
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
      `"${path}" was changed by somebody else in the meantime, so it is left alone.`,
      { hint: "Run the command again." },
    );
  const temporary = join(
    dirname(target),
    `.${basename(target)}.${randomUUID()}.tmp`,
  );
  try {
    await writeFile(temporary, after, { flag: "wx" });
    await chmod(temporary, (await stat(target)).mode);
    await rename(temporary, target);
  } catch (cause) {
    await rm(temporary, { force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError("cannot-write", `"${path}" cannot be written.`, {
      hint: reason,
      cause,
    });
  }
}
