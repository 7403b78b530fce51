import { constants } from "node:fs";
import { access, readFile, stat } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { AppError } from "../../app-error.ts";
import { describeSystemError } from "../../describe-system-error.ts";
import type { PlannedFile } from "../check-entries.ts";
import { pathOf } from "./planned-paths.ts";

const NOTHING = "Nothing was written.";

/**
 * Looks at every place that is to be written before anything is.
 * @throws AppError for a file or folder in the way, and for a folder that may not be written
 */
export async function checkPlaces(
  files: readonly PlannedFile[],
  contentDir: string,
  publicDir: string,
): Promise<void> {
  const folders = new Set<string>();
  for (const file of files) {
    const { isList, target } = pathOf(file, contentDir, publicDir);
    folders.add(dirname(target));
    const there = await stat(target).catch(() => undefined);
    if (there === undefined || (isList && there.isFile())) continue;
    const isSame =
      there.isFile() &&
      file.path.startsWith("/") &&
      (await readFile(target)).equals(file.bytes);
    if (isSame) continue;
    throw new AppError(
      "in-the-way",
      `"${relative(dirname(contentDir), target)}" is there already, and nothing is overwritten.`,
      { hint: `Move it away and run the import again. ${NOTHING}` },
    );
  }
  for (const folder of folders) await checkFolder(folder, contentDir);
}

/** The folder itself, or the nearest above it that is there, has to take new files. */
async function checkFolder(folder: string, contentDir: string): Promise<void> {
  for (let at = folder; ; at = dirname(at)) {
    try {
      const facts = await stat(at);
      if (!facts.isDirectory())
        throw new AppError(
          "in-the-way",
          `"${relative(dirname(contentDir), at)}" is a file, and a folder belongs there.`,
          { hint: `Move it away and run the import again. ${NOTHING}` },
        );
      await access(at, constants.W_OK | constants.X_OK);
      return;
    } catch (error) {
      const isMissing =
        error instanceof Error && "code" in error && error.code === "ENOENT";
      if (isMissing && dirname(at) !== at) continue;
      const told = describeSystemError(error, dirname(contentDir));
      if (told === undefined) throw error;
      throw new AppError(told.code, told.message, {
        hint: `${told.hint ?? ""} ${NOTHING}`.trim(),
        cause: error,
      });
    }
  }
}
