import { createRequire } from "node:module";
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
import type * as Fixes from "../rules/schema/fix-field.ts";

const require = createRequire(import.meta.url);

/** Loaded on demand: most fields have no mistakes to fix. */
function loadFixes(): typeof Fixes {
  return require("../rules/schema/fix-field.ts") as typeof Fixes;
}

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
  const absent = findAbsent(schema, value);
  if (result.success && absent.length === 0)
    return { value: result.data, diagnostics: [] };
  const place = { schema, root: value, source, yaml, base };
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const others = (result.error?.issues ?? []).filter(
    ({ code }) => code !== "custom" || absent.length === 0,
  );
  for (const issue of [...absent, ...others]) {
    for (const problem of describeIssue(issue, schema, value)) {
      const path = [...base, ...problem.path];
      const range = problem.atKey ? yaml.keyRangeOf(path) : yaml.rangeOf(path);
      // An empty text violates both its length and its pattern. One report is enough.
      const once = problem.atKey ? `${path.join("/")}!` : path.join("/");
      if (seen.has(once)) continue;
      if (seen.size > MAX_PROBLEMS) break;
      seen.add(once);
      const { help, message, rule } = problem;
      const fix = loadFixes().fixField(problem, place);
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
 * The first of the fields of which a mapping needs at least one, if it has none. The schema itself says so only of a
 * mapping without other problems.
 */
function findAbsent(
  schema: z.core.$ZodType,
  value: unknown,
): z.core.$ZodIssue[] {
  const meaning = fieldMeanings.get(schema);
  if (meaning?.kind !== "some" || !isMapping(value)) return [];
  const { fields } = meaning;
  if (fields.some((field) => value[field] !== undefined)) return [];
  const path = fields.slice(0, 1);
  return [{ code: "invalid_type", expected: "string", path, message: "" }];
}
