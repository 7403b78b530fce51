import type { CompiledEntry, CompiledFile } from "../model/compiled-file.ts";
import {
  parseCommonFields,
  trustCommonFields,
  type MarkdownEntry,
} from "../model/entry.ts";
import type { SourceText } from "../model/source-text.ts";
import { createLazyYaml, type YamlSource } from "../model/yaml-source.ts";

/** A compiled file as an entry for checks across files. Its text is read again only to find a position in it. */
export function openEntry(
  { diagnostics, file }: CompiledFile,
  entry: CompiledEntry,
  source: SourceText,
  openYaml: (source: SourceText) => YamlSource,
): MarkdownEntry {
  const { body, bodyRange, collection, isValid, meanings, path, raw, slug } =
    entry;
  const rendered = entry.rendered?.body;
  const data = isValid ? parseRecord(raw) : undefined;
  return {
    kind: "markdown",
    collection,
    slug,
    path,
    file,
    source,
    yaml: createLazyYaml(raw, () => openYaml(source)),
    base: [],
    raw,
    meanings,
    data,
    common: data ? trustCommonFields(data) : parseCommonFields(raw),
    bodyRange,
    body: {
      ...body,
      diagnostics: [],
      ...(rendered === undefined ? {} : { rendered }),
    },
    diagnostics,
  };
}

/** A schema has accepted the fields, so they are a mapping. */
function parseRecord(raw: unknown): Record<string, unknown> {
  return raw as Record<string, unknown>;
}
