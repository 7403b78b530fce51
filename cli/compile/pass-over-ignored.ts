import { spawnSync } from "node:child_process";
import { env } from "node:process";
import type { Diagnostic } from "../model/diagnostic.ts";
import { collectionStrayFile } from "../rules/collection/stray-file.ts";

/** What a stage has found, of which some may concern files that git ignores. */
interface Found {
  diagnostics: Diagnostic[];
}

/**
 * Takes back the reports of files in no collection that git ignores: they are not part of the content. Git is asked
 * only if there are any.
 * @returns the paths of these files in the content folder
 */
export function passOverIgnored(
  contentDir: string,
  stages: readonly Found[],
): string[] {
  const strays = stages.flatMap(({ diagnostics }) =>
    diagnostics.filter(isStray).map(({ file }) => file),
  );
  if (strays.length === 0) return [];
  const ignored = new Set(askGit(contentDir, strays));
  for (const stage of stages)
    stage.diagnostics = stage.diagnostics.filter(
      (each) => !isStray(each) || !ignored.has(each.file),
    );
  return [...ignored];
}

function isStray({ rule }: Diagnostic): boolean {
  return rule === collectionStrayFile.id;
}

/** None without git, or outside of a repository. */
function askGit(cwd: string, paths: readonly string[]): string[] {
  const options = "-c core.fsmonitor=false check-ignore -z --stdin".split(" ");
  const input = paths.join("\0");
  // A hook names its own repository in variables.
  const own = Object.entries(env).filter(([name]) => !name.startsWith("GIT_"));
  const { stdout } = spawnSync("git", options, {
    env: Object.fromEntries(own),
    cwd,
    input,
    encoding: "utf8",
  });
  return (stdout ?? "").split("\0").filter((path) => path !== "");
}
