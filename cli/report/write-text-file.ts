import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { AppError } from "../app-error.ts";
import { makeFolders } from "../model/make-folders.ts";

/**
 * Writes a file under a temporary name and renames it, so that readers see the old text or the new one.
 * @throws AppError when it cannot be written
 */
export async function writeTextFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    makeFolders(dirname(path));
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (cause) {
    await rm(temporary, { force: true }).catch(() => undefined);
    const hint = cause instanceof Error ? cause.message : String(cause);
    throw new AppError("cannot-write", `"${path}" cannot be written.`, {
      hint,
      cause,
    });
  }
}
