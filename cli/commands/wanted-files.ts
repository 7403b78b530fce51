import { readdir, stat } from "node:fs/promises";
import { basename, resolve, sep } from "node:path";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";
import type { Folders } from "../folders.ts";
import { suggestName } from "./command.ts";

/**
 * A test for the files that a command should handle: those in one of the paths, or all without paths.
 * @throws AppError for a path that does not exist or is outside of the content folder
 */
export async function parseWanted(
  paths: readonly string[],
  folders: Pick<Folders, "contentDir" | "show">,
  { cwd }: Pick<CommandContext, "cwd">,
): Promise<(file: string) => boolean> {
  const { contentDir } = folders;
  const wanted = paths.map((path) => ({ path, absolute: resolve(cwd, path) }));
  for (const { absolute, path } of wanted) {
    if (!(await stat(absolute).catch(() => undefined)))
      throw new AppError(
        "path-missing",
        `There is no "${path}".${await suggest(path, folders)}`,
      );
    if (!`${absolute}${sep}`.startsWith(`${contentDir}${sep}`))
      throw new AppError(
        "path-outside",
        `"${path}" is not in the content folder.`,
      );
  }
  return (file) => {
    const absolute = `${resolve(contentDir, file)}${sep}`;
    return (
      wanted.length === 0 ||
      wanted.some((path) => absolute.startsWith(`${path.absolute}${sep}`))
    );
  };
}

/** Suggests a file of content with the same name in another folder, or else with a similar path. */
async function suggest(
  path: string,
  { contentDir, show }: Pick<Folders, "contentDir" | "show">,
): Promise<string> {
  const items = await readdir(contentDir, { recursive: true });
  const files = items
    .filter((item) => /\.(?:md|ya?ml)$/u.test(item) && item !== "README.md")
    .map((item) => show(item))
    .toSorted();
  const name = basename(path);
  const [namesake] = files.filter((file) => basename(file) === name);
  return namesake === undefined
    ? suggestName(path, files)
    : ` Did you mean \`${namesake}\`?`;
}
