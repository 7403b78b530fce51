import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { watchPeak } from "./watch-peak.ts";
import { parseUsageLines, reportUsage, type Usage } from "./usage.ts";

/** The time and memory of one run of a program. */
export interface Measured extends Usage {
  wallMs: number;
}

/** The working directory and environment of a program. */
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

/** Bash writes the processor time of the program to a file, without touching the program's own output. */
const TIMED = `TIMEFORMAT="%3U %3S"; { time "$@" 2>&3; } 3>&2 2>"$BENCH_USAGE"`;

/** Milliseconds from start to exit. @throws with the last output if the exit code is not 0 */
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

/** Runs a Node script and measures it, with all Node processes that it starts. @throws if the exit code is not 0 */
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
 * Runs a program other than Node and measures it. `peakMb` is NaN if the system does not provide it.
 * @throws if the exit code is not 0
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
