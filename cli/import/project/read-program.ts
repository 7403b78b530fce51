import { stripTypeScriptTypes } from "node:module";
import { evaluateProgram } from "./evaluate-program.ts";
import type { Project } from "./open-project.ts";

/** What a configuration in JavaScript or TypeScript exports; nothing, with a word in the report, when it cannot be read. */
export function readProgram(
  project: Project,
  file: string | undefined,
): Record<string, unknown> {
  if (file === undefined) return {};
  try {
    const text = project.readText(file) ?? "";
    return evaluateProgram(stripTypeScriptTypes(text));
  } catch (error) {
    const reason = `It cannot be read: ${String(error).split("\n")[0]}.`;
    project.skipped.push({ file, reason, isEmpty: true });
    return {};
  }
}
