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
import { parseYaml } from "./parse-yaml.ts";
import { splitFrontMatter } from "./split-front-matter.ts";
import { validateFields } from "./validate-fields.ts";

/** The front matter of one Markdown file, split off, read and validated. No value when there is none to be read. */
export function compileEntryHead(
  source: SourceText,
  collection: CollectionName,
): StageResult<EntryHead> {
  const split = splitFrontMatter(source);
  if (split.value === undefined) return { diagnostics: split.diagnostics };
  const { opening, frontMatter, body } = split.value;
  const parsed = parseYaml(source, frontMatter, opening);
  const yaml = parsed.value;
  if (yaml === undefined) return { diagnostics: parsed.diagnostics };
  const raw = yaml.data ?? {};
  const fields = validateFields(
    schemaOf(collection).frontMatter,
    raw,
    source,
    yaml,
  );
  const diagnostics: Diagnostic[] = [
    ...parsed.diagnostics,
    ...fields.diagnostics,
  ];
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
      slug,
      path: entryPath(collection, slug, { kind }) ?? `/${slug}`,
      common: parseCommonFields(raw),
      bodyRange: body,
      diagnostics,
    },
    diagnostics,
  };
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
