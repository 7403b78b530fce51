import { realpath } from "node:fs/promises";
import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import { createGit, type Git } from "./git.ts";

/** Cannot occur in a path. It begins the line of a commit. */
const COMMIT = "\u0001";
/** Settings of a foreign repository that would start a program. */
const SAFE = ["-c", "log.showSignature=false", "-c", "core.fsmonitor=false"];

/** The commits of which a date is read, and the variables for git. */
const EVENTS = {
  changed: { options: ["--format=%x01%cs", "--no-renames"], variables: {} },
  added: {
    // Renames are found by the digests of files alone, because a partial clone lacks the files.
    options: ["--format=%x01%as", "--reverse", "--diff-filter=AR", "-M100%"],
    variables: { GIT_NO_LAZY_FETCH: "1" },
  },
} as const;

/** True if git has the whole history. In a shallow clone every file seems to be as old as the clone. */
async function knowsHistory(git: Git): Promise<boolean> {
  const { code, stdout } = await git(["rev-parse", "--is-shallow-repository"]);
  return code === 0 && stdout.toString().trim() === "false";
}

/**
 * The calendar date of the last commit that changed each file, or of the first that added it, also under a former name.
 * By the path in the folder. Asks git once for all files.
 * @returns no dates without git, outside of a repository and in a shallow clone
 */
export async function readChangeDates(
  folder: string,
  { env }: Pick<CommandContext, "env">,
  event: keyof typeof EVENTS = "changed",
): Promise<ReadonlyMap<string, string>> {
  const { options, variables } = EVENTS[event];
  const run = createGit(await realpath(folder), env, variables);
  const git: Git = (args) => run([...SAFE, ...args]);
  try {
    if (!(await knowsHistory(git))) return new Map();
  } catch (error) {
    if (error instanceof AppError) return new Map();
    throw error;
  }
  const log = ["log", "-z", "--name-status", "--relative", ...options, "."];
  const { stdout } = await git(log);
  return parseLog(stdout.toString());
}

/** The date of the first commit in the log that names each file. A file that was renamed keeps its date. */
function parseLog(log: string): Map<string, string> {
  const dates = new Map<string, string>();
  let date = "";
  const parts = log.split(/[\0\n]/u).values();
  for (const part of parts) {
    if (part.startsWith(COMMIT)) date = part.slice(COMMIT.length);
    if (!/^[A-Z]\d*$/u.test(part)) continue;
    const path = String(parts.next().value);
    const name = part.startsWith("R") ? String(parts.next().value) : path;
    dates.set(name, dates.get(path) ?? date);
  }
  return dates;
}
