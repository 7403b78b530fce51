import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the project, whatever the working directory. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

/** This process' environment, with the project's own commands (node among them) before the machine's. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const own = join(projectRoot, "node_modules/.bin");
  return { ...process.env, PATH: [own, process.env["PATH"]].join(delimiter) };
}

/** Runs a command of ours or of a dependency in the project's folder and gives back its exit code. */
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

/** Ends this process with the command's exit code unless it is 0. */
export async function mustRun(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const code = await runCommand(command, args, env);
  if (code !== 0) process.exit(code);
}
