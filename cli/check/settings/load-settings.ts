import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import * as z from "zod/mini";
import { AppError } from "../../app-error.ts";
import { relativePath } from "../../folders.ts";
import { sortDiagnostics, type Diagnostic } from "../../model/diagnostic.ts";
import { isMapping, valueAt } from "../../model/value-at.ts";
import type { YamlSource } from "../../model/yaml-source.ts";
import { createSourceText, type SourceText } from "../../model/source-text.ts";
import {
  groupOf,
  levelNames,
  SETTINGS_FILE,
  type Level,
} from "../../model/levels.ts";
import { parseYaml } from "../../compile/parse-yaml.ts";
import { validateFields } from "../../compile/validate-fields.ts";
import { createDiagnostic } from "../../rules/create-diagnostic.ts";
import type { LevelLayer } from "./levels.ts";
import { ruleIds } from "../../rules/catalogue.ts";
import { formatSuggestion, nearestWord } from "../../rules/nearest-word.ts";

const levels = z.record(z.string(), z.enum(levelNames));

const settingsSchema = z.strictObject({
  rules: z.optional(levels),
  overrides: z.optional(
    z.array(
      z.strictObject({
        paths: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
        rules: levels,
      }),
    ),
  ),
});

/**
 * The path of the settings file beside a content folder, if there is one, and its levels, strongest first: of two
 * overrides for a file, the later one counts.
 * @throws AppError that names every mistake in it with its line and column
 */
export async function loadSettings(
  contentDir: string,
  cwd: string,
): Promise<{ path?: string; layers: LevelLayer[] }> {
  const path = join(dirname(contentDir), SETTINGS_FILE);
  const shown = relativePath(cwd, path);
  const facts = await stat(path).catch(() => undefined);
  if (facts === undefined) return { layers: [] };
  if (!facts.isFile())
    throw new AppError("bad-settings", `${SETTINGS_FILE} is not a file.`, {
      hint: "Put a file in its place, or remove it.",
    });
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    const message = `The settings file ${shown} cannot be read.`;
    throw new AppError("bad-settings", message, { cause });
  });
  return { path, layers: parseSettings(text, shown, contentDir) };
}

/**
 * The layers of a settings file, strongest first.
 * @param shown the name of the file in messages
 * @throws AppError that names every mistake with its line and column
 */
export function parseSettings(
  text: string,
  shown: string,
  contentDir: string,
): LevelLayer[] {
  const source = createSourceText(shown, text.replace(/^\uFEFF/u, ""));
  const parsed = parseYaml(source);
  const yaml = parsed.value;
  if (yaml === undefined) throw refuse(parsed.diagnostics, shown);
  const raw = yaml.data ?? {};
  const checked = validateFields(settingsSchema, raw, source, yaml);
  const problems = [
    ...parsed.diagnostics,
    ...checked.diagnostics,
    ...checkRuleNames(raw, source, yaml),
  ];
  if (problems.length > 0) throw refuse(problems, shown);
  const { overrides = [], rules = {} } = settingsSchema.parse(raw);
  const folder = `${basename(contentDir)}/`;
  return [
    ...overrides.toReversed().map((override) => ({
      levels: toMap(override.rules),
      paths: override.paths.map((pattern) =>
        pattern.replace(/^\.\//u, "").startsWith(folder)
          ? pattern.replace(/^\.\//u, "").slice(folder.length)
          : pattern,
      ),
    })),
    { levels: toMap(rules) },
  ];
}

function toMap(rules: Record<string, Level>): Map<string, Level> {
  return new Map(Object.entries(rules));
}

function checkRuleNames(
  raw: unknown,
  source: SourceText,
  yaml: YamlSource,
): Diagnostic[] {
  const overrides = valueAt(raw, ["overrides"]);
  const places = Array.isArray(overrides) ? [...overrides.keys()] : [];
  const paths = places.map((place) => ["overrides", place, "rules"]);
  return [["rules"], ...paths].flatMap((path) => {
    const rules = valueAt(raw, path);
    const names = isMapping(rules) ? Object.keys(rules) : [];
    return names.flatMap((name) => {
      if (isRuleOrGroup(name)) return [];
      const range = yaml.keyRangeOf([...path, name]);
      const { message, help } = describeUnknownRule(name);
      const rule = "schema/unknown-key";
      return createDiagnostic(rule, source, range, message, { help });
    });
  });
}

function refuse(problems: readonly Diagnostic[], shown: string): AppError {
  const lines = sortDiagnostics(problems).map(
    ({ column, help, line, message }) =>
      `${shown}:${line}:${column}: ${message} ${help}`,
  );
  return new AppError("bad-settings", lines.join("\n"), {
    hint: "`content explain` lists the rules and their groups.",
  });
}

const ruleGroups: readonly string[] = [...new Set(ruleIds.map(groupOf))];

export function isRuleOrGroup(name: string): boolean {
  const names: readonly string[] = ruleIds;
  return names.includes(name) || ruleGroups.includes(name);
}

function nearestRule(name: string): string | undefined {
  return (
    nearestWord(name, [...ruleGroups, ...ruleIds]) ??
    // The right rule with the wrong group, or without a group.
    ruleIds.find((id) => id.endsWith(`/${name.replace(/^.*\//u, "")}`))
  );
}

export function describeUnknownRule(name: string) {
  const meant = nearestRule(name);
  return {
    message: `There is no rule or group "${name}".${formatSuggestion(meant)}`,
    help:
      meant === undefined
        ? `Groups are: ${ruleGroups.join(", ")}.`
        : `Write \`${meant}\`.`,
  };
}
