import { join } from "node:path";
import type { Folders } from "../../folders.ts";
import { replaceFiles, writeNewFile } from "../edit/replace-files.ts";
import type { PlannedEntry } from "./plan-entry.ts";

type WrittenFile = Pick<PlannedEntry, "before" | "file"> & {
  text: string | Uint8Array;
};

/**
 * Writes a new file, without ever replacing one, or a list with one more record.
 * @throws AppError when the file already exists, has changed since it was read, or would lie outside the content folder
 */
export async function writeEntry(
  { before, file, text }: WrittenFile,
  { contentDir, show }: Pick<Folders, "contentDir" | "show">,
): Promise<void> {
  const path = show(file);
  const absolutePath = join(contentDir, file);
  const after = Buffer.from(text);
  if (before === undefined)
    return writeNewFile(contentDir, absolutePath, after, path);
  return replaceFiles(contentDir, [{ path, absolutePath, before, after }]);
}
