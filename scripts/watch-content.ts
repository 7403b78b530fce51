import { spawn } from "node:child_process";
import { commandEnvironment, projectRoot } from "./run-command.ts";

/**
 * Recompiles the content after each save, in another process, so that the server only reads the index, as in
 * production. Reports go to stderr. It ends with this process.
 * @returns stops it
 */
export function watchContent(): () => void {
  const child = spawn(
    "node",
    [
      "cli/content.mjs",
      "build",
      "--git-dates",
      "--watch",
      "--until-stdin-closes",
    ],
    {
      cwd: projectRoot,
      env: commandEnvironment(),
      stdio: ["pipe", process.stderr, process.stderr],
    },
  );
  return () => child.stdin.end();
}
