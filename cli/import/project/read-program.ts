import type { ProgramValues } from "./evaluate-program.ts";
import type { Project } from "./open-project.ts";
import { runWithLimit } from "./run-with-limit.ts";

const LIMIT = { cpuMs: 5000, memoryMb: 256 };
/** A configuration is far shorter. */
const MAX_LENGTH = 200_000;

/** What a configuration in JavaScript or TypeScript says. Nothing when it cannot be read, which the report then says. */
export async function readProgram(
  project: Project,
  path: string | undefined,
): Promise<ProgramValues> {
  const nothing = { exported: {}, calls: [] };
  if (path === undefined) return nothing;
  const source = project.readText(path)?.slice(0, MAX_LENGTH);
  const worker = new URL("program-worker.ts", import.meta.url);
  const result = await runWithLimit(worker, source, LIMIT);
  if ("message" in result) return parseValues(result.message);
  project.skipped.push({ file: path, reason: result.problem, isEmpty: true });
  return nothing;
}

/** What our own thread sends back. */
function parseValues(message: unknown): ProgramValues {
  return message as ProgramValues;
}
