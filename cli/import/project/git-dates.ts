import { createGit } from "../../check/versions/git.ts";
import type { Project } from "./open-project.ts";

/** Settings of a foreign repository that would start a program. */
const SAFE = ["-c", "log.showSignature=false", "-c", "core.fsmonitor=false"];
/** Only files that were renamed as they are: git then reads no contents, which may be many or missing. */
const LOG =
  "log --reverse --diff-filter=AR --find-renames=100% --name-status --relative --format=%x01%as -z --".split(
    " ",
  );

/**
 * The day on which each file was first committed, by its path; empty where git does not know, as in a shallow clone,
 * whose oldest commit seems to add every file.
 */
export async function readGitDates(
  { dir, root }: Project,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const git = createGit(root, env, { GIT_NO_LAZY_FETCH: "1" });
  try {
    const depth = await git([...SAFE, "rev-parse", "--is-shallow-repository"]);
    if (depth.stdout.toString().trim() !== "false") return dates;
    const { stdout } = await git([...SAFE, ...LOG, dir === "" ? "." : dir]);
    readLog(stdout.toString(), dates);
  } catch {
    // Without git, or where git refuses, nothing is known.
  }
  return dates;
}

/** Each commit is its date, then for each file a letter and its name, or its two names when it was renamed. */
function readLog(log: string, dates: Map<string, string>): void {
  const parts = log.split("\0").map((part) => part.replace(/^\n/u, ""));
  let date = "";
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? "";
    const path = parts[at + 1] ?? "";
    if (part.startsWith("\u0001")) date = part.slice(1, 11);
    else if (part === "A") {
      if (!dates.has(path)) dates.set(path, date);
      at += 1;
    } else if (part.startsWith("R")) {
      dates.set(parts[at + 2] ?? "", dates.get(path) ?? date);
      at += 2;
    }
  }
}
