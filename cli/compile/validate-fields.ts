import { fieldMeanings } from "#schema";
import type * as z from "zod/mini";
import type { Diagnostic, StageResult } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { isMapping } from "../model/value-at.ts";
import type { FieldPath, YamlSource } from "../model/yaml-source.ts";
import {
  createDiagnostic,
  limitProblems,
  MAX_PROBLEMS,
} from "../rules/create-diagnostic.ts";
import { describeIssue } from "../rules/schema/describe-issue.ts";
import { QUOTE_HELP } from "../rules/schema/describe-value.ts";
import { fixField } from "../rules/schema/fix-field.ts";

type Issue = z.core.$ZodIssue;

/**
 * Checks a value against its schema. Reports each problem in plain words at its node.
 * @param base the path of the value in the file, for a record in a list
 */
export function validateFields(
  schema: z.ZodMiniType<Record<string, unknown>>,
  value: unknown,
  source: SourceText,
  yaml: YamlSource,
  base: FieldPath = [],
): StageResult<Record<string, unknown>> {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data, diagnostics: [] };
  const issues = withAbsent(result.error.issues, schema, value);
  const place = { schema, root: value, source, yaml, base };
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const issue of issues) {
    for (const problem of describeIssue(issue, schema, value)) {
      const path = [...base, ...problem.path];
      const range = problem.atKey ? yaml.keyRangeOf(path) : yaml.rangeOf(path);
      // An empty text violates both its length and its pattern. One report is enough.
      const once = problem.atKey ? `${path.join("/")}!` : path.join("/");
      if (seen.has(once)) continue;
      if (seen.size > MAX_PROBLEMS) break;
      seen.add(once);
      const { help, message, rule } = problem;
      const fix = fixField(problem, place);
      const [quoted, ...others] = help === QUOTE_HELP ? (fix ?? []) : [];
      const advice =
        quoted === undefined || others.length > 0
          ? help
          : `Quote it: ${quoted.text}.`;
      diagnostics.push(
        createDiagnostic(rule, source, range, message, { help: advice, fix }),
      );
    }
  }
  return { diagnostics: limitProblems(diagnostics, source) };
}

/**
 * Issues with a missing field for a mapping that has none of those of which it needs one. The schema itself says so in
 * other words, and only of a mapping without other problems.
 */
function withAbsent(
  issues: readonly Issue[],
  schema: z.core.$ZodType,
  value: unknown,
): readonly Issue[] {
  const meaning = fieldMeanings.get(schema);
  if (meaning?.kind !== "some" || !isMapping(value)) return issues;
  const { fields } = meaning;
  if (fields.some((field) => value[field] !== undefined)) return issues;
  const path = fields.slice(0, 1);
  const others = issues.filter(({ code }) => code !== "custom");
  return [
    { code: "invalid_type", expected: "string", path, message: "" },
    ...others,
  ];
}
