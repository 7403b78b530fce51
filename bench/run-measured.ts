import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseUsageLines, reportUsage, type Usage } from "./usage.ts";

/** What one run of a program took, from its spawn to its exit. */
export interface Measured extends Usage {
  wallMs: number;
}

interface Command {
  script: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Runs a script of ours by itself and measures it. @throws with its last words unless it exits with 0 */
export async function runMeasured(command: Command): Promise<Measured> {
  const { script, args, cwd, env } = command;
  const file = join(cwd, "usage.jsonl");
  await rm(file, { force: true });
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: { ...env, ...reportUsage, BENCH_USAGE: file },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output = (output + chunk).slice(-2000)));
  const ended = once(child, "close");
  await once(child, "exit");
  const wallMs = performance.now() - began;
  await ended;
  if (child.exitCode !== 0)
    throw new Error(
      `${script} ${args.join(" ")} ended with ${child.exitCode}:\n${output}`,
    );
  return { wallMs, ...parseUsageLines(await readFile(file, "utf8")) };
}
