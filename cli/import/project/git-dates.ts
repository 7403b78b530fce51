import { createGit } from "../../check/versions/git.ts";
import type { Project } from "./open-project.ts";

// Renames are found by their digests alone: a partial clone lacks the files.
/** Without the settings of a foreign repository that would start a program. */
const SAFE = "-c log.showSignature=false -c core.fsmonitor=false";
const LOG = `${SAFE} log --reverse --diff-filter=AR -M100% --name-status --relative --format=%x01%as -z -- .`;

/**
 * The day of the first commit of each file, by its path; a file that was only renamed keeps its day. There is none in a shallow
 * clone, whose oldest commit adds every file.
 */
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
    let day = "";
    const parts = log.stdout.toString().split("\0").values();
    for (const part of parts) {
      const text = part.trim();
      const path = /^[AR]\d*$/u.test(text) ? String(parts.next().value) : "";
      if (text.startsWith("\u0001")) day = text.slice(1);
      else if (text === "A") dates.set(path, dates.get(path) ?? day);
      else if (path !== "")
        dates.set(String(parts.next().value), dates.get(path) ?? day);
    }
  } catch {
    // Without git, or where git refuses, nothing is known.
  }
  return dates;
}
