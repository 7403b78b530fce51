import type { BuildResult } from "../compile/write/build-content.ts";
import { showPaths } from "./show-paths.ts";
import { createReport } from "./report.ts";
import { toJson } from "./json.ts";

/**
 * The result of a build for `build --json`: the event `built` or `failed` as one JSON line.
 * @param durationMs milliseconds
 */
export function formatBuildEvent(
  { compiled, written }: BuildResult,
  show: (file: string) => string,
  durationMs: number,
): string {
  const { diagnostics, files, sources } = compiled;
  const { summary } = createReport(diagnostics, files, sources);
  return formatEvent(written === undefined ? "failed" : "built", {
    summary,
    ...written,
    durationMs: Math.round(durationMs),
    diagnostics: diagnostics.map((diagnostic) =>
      toJson(showPaths(diagnostic, show)),
    ),
  });
}

export function formatEvent(
  event: "built" | "drawn" | "failed" | "ready",
  facts: Record<string, unknown> = {},
): string {
  return `${JSON.stringify({ event, ...facts })}\n`;
}
