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
 * Writes files beside their places and renames them into them, so that a reader meets the old bytes or the new ones.
 * What a symbolic link names is written, and the link stays; the rights of a file stay too.
 * @param root the folder that must not be left
 * @throws AppError when somebody else has written a file since it was read, or it cannot be written; the files before
 * it are written then, and the ones after it are not
 */
export async function replaceFiles(
  root: string,
  changes: readonly ChangedFile[],
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
    // Two names of one file are written once.
    if (written.has(target)) continue;
    written.add(target);
    await replaceFile(target, change);
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
