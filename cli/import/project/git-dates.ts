import { createGit } from "../../check/versions/git.ts";
import type { Project } from "./open-project.ts";

/** Settings of a foreign repository that would start a program. */
const SAFE = ["-c", "log.showSignature=false", "-c", "core.fsmonitor=false"];
/** Only files that were renamed as they are: git then reads no contents. */
const LOG =
  "log --reverse --diff-filter=AR --find-renames=100% --name-status --relative --format=%x01%as -z -- .";

/** The day of the first commit of each file, by its path; none in a shallow clone, whose oldest commit adds every file. */
export async function readGitDates(
  { root }: Project,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, string>> {
  const git = createGit(root, env, { GIT_NO_LAZY_FETCH: "1" });
  try {
    const depth = await git([...SAFE, "rev-parse", "--is-shallow-repository"]);
    if (depth.stdout.toString().trim() !== "false") return new Map();
    const { stdout } = await git([...SAFE, ...LOG.split(" ")]);
    return readLog(stdout.toString().split("\0"));
  } catch {
    // Without git, or where git refuses, nothing is known.
    return new Map();
  }
}

/** Each commit is its date, then for each file a letter and its name, or its two names when it was renamed. */
function readLog(parts: readonly string[]): Map<string, string> {
  const dates = new Map<string, string>();
  let date = "";
  for (let at = 0; at < parts.length; at++) {
    const part = (parts[at] ?? "").trimStart();
    if (part.startsWith("\u0001")) date = part.slice(1, 11);
    else if (part === "A") {
      const path = parts[++at] ?? "";
      dates.set(path, dates.get(path) ?? date);
    } else if (part.startsWith("R"))
      dates.set(parts[at + 2] ?? "", dates.get(parts[at + 1] ?? "") ?? date);
    if (part.startsWith("R")) at += 2;
  }
  return dates;
}
