import type { Diagnostic } from "../model/diagnostic.ts";
import { type Reporter, createReport, showPaths } from "./report.ts";
import type { BuildResult } from "../compile/write/build-content.ts";

/**
 * JSON for programs, indented for people. Lone surrogates become U+FFFD. Contains no `##[...]`, which GitHub's runner
 * would execute even in the middle of a line.
 */
export function formatJsonText(value: unknown, indent = 2): string {
  return `${JSON.stringify(value, toWellFormed, indent).replaceAll("##[", "##\\u005b")}\n`;
}

function toWellFormed(_: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}

/** Increased with each breaking change of the JSON formats. */
const VERSION = 1;

/** For programs: one value with a stable format. */
export const formatJson: Reporter = ({ diagnostics, summary }) =>
  formatJsonText({
    version: VERSION,
    summary,
    diagnostics: diagnostics.map(toJson),
  });

/** For programs that read a stream: one problem per line, no summary. */
export const formatJsonLines: Reporter = ({ diagnostics }) =>
  diagnostics
    .map((diagnostic) => formatJsonText(toJson(diagnostic), 0))
    .join("");

/** A diagnostic without what only other commands use. Its keys stay in the order in which they are documented. */
function toJson({
  fix: _fix,
  stableMessage: _stableMessage,
  firstFile: _firstFile,
  ...shown
}: Diagnostic): Diagnostic {
  return shown;
}

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
