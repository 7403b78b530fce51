import { spawn } from "node:child_process";
import { commandEnvironment, projectRoot } from "./run-command.ts";

/**
 * Recompiles the content after each save, in another process, so that the server only reads the index, as in
 * production. Reports go to stderr. The other process ends with this one, because its stdin closes.
 * @param options of `content build`
 */
export function watchContent(options: readonly string[] = []): void {
  spawn(
    process.execPath,
    [
      "cli/content.mjs",
      "build",
      "--git-dates",
      "--watch",
      "--until-stdin-closes",
      ...options,
    ],
    {
      cwd: projectRoot,
      env: commandEnvironment(),
      stdio: ["pipe", process.stderr, process.stderr],
    },
  );
}
