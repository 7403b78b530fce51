import { realpath } from "node:fs/promises";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import { createGit, type Git } from "./git.ts";

/** Cannot occur in a path. It begins the line of a commit. */
const COMMIT = "\u0001";

/** True if git has the whole history. In a shallow clone every file seems to be as old as the clone. */
async function knowsHistory(git: Git): Promise<boolean> {
  const { code, stdout } = await git(["rev-parse", "--is-shallow-repository"]);
  return code === 0 && stdout.toString().trim() === "false";
}

/**
 * The calendar date of the last commit that changed each file of the content, by its path in the content folder. Asks
 * git once for all files.
 * @returns no dates without git, outside of a repository and in a shallow clone
 */
export async function readChangeDates(
  contentDir: string,
  { env }: Pick<CommandContext, "env">,
): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  const git = createGit(await realpath(contentDir), env);
  try {
    if (!(await knowsHistory(git))) return dates;
  } catch (error) {
    if (error instanceof AppError) return dates;
    throw error;
  }
  const format = `--format=${COMMIT}%cs`;
  const { stdout } = await git([
    "log",
    "-z",
    format,
    "--name-only",
    "--no-renames",
    "--relative",
    ".",
  ]);
  let date = "";
  for (const part of stdout.toString().split(/[\0\n]/u)) {
    if (part.startsWith(COMMIT)) date = part.slice(COMMIT.length);
    else if (part !== "" && !dates.has(part)) dates.set(part, date);
  }
  return dates;
}
