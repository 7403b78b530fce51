import { spawn } from "node:child_process";

/** Folder of the project, whatever the working directory. */
export const projectRoot = new URL("..", import.meta.url).pathname;

/** Runs a command of ours or of a dependency in the project's folder and gives back its exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  env = process.env,
): Promise<number> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: "inherit",
      env,
    });
    child.on("error", failed);
    child.on("exit", (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** Ends this process with the command's exit code unless it is 0. */
export async function mustRun(
  command: string,
  args: readonly string[],
  env = process.env,
): Promise<void> {
  const code = await runCommand(command, args, env);
  if (code !== 0) process.exit(code);
}
