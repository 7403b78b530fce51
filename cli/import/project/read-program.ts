import type { Project } from "./open-project.ts";
import { runWithLimit } from "./run-with-limit.ts";

const LIMIT = { cpuMs: 5000, memoryMb: 256 };

/** What a configuration in JavaScript or TypeScript exports; nothing, with a word in the report, when it cannot be read. */
export async function readProgram(
  project: Project,
  path: string | undefined,
): Promise<Record<string, unknown>> {
  if (path === undefined) return {};
  const worker = new URL("program-worker.ts", import.meta.url);
  const result = await runWithLimit(worker, project.readText(path), LIMIT);
  if ("message" in result) return parseExported(result.message);
  project.skipped.push({ file: path, reason: result.problem, isEmpty: true });
  return {};
}

/** What our own thread sends back. */
function parseExported(message: unknown): Record<string, unknown> {
  return message as Record<string, unknown>;
}
