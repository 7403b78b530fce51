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
import { AppError } from "../app-error.ts";

/** A file to write, with the bytes that it was read with. */
export interface FileChange {
  absolutePath: string;
  /** As a person in the current folder would write it. */
  shown: string;
  before: Uint8Array;
  after: Uint8Array;
}

/**
 * Writes a file beside its place and renames it into it, so that a reader meets the old bytes or the new ones. What a
 * symbolic link names is written, and the link stays; the rights of the file stay too.
 * @param root the folder that must not be left
 * @throws AppError when somebody else has written the file since it was read, or it cannot be written
 */
export async function replaceFile(
  root: string,
  { absolutePath, after, before, shown }: FileChange,
): Promise<void> {
  const target = await realpath(absolutePath);
  if (!target.startsWith(`${await realpath(root)}${sep}`))
    throw new AppError(
      "path-outside",
      `"${shown}" leads out of the content folder, so it is not written.`,
    );
  if (!Buffer.from(before).equals(await readFile(target)))
    throw new AppError(
      "file-changed",
      `"${shown}" was changed by somebody else in the meantime, so it is left alone.`,
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
    const reason = cause instanceof Error ? cause.message : "";
    throw new AppError(
      "cannot-write",
      `"${shown}" cannot be written: ${reason}`,
      { cause },
    );
  }
}
