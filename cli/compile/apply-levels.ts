import type { Diagnostic, Severity } from "../model/diagnostic.ts";
import { groupOf, type Levels } from "../model/levels.ts";
import { rules } from "../rules/catalogue.ts";

/**
 * Gives each diagnostic the level from the settings and drops those at `off`. In drafts, problems of the body and of
 * search results are at most warnings, because the text is still being written.
 */
export function applyLevels(
  diagnostics: readonly Diagnostic[],
  levels: Levels,
  draftFiles: ReadonlySet<string>,
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const severity = severityOf(diagnostic, levels, draftFiles);
    if (severity === undefined) return [];
    // The same object, so that a watch can keep what it has formatted.
    return severity === diagnostic.severity
      ? diagnostic
      : { ...diagnostic, severity };
  });
}

function severityOf(
  { file, rule, severity }: Diagnostic,
  levels: Levels,
  draftFiles: ReadonlySet<string>,
): Severity | undefined {
  if (severity === "error" && isNeeded(rule)) return severity;
  const asked = levels.get(rule, file);
  if (asked === "off") return undefined;
  if (asked === undefined && optional.has(rule)) return undefined;
  const level =
    asked === undefined ? severity : asked === "warn" ? "warning" : "error";
  const lenient = ["body", "seo"].includes(groupOf(rule));
  return lenient && draftFiles.has(file) ? "warning" : level;
}

/** Without what these ask for there is no entry to build, so no setting makes less than an error of them. */
function isNeeded(rule: string): boolean {
  return NEEDED.has(rule) || NEEDED.has(groupOf(rule));
}

const NEEDED = new Set([
  "schema",
  "yaml",
  "front-matter",
  "date/invalid",
  "encoding/invalid-utf8",
  "file/too-complex",
  "file/too-large",
  "slug/duplicate",
  "slug/format",
]);

/** Rules that are off unless the settings turn them on. */
const optional = new Set<string>(
  rules.filter(({ level }) => level === "off").map(({ id }) => id),
);
