import { randomUUID } from "node:crypto";
import { link, mkdir, realpath, rm, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { AppError } from "../../app-error.ts";
import type { Folders } from "../../folders.ts";
import { replaceFiles } from "../edit/replace-files.ts";
import type { PlannedEntry } from "./plan-entry.ts";

/**
 * Writes a new file, without ever replacing one, or a list with one more record.
 * @throws AppError when the file is there already, was changed in the meantime, or would lie outside the content folder
 */
export async function writeEntry(
  { before, file, text }: PlannedEntry,
  { contentDir, show }: Pick<Folders, "contentDir" | "show">,
): Promise<void> {
  const absolutePath = join(contentDir, file);
  const after = Buffer.from(text);
  if (before !== undefined) {
    const change = { path: show(file), absolutePath, before, after };
    await replaceFiles(contentDir, [change]);
    return;
  }
  const folder = dirname(absolutePath);
  await mkdir(folder, { recursive: true });
  const root = await realpath(contentDir);
  if (!`${await realpath(folder)}${sep}`.startsWith(`${root}${sep}`))
    throw new AppError(
      "path-outside",
      `"${show(file)}" leads out of the content folder, so it is not written.`,
    );
  await writeNew(absolutePath, after, show(file));
}

/** Writes a file as a whole, and only if there is none. */
async function writeNew(
  path: string,
  bytes: Uint8Array,
  shown: string,
): Promise<void> {
  const temporary = join(dirname(path), `.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes, { flag: "wx" });
    await link(temporary, path);
  } catch (cause) {
    const code =
      cause instanceof Error && "code" in cause ? cause.code : undefined;
    if (code === "EEXIST")
      throw new AppError("exists", `${shown} is there already.`, { cause });
    // Some file systems have no hard links.
    if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS")
      throw cause;
    await writeFile(path, bytes, { flag: "wx" });
  } finally {
    await rm(temporary, { force: true });
  }
}
