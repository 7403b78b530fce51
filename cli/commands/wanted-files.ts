import { stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";
import type { Folders } from "../folders.ts";

/**
 * A test for the files that a command should handle: those in one of the paths, or all without paths.
 * @throws AppError for a path that does not exist or is outside of the content folder
 */
export async function parseWanted(
  paths: readonly string[],
  { contentDir }: Pick<Folders, "contentDir">,
  { cwd }: Pick<CommandContext, "cwd">,
): Promise<(file: string) => boolean> {
  const wanted = paths.map((path) => ({ path, absolute: resolve(cwd, path) }));
  for (const { absolute, path } of wanted) {
    if (!`${absolute}${sep}`.startsWith(`${contentDir}${sep}`))
      throw new AppError(
        "path-outside",
        `"${path}" does not lie in the content folder.`,
      );
    if (!(await stat(absolute).catch(() => undefined)))
      throw new AppError("path-missing", `There is no "${path}".`);
  }
  return (file) => {
    const absolute = `${resolve(contentDir, file)}${sep}`;
    return (
      wanted.length === 0 ||
      wanted.some((path) => absolute.startsWith(`${path.absolute}${sep}`))
    );
  };
}
