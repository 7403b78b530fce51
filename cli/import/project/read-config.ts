import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { configOf } from "./evaluate-program.ts";
import type { Project } from "./open-project.ts";
import { readData } from "./read-data.ts";

const MAX_MS = 60_000;

/**
 * A configuration as data, also one in JavaScript or TypeScript; undefined, with a word in the report, when it cannot be read. It is parsed
 * in a thread with a limit: a hostile text can make a parser run out of memory.
 */
export async function readConfig(project: Project, file = "") {
  if (!/\.[cm]?[jt]s$/u.test(file)) return readData(project, file);
  const worker = new Worker(new URL("program-worker.ts", import.meta.url), {
    workerData: project.readText(file),
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stderr: true,
  });
  try {
    const signal = AbortSignal.timeout(MAX_MS);
    const [values]: unknown[] = await once(worker, "message", { signal });
    return configOf(values);
  } catch (error) {
    const reason = `It cannot be read: ${String(error).split("\n")[0]}.`;
    project.skipped.push({ file, reason, isEmpty: true });
    return undefined;
  } finally {
    await worker.terminate();
  }
}
