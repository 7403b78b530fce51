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
import {
  createLazyYaml,
  createUnplacedYaml,
  type YamlSource,
} from "../model/yaml-source.ts";
import { compileYaml } from "./compile-yaml.ts";
import { readPlainYaml } from "./read-plain-yaml.ts";
import { splitFrontMatter, type SplitFile } from "./split-front-matter.ts";
import { validateFields } from "./validate-fields.ts";

/** Splits off, reads and validates the front matter of one Markdown file. No value if it cannot be read. */
export function compileEntryHead(
  source: SourceText,
  collection: CollectionName,
): StageResult<EntryHead> {
  const split = splitFrontMatter(source);
  if (split.value === undefined) return { diagnostics: split.diagnostics };
  const schema = schemaOf(collections[collection]);
  const { data, diagnostics, yaml } = readFields(source, split.value, schema);
  if (yaml === undefined) return { diagnostics };
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
      data,
      meanings: findMeanings(schema, raw),
      slug,
      path: entryPath(collection, slug, { kind }) ?? `/${slug}`,
      common: parseCommonFields(raw),
      bodyRange: split.value.body,
      diagnostics,
    },
    diagnostics,
  };
}

/** The front matter as YAML, and as its schema gives it. There is nothing to report if it is plain and valid. */
function readFields(
  source: SourceText,
  { frontMatter, opening }: SplitFile,
  schema: ReturnType<typeof schemaOf>,
) {
  const { end, start } = frontMatter;
  const plain = readPlainYaml(source.text.slice(start, end));
  const checked = plain === undefined ? undefined : schema.safeParse(plain);
  if (checked?.success) {
    const yaml = createLazyYaml(plain, () => openYaml(source));
    return { yaml, data: checked.data, diagnostics: [] };
  }
  const { diagnostics, value: yaml } = compileYaml(
    source,
    frontMatter,
    opening,
  );
  if (yaml === undefined) return { diagnostics };
  const fields = validateFields(schema, yaml.data ?? {}, source, yaml);
  diagnostics.push(...fields.diagnostics);
  return { yaml, data: fields.value, diagnostics };
}

/** The front matter of a file that is known to have valid front matter. */
export function openYaml(source: SourceText): YamlSource {
  const split = splitFrontMatter(source).value;
  const yaml =
    split && compileYaml(source, split.frontMatter, split.opening).value;
  if (yaml !== undefined) return yaml;
  // The file has changed since it was compiled. The next run reads it again.
  return createUnplacedYaml({});
}
