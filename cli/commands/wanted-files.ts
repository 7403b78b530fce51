import { stat } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";
import type { Folders } from "../folders.ts";

/**
 * True for the files that a command is meant for: those below one of the paths, or all when there are none.
 * @throws AppError for a path that does not exist, or lies elsewhere: it would be passed over without a word
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
