import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, independent of the working directory. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

/** This process's environment, with the project's own commands, including its node, first in PATH. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const own = join(projectRoot, "node_modules/.bin");
  return { ...process.env, PATH: [own, process.env["PATH"]].join(delimiter) };
}

/** Runs a command in the project's folder and returns its exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: "inherit",
      env: { ...commandEnvironment(), ...env },
    });
    child.on("error", failed);
    child.on("exit", (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command. If it fails, ends this process with its exit code. */
export async function mustRun(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const code = await runCommand(command, args, env);
  if (code !== 0) process.exit(code);
}
