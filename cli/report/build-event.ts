import type { BuildResult } from "../compile/write/build-content.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createReport, showPaths } from "./report.ts";
import { toJson } from "./json-text.ts";

/**
 * The results of builds for `build --json`: the event `built` or `failed` as one JSON line.
 * @returns a function that formats a result. It keeps the text of each diagnostic, because most builds of a watch
 * repeat the diagnostics of the one before
 */
export function createBuildEvents(show: (file: string) => string) {
  const known = new WeakMap<Diagnostic, string>();
  return ({ compiled, written }: BuildResult, durationMs: number): string => {
    const { diagnostics, files, sources } = compiled;
    const { summary } = createReport(diagnostics, files, sources);
    const facts = formatEvent(written === undefined ? "failed" : "built", {
      summary,
      ...written,
      durationMs: Math.round(durationMs),
    });
    const list = diagnostics.map(format).join(",");
    return `${facts.slice(0, -"}\n".length)},"diagnostics":[${list}]}\n`;
  };

  function format(diagnostic: Diagnostic): string {
    const text =
      known.get(diagnostic) ??
      JSON.stringify(toJson(showPaths(diagnostic, show)));
    known.set(diagnostic, text);
    return text;
  }
}

export function formatEvent(
  event: "built" | "drawn" | "failed" | "ready",
  facts: Record<string, unknown> = {},
): string {
  return `${JSON.stringify({ event, ...facts })}\n`;
}
