import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Range,
  type YAMLError,
} from "yaml";
import type { Diagnostic, StageResult } from "../model/diagnostic.ts";
import type { SourceText, TextRange } from "../model/source-text.ts";
import {
  findRepeatedKeys,
  removeRepeatedKeys,
} from "../model/repeated-keys.ts";
import type { FieldPath, YamlSource } from "../model/yaml-source.ts";
import {
  createDiagnostic,
  limitProblems,
  MAX_PROBLEMS,
} from "../rules/create-diagnostic.ts";
import { describeYamlError } from "../rules/yaml/describe-yaml-error.ts";
import {
  createOpeningFinder,
  withoutEchoes,
} from "../rules/yaml/find-opening.ts";
import { fixYaml } from "../rules/yaml/fix-yaml.ts";

/**
 * Parses a file, or a part of it, as YAML 1.2 with the core schema: dates stay strings, and nothing is evaluated.
 * @param fallback the range to report when something is missing at the top level
 */
export function parseYaml(
  source: SourceText,
  range: TextRange = { start: 0, end: source.text.length },
  fallback: TextRange = { start: 0, end: 0 },
): StageResult<YamlSource> {
  const base = range.start;
  const at = (start: number, end: number) => ({
    start: base + start,
    end: base + end,
  });
  try {
    const document = parseDocument(source.text.slice(range.start, range.end), {
      version: "1.2",
      schema: "core",
      prettyErrors: false,
      logLevel: "error",
      // The parser compares each key with every other, which takes minutes for many keys.
      uniqueKeys: false,
    });
    const problems = [
      ...document.errors,
      ...document.warnings,
      ...findRepeatedKeys(document),
    ];
    const diagnostics = reportProblems(
      withoutEchoes(problems),
      document,
      source,
      range,
    );
    if (problems.some((problem) => problem.code !== "DUPLICATE_KEY"))
      return { diagnostics };
    removeRepeatedKeys(document);
    diagnostics.push(...removeOddKeys(document, source, at));
    diagnostics.push(...findOddAliases(document, source, at));
    if (diagnostics.some(({ rule }) => rule === "yaml/syntax"))
      return { diagnostics };
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    return { value: locate(document, data, at, fallback), diagnostics };
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof ReferenceError))
      throw error;
    const message =
      error instanceof RangeError
        ? "The YAML is nested too deeply to be read."
        : "The YAML repeats itself through aliases so often that it would grow out of hand.";
    const help = "Write the values out, with less nesting.";
    return {
      diagnostics: [
        createDiagnostic("yaml/syntax", source, fallback, message, { help }),
      ],
    };
  }
}

type Shift = (start: number, end: number) => TextRange;

/** The total number of characters to parse again for fixes. Each fix parses the whole text several times. */
const MAX_READ_FOR_FIXES = 300_000;

/** Reports one problem for each line, because further errors on a line usually follow from the first. */
function reportProblems(
  problems: readonly YAMLError[],
  document: Document,
  source: SourceText,
  yaml: TextRange,
): Diagnostic[] {
  const readLines = new Set<number>();
  const lines = new Set<number>();
  const diagnostics: Diagnostic[] = [];
  const openingOf = createOpeningFinder(document);
  for (const problem of problems) {
    // Describing every error on a long line would be slow.
    const { line: read } = source.positionAt(yaml.start + problem.pos[0]);
    if (readLines.has(read)) continue;
    readLines.add(read);
    const place = { base: yaml.start, opening: openingOf(problem) };
    const found = describeYamlError(problem, source, place);
    const { help, message, range, rule } = found;
    const { line } = source.positionAt(range.start);
    if (lines.has(line)) continue;
    if (lines.size > MAX_PROBLEMS) break;
    lines.add(line);
    const characters = lines.size * (yaml.end - yaml.start);
    const fix =
      characters > MAX_READ_FOR_FIXES
        ? undefined
        : fixYaml(problem, rule, source, yaml);
    diagnostics.push(
      createDiagnostic(rule, source, range, message, { help, fix }),
    );
  }
  return limitProblems(diagnostics, source);
}

