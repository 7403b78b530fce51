import {
  collections,
  entryPath,
  entrySlug,
  type CollectionName,
  type MarkdownCollection,
} from "#schema";
import { parseCommonFields, type EntryHead } from "../model/entry.ts";
import type { Diagnostic, StageResult } from "../model/diagnostic.ts";
import type { SourceText } from "../model/source-text.ts";
import { findMeanings } from "../model/walk-fields.ts";
import { createLazyYaml, type YamlSource } from "../model/yaml-source.ts";
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
  const { body } = split.value;
  const { schema, plain, yaml, diagnostics } = readFields(
    source,
    split.value,
    collection,
  );
  if (yaml === undefined) return { diagnostics };
  const raw = yaml.data ?? {};
  const fields =
    plain === undefined
      ? validateFields(schema, raw, source, yaml)
      : { value: plain, diagnostics: [] };
  diagnostics.push(...fields.diagnostics);
  const slug = entrySlug(withoutFolder(source.file), ownSlug(raw));
  const kind = typeof raw === "object" && "kind" in raw ? raw.kind : undefined;
  return {
    value: {
      kind: "markdown",
      collection,
      file: source.file,
      source,
      yaml,
      base: [],
      raw,
      data: fields.value,
      meanings: findMeanings(schema, raw),
      slug,
      path: entryPath(collection, slug, { kind }) ?? `/${slug}`,
      common: parseCommonFields(raw),
      bodyRange: body,
      diagnostics,
    },
    diagnostics,
  };
}

interface ReadFields {
  schema: MarkdownCollection["frontMatter"];
  /** Set if the fields are plain and valid, so that there is nothing to report. */
  plain: Record<string, unknown> | undefined;
  yaml: YamlSource | undefined;
  diagnostics: Diagnostic[];
}

function readFields(
  source: SourceText,
  { frontMatter, opening }: SplitFile,
  collection: CollectionName,
): ReadFields {
  const { frontMatter: schema } = schemaOf(collection);
  const data = readPlainYaml(
    source.text.slice(frontMatter.start, frontMatter.end),
  );
  const checked = data === undefined ? undefined : schema.safeParse(data);
  if (checked?.success) {
    const yaml = createLazyYaml(data, () => openYaml(source));
    return { schema, plain: checked.data, yaml, diagnostics: [] };
  }
  const { value: yaml, diagnostics } = compileYaml(
    source,
    frontMatter,
    opening,
  );
  return { schema, plain: undefined, yaml, diagnostics };
}

/** The front matter of a file that is known to have valid front matter. */
export function openYaml(source: SourceText): YamlSource {
  const split = splitFrontMatter(source).value;
  const yaml =
    split && compileYaml(source, split.frontMatter, split.opening).value;
  if (yaml !== undefined) return yaml;
  // The file has changed since it was compiled. The next run reads it again.
  const start = { start: 0, end: 0 };
  return { data: {}, rangeOf: () => start, keyRangeOf: () => start };
}

function schemaOf(name: CollectionName): MarkdownCollection {
  const collection = collections[name];
  if (collection.kind !== "markdown")
    throw new Error(`${name} is no Markdown collection`);
  return collection;
}

function withoutFolder(file: string): string {
  return file.slice(file.indexOf("/") + 1);
}

function ownSlug(raw: unknown): string | undefined {
  if (typeof raw !== "object" || raw === null) return undefined;
  return "slug" in raw && typeof raw.slug === "string" ? raw.slug : undefined;
}
