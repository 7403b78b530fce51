import type { Diagnostic, Severity } from "../model/diagnostic.ts";
import type { Levels } from "../model/levels.ts";
import { rules } from "../rules/catalogue.ts";

/**
 * Diagnostics at the level that was asked for, those at `off` left out. In drafts, what is said of the body and of
 * search results is no more than a warning: the text is still being written.
 */
export function applyLevels(
  diagnostics: readonly Diagnostic[],
  levels: Levels,
  draftFiles: ReadonlySet<string>,
): Diagnostic[] {
  return diagnostics.flatMap((diagnostic) => {
    const severity = severityOf(diagnostic, levels, draftFiles);
    return severity === undefined ? [] : [{ ...diagnostic, severity }];
  });
}

function severityOf(
  { file, rule, severity }: Diagnostic,
  levels: Levels,
  draftFiles: ReadonlySet<string>,
): Severity | undefined {
  const group = groupOf(rule);
  const asked = levels.get(rule, file) ?? levels.get(group, file);
  if (asked === "off") return undefined;
  if (asked === undefined && optional.has(rule)) return undefined;
  const level =
    asked === undefined ? severity : asked === "warn" ? "warning" : "error";
  const lenient = group === "body" || group === "seo";
  return lenient && draftFiles.has(file) ? "warning" : level;
}

/** Rules that are off unless somebody asks for them. */
const optional = new Set<string>(
  rules.filter(({ level }) => level === "off").map(({ id }) => id),
);

function groupOf(rule: string): string {
  return rule.slice(0, rule.indexOf("/"));
}