/** Removes keys that are not plain text, and `__proto__`, which would change the prototype of objects. */
function removeOddKeys(
  document: Document,
  source: SourceText,
  at: Shift,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    Pair(_, { key }) {
      const isText = isScalar(key) && typeof key.value === "string";
      if (isText && key.value !== "__proto__") return undefined;
      const [start, end] = rangeOfNode(key) ?? [0, 0];
      const message = isText
        ? "`__proto__` cannot be the name of a field."
        : "A key is not plain text.";
      const help = isText ? undefined : "Name each field with a word.";
      const rule = "schema/unknown-key";
      diagnostics.push(
        createDiagnostic(rule, source, at(start, end), message, { help }),
      );
      return visit.REMOVE;
    },
  });
  return diagnostics;
}

/** Resolving an alias searches all anchors, so more aliases than this would take too long. */
const MAX_ALIASES = 500;

/** Finds aliases without an anchor, aliases inside their own value, which would never end, and too many aliases. */
function findOddAliases(
  document: Document,
  source: SourceText,
  at: Shift,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const anchors = new Map<string, unknown>();
  let count = 0;
  visit(document, {
    Node(_, node, path) {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.set(node.anchor, node);
        return undefined;
      }
      const name = node.source;
      const target = anchors.get(name);
      const message =
        ++count > MAX_ALIASES
          ? `The file repeats values more than ${MAX_ALIASES} times.`
          : target === undefined
            ? `\`*${name}\` repeats a value that no \`&${name}\` before it names.`
            : path.some((one) => one === target)
              ? `\`*${name}\` stands inside of the value that it repeats.`
              : undefined;
      if (message === undefined) return undefined;
      const [start, end] = rangeOfNode(node) ?? [0, 0];
      const help = "Quote the value if the asterisk belongs to it.";
      const rule = "yaml/syntax";
      diagnostics.push(
        createDiagnostic(rule, source, at(start, end), message, { help }),
      );
      return count > MAX_ALIASES ? visit.BREAK : undefined;
    },
  });
  return diagnostics;
}

function locate(
  document: Document,
  data: unknown,
  at: Shift,
  fallback: TextRange,
): YamlSource {
  const find = (path: FieldPath, wanted: "key" | "value"): TextRange => {
    let node: unknown = document.contents;
    let found = fallback;
    const whole = path.length === 0 ? rangeOfNode(node) : undefined;
    if (whole !== undefined) return at(whole[0], whole[1]);
    for (const [depth, step] of path.entries()) {
      if (isAlias(node)) node = node.resolve(document);
      const child = childOf(node, step);
      if (child === undefined) return found;
      const last = depth === path.length - 1;
      const range = last && wanted === "value" ? child.value : child.key;
      found = range === undefined ? found : at(range[0], range[1]);
      node = child.node;
    }
    return found;
  };
  return {
    data,
    rangeOf: (path) => find(path, "value"),
    keyRangeOf: (path) => find(path, "key"),
  };
}

function childOf(parent: unknown, step: string | number) {
  if (isMap(parent)) {
    const name = String(step);
    const pair = parent.items.find(
      ({ key }) => isScalar(key) && key.value === name,
    );
    if (pair === undefined) return undefined;
    const key = rangeOfNode(pair.key);
    const value = rangeOfNode(pair.value);
    const written = value !== undefined && value[1] > value[0];
    return { node: pair.value, key, value: written ? value : key };
  }
  if (!isSeq(parent) || typeof step !== "number") return undefined;
  const item = parent.items[step];
  if (item === undefined) return undefined;
  const first = isMap(item) ? item.items[0] : undefined;
  const key = isPair(first) ? rangeOfNode(first.key) : rangeOfNode(item);
  return { node: item, key, value: rangeOfNode(item) };
}

function rangeOfNode(node: unknown): Range | undefined {
  return isNode(node) ? (node.range ?? undefined) : undefined;
}
