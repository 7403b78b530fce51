import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { watchPeak } from "./watch-peak.ts";
import { parseUsageLines, reportUsage, type Usage } from "./usage.ts";

/** What one run of a program took, from its spawn to its exit. */
export interface Measured extends Usage {
  wallMs: number;
}

/** Where a program runs, and with what around it. */
export interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

interface Script extends Place {
  script: string;
  args: readonly string[];
}

interface Program extends Place {
  program: string;
  args: readonly string[];
}

/** The shell tells what its child used, to the millisecond, in a file; all else that is said goes where it always goes. */
const TIMED = `TIMEFORMAT="%3U %3S"; { time "$@" 2>&3; } 3>&2 2>"$BENCH_USAGE"`;

/** Milliseconds until a process has ended. @throws with its last words unless it exits with 0 */
async function timeChild(start: () => ChildProcess): Promise<number> {
  const began = performance.now();
  const child = start();
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => (output = (output + chunk).slice(-2000)));
  const ended = once(child, "close");
  await once(child, "exit");
  const wallMs = performance.now() - began;
  await ended;
  if (child.exitCode !== 0)
    throw new Error(
      `${child.spawnargs.join(" ")} ended with ${child.exitCode}:\n${output}`,
    );
  return wallMs;
}

/** Runs a script of Node by itself and measures it with all that it starts of Node. @throws unless it exits with 0 */
export async function runMeasured(command: Script): Promise<Measured> {
  const { script, args, cwd, env } = command;
  const file = join(cwd, "usage.jsonl");
  await rm(file, { force: true });
  const wallMs = await timeChild(() =>
    spawn(process.execPath, [script, ...args], {
      cwd,
      env: { ...env, ...reportUsage, BENCH_USAGE: file },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  return { wallMs, ...parseUsageLines(await readFile(file, "utf8")) };
}

/**
 * Runs a program that is none of Node by itself and measures it. Its peak is not a number where the system does not
 * tell it.
 * @throws unless it exits with 0
 */
export async function runProgram(command: Program): Promise<Measured> {
  const { program, args, cwd, env } = command;
  const file = join(cwd, "usage.txt");
  let readPeak: (() => number) | undefined;
  const wallMs = await timeChild(() => {
    const child = spawn("bash", ["-c", TIMED, "bash", program, ...args], {
      cwd,
      env: { ...env, BENCH_USAGE: file },
      stdio: ["ignore", "pipe", "pipe"],
    });
    readPeak = watchPeak(child);
    return child;
  });
  const [user = Number.NaN, system = Number.NaN] = (
    await readFile(file, "utf8")
  )
    .trim()
    .replaceAll(",", ".")
    .split(" ")
    .map(Number);
  return {
    wallMs,
    cpuMs: (user + system) * 1000,
    peakMb: readPeak?.() ?? Number.NaN,
  };
}
