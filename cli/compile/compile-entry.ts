import {
  collections,
  entryPath,
  entrySlug,
  type CollectionName,
} from "#schema";
import { parseCommonFields, type EntryHead } from "../model/entry.ts";
import type { StageResult, Diagnostic } from "../model/diagnostic.ts";
import { schemaOf, findMeanings } from "../model/schema-parts.ts";
import type { SourceText } from "../model/source-text.ts";
import { textAt, valueAt } from "../model/value-at.ts";
import { createUnplacedYaml, type YamlSource } from "../model/yaml-source.ts";
import { validateFields } from "./validate-fields.ts";
import {
  MAX_MATTER,
  readFrontMatter,
  type FrontMatter,
  type MatterProblem,
} from "../model/front-matter.ts";
import { createDiagnostic } from "../rules/create-diagnostic.ts";
import { parseYaml } from "./parse-yaml.ts";

/** Splits off, reads and validates the front matter of one Markdown file. No value if it cannot be read. */
export function compileEntryHead(
  source: SourceText,
  collection: CollectionName,
): StageResult<EntryHead> {
  const { diagnostics, value: matter } = compileFrontMatter(source);
  const yaml = matter?.data;
  if (matter === undefined || yaml === undefined) return { diagnostics };
  const schema = schemaOf(collections[collection]);
  const fields = validateFields(schema, yaml.data ?? {}, source, yaml);
  diagnostics.push(...fields.diagnostics);
  const raw = yaml.data ?? {};
  const { file } = source;
  const ownPath = file.slice(file.indexOf("/") + 1);
  const slug = entrySlug(ownPath, textAt(raw, "slug"));
  const kind = valueAt(raw, ["kind"]);
  return {
    value: {
      kind: "markdown",
      collection,
      file,
      source,
      yaml,
      base: [],
      raw,
      data: fields.value,
      meanings: findMeanings(schema, raw),
      slug,
      path: entryPath(collection, slug, { kind }) ?? `/${slug}`,
      common: parseCommonFields(raw),
      bodyRange: matter.body,
      diagnostics,
    },
    diagnostics,
  };
}

/** The front matter of a file that is known to have valid front matter. */
export function openYaml(source: SourceText): YamlSource {
  // If the file has changed since it was compiled, the next run reads it again.
  return compileFrontMatter(source).value?.data ?? createUnplacedYaml({});
}

/** Reads the front matter of a Markdown file. No value if it cannot be split off. Without its YAML if that is wrong. */
export function compileFrontMatter(
  source: SourceText,
): StageResult<FrontMatter<YamlSource | undefined>> {
  const diagnostics: Diagnostic[] = [];
  const value = readFrontMatter(source.text, (yaml) => {
    const found = parseYaml(source, yaml, { start: 0, end: 3 });
    diagnostics.push(...found.diagnostics);
    return found.value;
  });
  if (!("problem" in value)) return { value, diagnostics };
  return { diagnostics: [report(value, source)] };
}

function report(found: MatterProblem, source: SourceText): Diagnostic {
  const { problem, ...range } = found;
  switch (problem) {
    case "missing": {
      const message = "The file does not begin with front matter.";
      return createDiagnostic("front-matter/missing", source, range, message);
    }
    case "language": {
      const name = source.text.slice(range.start, range.end).trim();
      const message = `There is \`${name}\` after the opening \`---\`.`;
      const fix = /^ya?ml$/iu.test(name) ? [{ ...range, text: "" }] : undefined;
      const rule = "front-matter/language";
      return createDiagnostic(rule, source, range, message, { fix });
    }
    case "unclosed": {
      const message = "No line `---` closes the front matter.";
      return createDiagnostic("front-matter/unclosed", source, range, message);
    }
    case "more": {
      const message =
        "This line begins with `---` but holds more, so it does not close the front matter.";
      return createDiagnostic("front-matter/unclosed", source, range, message);
    }
    case "too-long": {
      const message = `The front matter has ${range.end} characters; it may have ${MAX_MATTER}.`;
      const opening = { start: 0, end: 3 };
      return createDiagnostic("file/too-large", source, opening, message);
    }
  }
}
