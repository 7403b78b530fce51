import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

/** The project's folder, independent of the working directory. */
export const projectRoot = fileURLToPath(new URL("..", import.meta.url));

/** Exit statuses from here on stand for a signal. */
const SIGNALLED = 128;
const ENDING = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

const parent = process.ppid;

/** True if npm has started this process and has ended, so that its result is not needed. */
const isOrphan = () =>
  process.env["npm_lifecycle_event"] !== undefined && process.ppid !== parent;

/** This process's environment, with the project's own commands, including its node, first in PATH. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  const own = join(projectRoot, "node_modules/.bin");
  return { ...process.env, PATH: [own, process.env["PATH"]].join(delimiter) };
}

/** Passes signals on to a child, which decides whether to end. The returned function stops passing them on. */
function passSignals(child: ChildProcess): () => void {
  // Ctrl+C in a terminal reaches the child as well; a second one would end it at once.
  const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));
  const pass = (signal: NodeJS.Signals) => {
    if (signal !== "SIGINT" || !hasTerminal) child.kill(signal);
  };
  for (const signal of ENDING) process.on(signal, pass);
  return () => {
    for (const signal of ENDING) process.off(signal, pass);
  };
}

/** Records which signals this process gets. The returned function stops recording and returns the first signal. */
function noteSignals(): () => NodeJS.Signals | undefined {
  const noted: NodeJS.Signals[] = [];
  const note = (signal: NodeJS.Signals) => void noted.push(signal);
  for (const signal of ENDING) process.on(signal, note);
  return () => {
    for (const signal of ENDING) process.off(signal, note);
    return isOrphan() ? "SIGHUP" : noted[0];
  };
}

/** The programs of packages that the scripts run. Node runs them itself, since Windows has no command without an ending. */
const programs = {
  playwright: "@playwright/test",
  vite: "vite",
  vitest: "vitest",
};

/** A program of a package, or `node` for a file of the project. */
type Program = keyof typeof programs | "node";

const packageFile = z.object({ bin: z.record(z.string(), z.string()) });

function fileOf(program: keyof typeof programs): string {
  const folder = join(projectRoot, "node_modules", programs[program]);
  const text = readFileSync(join(folder, "package.json"), "utf8");
  return join(folder, packageFile.parse(JSON.parse(text)).bin[program] ?? "");
}

/**
 * Runs a program in the project's folder. Signals are forwarded to it, and end this process after the program has
 * ended.
 * @returns its exit code, or 128 plus the number of a signal
 */
export function runCommand(
  program: Program,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const file = program === "node" ? [] : [fileOf(program)];
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [...file, ...args], {
      cwd: projectRoot,
      stdio: "inherit",
      env: { ...commandEnvironment(), ...env },
    });
    const stopPassing = passSignals(child);
    const stopNoting = noteSignals();
    child.on("error", failed);
    child.on("exit", (code, signal) => {
      stopPassing();
      const ended = stopNoting();
      if (ended) process.exit(SIGNALLED + constants.signals[ended]);
      done(code ?? SIGNALLED + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** Runs a program. If it fails, ends this process with its exit code. */
export async function mustRun(
  program: Program,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const code = await runCommand(program, args, env);
  if (code !== 0) process.exit(code);
}
