import { spawn } from "node:child_process";
import { commandEnvironment, projectRoot } from "./run-command.ts";

/**
 * Recompiles the content whenever a file of it is saved. The compiler is a process of its own, so that the server
 * stays what it is in production: a reader of the index. Its reports go to stderr; it ends with this process.
 * @returns stops it
 */
export function watchContent(): () => void {
  const child = spawn(
    "node",
    ["cli/content.mjs", "build", "--watch", "--until-stdin-closes"],
    {
      cwd: projectRoot,
      env: commandEnvironment(),
      stdio: ["pipe", process.stderr, process.stderr],
    },
  );
  return () => child.stdin.end();
}
