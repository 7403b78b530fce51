import { mkdir, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { join, relative } from "node:path";
import { projectRoot } from "../scripts/run-command.ts";

/** What figures depend on besides the code. At a high load, wall times are not reliable. */
export function describeMachine() {
  return {
    cpu: cpus()[0]?.model.trim() ?? "unknown",
    cores: cpus().length,
    memoryMb: Math.round(totalmem() / 1024 ** 2),
    platform: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}

/** Writes the results to a file named after the current time. Returns its path in the project. */
export async function writeResults(results: object): Promise<string> {
  const at = new Date();
  const folder = join(projectRoot, "bench/results");
  const name = at
    .toISOString()
    .replace(/\.\d+Z$/u, "Z")
    .replaceAll(":", "-");
  const file = join(folder, `${name}.json`);
  await mkdir(folder, { recursive: true });
  await writeFile(
    file,
    `${JSON.stringify({ version: 1, date: at.toISOString(), ...results }, undefined, 2)}\n`,
  );
  return relative(projectRoot, file);
}
