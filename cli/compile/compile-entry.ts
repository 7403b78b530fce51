import {
  collections,
  entryPath,
  entrySlug,
  type CollectionName,
} from "#schema";
import { parseCommonFields, type EntryHead } from "../model/entry.ts";
import type { StageResult } from "../model/diagnostic.ts";
import { schemaOf } from "../model/schema-parts.ts";
import type { SourceText } from "../model/source-text.ts";
import { textAt, valueAt } from "../model/value-at.ts";
import { findMeanings } from "../model/walk-fields.ts";
import { createUnplacedYaml, type YamlSource } from "../model/yaml-source.ts";
import { compileFrontMatter } from "./compile-front-matter.ts";
import { validateFields } from "./validate-fields.ts";

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
