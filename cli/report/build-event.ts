import type { BuildResult } from "../compile/write/build-content.ts";
import { createReport, showPaths } from "./report.ts";
import { toJson } from "./json-text.ts";

/** The result of a build for `build --json`: the event `built` or `failed` as one JSON line. */
export function formatBuildEvent(
  { compiled, written }: BuildResult,
  durationMs: number,
  show: (file: string) => string,
): string {
  const { diagnostics, files, sources } = compiled;
  const { summary } = createReport(diagnostics, files, sources);
  return formatEvent(written === undefined ? "failed" : "built", {
    summary,
    ...written,
    durationMs: Math.round(durationMs),
    diagnostics: diagnostics.map((each) => toJson(showPaths(each, show))),
  });
}

export function formatEvent(
  event: "built" | "drawn" | "failed" | "ready",
  facts: Record<string, unknown> = {},
): string {
  return `${JSON.stringify({ event, ...facts })}\n`;
}
