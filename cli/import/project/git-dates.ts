import { createGit } from "../../check/versions/git.ts";
import type { Project } from "./open-project.ts";

/** Without the settings of a foreign repository that would start a program. */
const SAFE = "-c log.showSignature=false -c core.fsmonitor=false";
const LOG = `${SAFE} log --reverse --diff-filter=A --no-renames --name-only --relative --format=%x01%as -z -- .`;

/** The day of the first commit of each file, by its path; none in a shallow clone, whose oldest commit adds every file. */
export async function readGitDates(
  { root }: Project,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const git = createGit(root, env, { GIT_NO_LAZY_FETCH: "1" });
  try {
    const shallow = `${SAFE} rev-parse --is-shallow-repository`;
    const { stdout } = await git(shallow.split(" "));
    if (stdout.toString().trim() !== "false") return dates;
    const log = await git(LOG.split(" "));
    let date = "";
    for (const part of log.stdout.toString().split("\0")) {
      const text = part.replace(/^\n/u, "");
      if (text.startsWith("\u0001")) date = text.slice(1, 11);
      else if (!dates.has(text)) dates.set(text, date);
    }
  } catch {
    // Without git, or where git refuses, nothing is known.
  }
  return dates;
}
